import type { ReactNode } from 'react';
import styles from './card-pair.module.css';

/** Two blocks beside each other where there is room. */
export function CardPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
