import { leadFormMessages } from '@portal/content/messages/lead-form-messages';
import type { Language } from '@portal/domain/language/language';
import { LEAD_RETENTION_MONTHS } from '@portal/domain/lead/lead';
import styles from './lead-form.module.css';

interface LeadAsideProps {
  readonly language: Language;
  readonly privacyPath: string;
  readonly wantsAdvertising: boolean;
}

/** What the data are for, the box for advertising, and a field that only programs fill in. */
export function LeadAside({ language, privacyPath, wantsAdvertising }: LeadAsideProps) {
  const words = leadFormMessages[language];
  return (
    <>
      <label className={`${styles.advertising} ${styles.whole}`}>
        <input type="checkbox" name="advertising" defaultChecked={wantsAdvertising} />
        {words.advertising}
      </label>
      <p className={`${styles.purpose} ${styles.whole}`}>
        {words.purpose(LEAD_RETENTION_MONTHS)} <a href={privacyPath}>{words.privacy}</a>
      </p>
      <label className={styles.trap} aria-hidden="true">
        {words.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
