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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
