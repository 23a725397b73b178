import { CLAIMS, type ClaimId } from '@portal/content/claims/claims.table';
import type { ContentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './content.module.css';

interface ClaimListProps {
  readonly claims: readonly ClaimId[];
  readonly language: Language;
  readonly words: ContentPagesMessages;
}

/** What the company says of itself, and below it on whose word that stands. */
export function ClaimList({ claims, language, words }: ClaimListProps) {
  return (
    <>
      <ul className={styles.claims}>
        {claims.map((id) => (
          <li key={id}>
            <strong>{CLAIMS[id].text[language]}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.footnote}>{words.stated}</p>
    </>
  );
}
