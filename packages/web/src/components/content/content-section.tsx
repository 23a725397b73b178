import type { ReactNode } from 'react';
import styles from './content.module.css';

interface ContentSectionProps {
  readonly heading: string;
  readonly id?: string | undefined;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a content page under its heading; the anchor stands on the part itself. */
export function ContentSection({ heading, id, lead, children }: ContentSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{heading}</h2>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
