import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatPercent } from './format-values.ts';
import type { PageView } from './page-view.ts';
import styles from './tercile-blocks.module.css';

interface TercileBlocksProps {
  readonly terciles: OutlookWeek['temperature'];
  readonly describe: (below: string, near: string, above: string) => string;
  readonly kind: 'warmth' | 'rain';
  readonly view: PageView;
}

/** Chances of less than usual, about as usual and more, as three blocks in a row with their words. Nothing where none are known. */
export function TercileBlocks({ terciles, describe, kind, view }: TercileBlocksProps) {
  if (terciles === null) return null;
  const { below, near, above } = terciles;
  const [from, to] = [below, below + near];
  return (
    <span className={styles.terciles}>
      <svg width="100" height="8" viewBox="0 0 100 8" aria-hidden="true" className={styles[kind]}>
        <path className={styles.below} d={`M0 0H${from}V8H0z`} />
        <path className={styles.near} d={`M${from} 0H${to}V8H${from}z`} />
        <path className={styles.above} d={`M${to} 0H100V8H${to}z`} />
      </svg>
      {describe(formatPercent(below, view.style), formatPercent(near, view.style), formatPercent(above, view.style))}
    </span>
  );
}
