import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './copy-code.module.css';

interface CopyCodeProps {
  readonly code: string;
  /** What is copied, for those who hear it. */
  readonly what: string;
  /** Of the page. */
  readonly language: Language;
  /** Of the code, where it is a sentence. */
  readonly lang?: Language;
}

/** Text to be pasted elsewhere, with a button that copies it; without script a click marks all of it. */
export function CopyCode({ code, what, language, lang }: CopyCodeProps) {
  const words = apiDocsMessages[language];
  return (
    <fieldset className={styles.code} data-island="code-samples" data-wake="interaction">
      <legend className="visually-hidden">{what}</legend>
      <pre lang={lang} data-code="">
        {code}
      </pre>
      <button type="button" data-done={words.copied}>
        {words.copy}
      </button>
    </fieldset>
  );
}
