import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  /** Without a line above it, where it stands by itself. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** What not everybody wants to see at once, behind a line that says what it is; printed it is open. */
export function Fold({ title, isOpen, isQuiet = false, children }: FoldProps) {
  return (
    <details className={isQuiet ? styles.fold : `${styles.fold} ${styles.ruled}`} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
