import type { ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps {
  readonly id: string;
  readonly title: string;
  /** A quiet line beside the title: legend or freshness. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a weather page: a heading that names it, a quiet line, the content. */
export function Block({ id, title, aside, children }: BlockProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
