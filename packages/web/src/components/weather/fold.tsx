import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What not everybody wants to see at once, behind a line that says what it is; printed it is open. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
