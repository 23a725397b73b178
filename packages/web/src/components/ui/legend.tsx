import type { ReactNode } from 'react';
import styles from './legend.module.css';

interface LegendProps {
  readonly className?: string | undefined;
  /** List items, whose classes set the swatches. */
  readonly children: ReactNode;
}

/** What the marks of a chart mean. */
export function Legend({ className, children }: LegendProps) {
  return <ul className={className === undefined ? styles.legend : `${styles.legend} ${className}`}>{children}</ul>;
}
