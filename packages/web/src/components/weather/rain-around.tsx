import type { PageView } from './page-view.ts';
import styles from './rain-bars.module.css';
import { toRainLevel } from './rain-level.ts';
import rainSteps from './rain-steps.module.css';

const SIDE = 7;

/** How much of the area is wet, in words: a third and a half part them. */
function describeSpread(wet: number, known: number, { words }: PageView): string {
  const { around } = words.place.nextRain;
  if (wet === 0) return around.none;
  const spread = 3 * wet < known ? around.few : 2 * wet < known ? around.some : around.many;
  return around.told(spread, String(wet), String(known));
}

interface RainAroundProps {
  readonly around: readonly (number | null)[];
  /** Whether nothing is said where no cell is wet. */
  readonly isQuiet: boolean;
  readonly view: PageView;
}

/** Rain in the 7 × 7 cells around a place, the place in the middle, and how much of them is wet. */
export function RainAround({ around, isQuiet, view }: RainAroundProps) {
  const paths = ['', '', '', '', ''];
  let [wet, known] = [0, 0];
  around.forEach((rate, index) => {
    if (rate === null) return;
    const level = toRainLevel(rate);
    known += 1;
    wet += level > 0 ? 1 : 0;
    paths[level] += `M${(index % SIDE) * 10} ${Math.floor(index / SIDE) * 10}h9v9h-9z`;
  });
  if (known === 0 || (isQuiet && wet === 0)) return null;
  return (
    <p className={styles.around}>
      <svg viewBox="0 0 69 69" aria-hidden="true">
        {paths.map((path, level) =>
          path === '' ? null : (
            <path key={path} className={level === 0 ? styles.dry : rainSteps[`step${level}`]} d={path} />
          ),
        )}
        <path className={styles.here} d="M30 30h9v9h-9z" />
      </svg>
      {describeSpread(wet, known, view)}
    </p>
  );
}
