import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import type { LeadArea } from '@portal/domain/lead/lead';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styles from './consultation-dialog.module.css';
import { LeadForm } from './lead-form.tsx';

interface ConsultationDialogProps {
  readonly language: Language;
  readonly privacyPath: string;
  readonly area: LeadArea | null;
  /** Called when the dialog is gone. */
  readonly onClose: () => void;
}

/** Text typed into a field, or a box ticked; the chosen area is the page's guess and does not count. */
function isTypedIn(dialog: HTMLDialogElement): boolean {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"])');
  return [...fields].some(({ value }) => value.trim() !== '');
}

/** Leaves a dialog, and asks first where something was typed. */
function useLeaving(dialog: RefObject<HTMLDialogElement | null>) {
  const from = useRef<Element | null>(null);
  const [asking, setAsking] = useState(false);
  const close = (): void => dialog.current?.close();
  /** Resumes the action that the question interrupted. */
  const stay = (): void => {
    setAsking(false);
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  const ask = (): void => {
    from.current = document.activeElement;
    setAsking(true);
  };
  const leave = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (asking) stay();
    else if (dialog.current !== null && isTypedIn(dialog.current)) ask();
    else close();
  };
  return { asking, close, stay, leave };
}

/** The consultation form over the page. Closing forgets everything, and asks first where something was typed. */
export function ConsultationDialog({ language, privacyPath, area, onClose }: ConsultationDialogProps) {
  const words = leadFormMessages[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const { asking, close, stay, leave } = useLeaving(dialog);
  useEffect(() => {
    dialog.current?.showModal();
    // The first field, not the button that closes.
    dialog.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="consultation"
      onCancel={leave}
      // Of two cancels in a row browsers let a page prevent the first only: this one never becomes a cancel.
      onKeyDown={(event) => event.key === 'Escape' && leave(event)}
      onClose={onClose}
      // A click beside the box; the keyboard closes it by Escape.
      onPointerDown={(event) => event.target === dialog.current && leave(event)}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id="consultation">{words.title}</h2>
          <button type="button" className={styles.close} aria-label={words.close} onClick={() => leave()}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M18 6 6 18M6 6l12 12" />
            </svg>
          </button>
        </div>
        {asking && (
          <div className={styles.ask} role="alertdialog" aria-labelledby="leave">
            <p id="leave">{words.leave}</p>
            <button type="button" className="button" ref={(button) => button?.focus()} onClick={stay}>
              {words.leaveNo}
            </button>
            <button type="button" className={styles.leave} onClick={close}>
              {words.leaveYes}
            </button>
          </div>
        )}
        <p className={styles.lead}>{words.lead}</p>
        <LeadForm
          kind="consultation"
          language={language}
          privacyPath={privacyPath}
          values={area === null ? {} : { page: area }}
          errors={{}}
          failed={false}
          headingLevel="h3"
        />
      </div>
    </dialog>
  );
}
