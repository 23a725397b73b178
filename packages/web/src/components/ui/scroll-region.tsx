import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

interface ScrollRegionProps {
  /** What scrolls, for those who reach it by keys or ears. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where a narrow screen or large text leaves it no space; the keyboard reaches it, also without script. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by key
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
