import { ruleEditorMessages } from '@portal/content/messages/rule-editor-messages';
import type { Language } from '@portal/domain/language/language';
import { useEffect, useState } from 'react';
import styles from './rule-editor.module.css';
import type { Saving } from './use-saving.ts';

/** Navigation held back by unsaved changes; null: none. Leaving the site uses the browser's own question. */
function useLeaving(isUnsaved: boolean) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const holdBack = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isOther = link === null || link.target !== '' || event.ctrlKey || event.metaKey || event.shiftKey;
      if (isOther || link.origin !== location.origin || link.getAttribute('href')?.startsWith('#') === true) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.href);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', holdBack, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', holdBack, true);
    };
  }, [isUnsaved]);
  // Continues the held navigation once nothing holds it back.
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving && !isUnsaved && wanted !== null) location.assign(wanted);
  }, [isLeaving, isUnsaved, wanted]);
  return { wanted, stay: () => setWanted(null), leave: () => setIsLeaving(true) };
}

interface SaveBarProps {
  readonly language: Language;
  /** Summary of changes; empty without any. */
  readonly changes: string;
  readonly isNew: boolean;
  /** What prevents saving; null: nothing. */
  readonly mistake: string | null;
  readonly saving: Saving;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Unsaved changes, at the lower edge of the screen, with the page's only action. */
export function SaveBar({ language, changes, isNew, mistake, saving, onSave, onDiscard }: SaveBarProps) {
  const words = ruleEditorMessages[language].bar;
  const isUnsaved = isNew || changes !== '';
  const [isGivenUp, setIsGivenUp] = useState(false);
  const { wanted, stay, leave } = useLeaving(isUnsaved && !isGivenUp);
  if (!isUnsaved && saving.step !== 'saved') return null;
  const unsaved = mistake ?? (isNew ? words.isNew : words.unsaved(changes));
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.barRow}`}>
        <p role="status" data-step={saving.step}>
          {saving.step === 'open' ? (isUnsaved ? unsaved : '') : saving.message}
        </p>
        {wanted !== null && (
          <div role="alert" className={styles.leaving}>
            <b>{words.leaving}</b>
            <button
              type="button"
              className={styles.danger}
              onClick={() => {
                setIsGivenUp(true);
                leave();
              }}
            >
              {words.leave}
            </button>
            <button type="button" className={styles.plain} onClick={stay}>
              {words.stay}
            </button>
          </div>
        )}
        {isUnsaved && (
          <div className={styles.barActions}>
            <button type="button" className={styles.discard} onClick={onDiscard}>
              {words.discard}
            </button>
            <button type="button" className="button" aria-disabled={saving.step === 'sending'} onClick={onSave}>
              {saving.step === 'sending' ? words.saving : words.save}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
