import { apiDocsMessages } from '@portal/content/messages/api-docs-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './copy-code.module.css';

interface CopyCodeProps {
  readonly code: string;
  /** Names the copied text for screen readers. */
  readonly what: string;
  /** Language of the page. */
  readonly language: Language;
  /** Language of the text, where it is a sentence. */
  readonly lang?: Language;
}

/** Text with a copy button; without JavaScript a click selects all of it. */
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
