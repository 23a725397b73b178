import { CLAIMS, type Claim, type ClaimId } from '@portal/content/claims/claims.table';
import type { Company } from '@portal/content/company/company';
import type { ContentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { Language } from '@portal/domain/language/language';
import styles from './content.module.css';

interface ClaimListProps {
  readonly claims: readonly ClaimId[];
  readonly language: Language;
  readonly words: ContentPagesMessages;
  readonly company: Pick<Company, 'facts'>;
}

/** What the company says of itself, and below it on whose word that stands. */
export function ClaimList({ claims, language, words, company: { facts } }: ClaimListProps) {
  const isSaid = ({ needs }: Claim): boolean => needs === undefined || facts[needs] !== null;
  return (
    <>
      <ul className={styles.claims}>
        {claims
          .filter((id) => isSaid(CLAIMS[id]))
          .map((id) => (
            <li key={id}>
              <strong>{CLAIMS[id].text[language]}</strong>
            </li>
          ))}
      </ul>
      <p className={styles.footnote}>{words.stated}</p>
    </>
  );
}
