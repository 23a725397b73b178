import { formatRainNumber } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { toRainLevel } from './rain-level.ts';
import styles from './rain-strip.module.css';

const BLOCK = 9;
const STEP = 11;
const REST = 2;
const HEIGHT = 20;
const HEIGHTS = [3, 8, 14, 20, 20] as const;

/** Left edge of an hour's block: a wider gap after every six hours. */
const leftOf = (hour: number): number => hour * STEP + Math.floor(hour / 6) * REST;
const WIDTH = leftOf(23) + BLOCK;

/** One path per rain step instead of 24 elements: a page has up to 15 strips. */
function drawSteps(hours: readonly (number | null)[]): string[] {
  const paths = ['', '', '', '', ''];
  hours.forEach((millimetres, hour) => {
    if (millimetres === null) return;
    const level = toRainLevel(millimetres);
    const height = HEIGHTS[level];
    paths[level] += `M${leftOf(hour)} ${HEIGHT - height}h${BLOCK}v${height}h-${BLOCK}z`;
  });
  return paths;
}

/** The day's rain at a glance: 24 blocks, height and colour both say the class; an unknown hour is left empty. */
export function RainStrip({ hours, view }: { readonly hours: readonly (number | null)[]; readonly view: PageView }) {
  const wet = hours.filter((mm) => mm !== null && mm >= 0.1).length;
  const sum = hours.reduce<number>((total, mm) => total + (mm ?? 0), 0);
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={view.words.days.strip(wet, formatRainNumber(sum, view.style))}
    >
      {drawSteps(hours).map((path, level) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of the scale
        path === '' ? null : <path key={level} className={styles[`step${level}`]} d={path} />,
      )}
    </svg>
  );
}
