import type { ReactNode } from 'react';
import styles from './content.module.css';

interface ContentSectionProps {
  readonly heading: string;
  readonly id?: string | undefined;
  readonly lead?: string | undefined;
  /** Whether a wide screen shows the heading beside what it heads: words read better in a narrow column. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/** A part of a content page under its heading; the anchor stands on the part itself. */
export function ContentSection({ heading, id, lead, beside = false, children }: ContentSectionProps) {
  return (
    <section id={id} className={beside ? `${styles.section} ${styles.beside}` : styles.section}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
