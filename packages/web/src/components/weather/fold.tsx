import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Without a divider above, where it is the only content. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** Optional content behind a summary line; printed open. */
export function Fold({ title, isOpen, isQuiet = false, children }: FoldProps) {
  return (
    <details className={isQuiet ? styles.fold : `${styles.fold} ${styles.ruled}`} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
