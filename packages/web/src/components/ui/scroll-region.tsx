import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

interface ScrollRegionProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Horizontally scrollable table, reachable by keyboard without JavaScript. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
