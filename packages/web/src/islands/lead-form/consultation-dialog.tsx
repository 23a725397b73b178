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
  /** Called after the dialog has closed. */
  readonly onClose: () => void;
}

/** True if text was typed or a box ticked; the preselected area does not count. */
function isTypedIn(dialog: HTMLDialogElement): boolean {
  const fields = dialog.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"])');
  return [...fields].some(({ value }) => value.trim() !== '');
}

/** Closes the dialog, after a confirmation if anything was typed. */
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

/** Consultation form in a dialog. Closing discards the input, after a confirmation if anything was typed. */
export function ConsultationDialog({ language, privacyPath, area, onClose }: ConsultationDialogProps) {
  const words = leadFormMessages[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const { asking, close, stay, leave } = useLeaving(dialog);
  useEffect(() => {
    dialog.current?.showModal();
    // The first field rather than the close button.
    dialog.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="consultation"
      onCancel={leave}
      // Browsers let a page prevent only the first of two consecutive cancel events, so Escape is handled before.
      onKeyDown={(event) => event.key === 'Escape' && leave(event)}
      onClose={onClose}
      // A click on the backdrop; the keyboard has Escape.
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
