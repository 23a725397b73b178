import styles from './company.module.css';

/** A text of the operator's files, which was made harmless when it was read. */
export function OperatorText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where the file is read (apps/portal, features/company)
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
