import { findDegreeClass } from '#components/weather/degree-bar.tsx';
import styles from './week-columns.module.css';

/** Degrees at the foot and at the top of the picture, °C. */
const FOOT_C = 8;
const TOP_C = 34;
const STEP = 40;
const WIDTH = 34;
const DEGREE = 4;
const HEIGHT = (TOP_C - FOOT_C) * DEGREE;

interface WeekColumn {
  /** First day, as it is written. */
  readonly from: string;
  readonly celsius: number | null;
}

interface WeekColumnsProps {
  readonly weeks: readonly WeekColumn[];
  /** Where something changes, °C: a dashed line each. */
  readonly edgesC: readonly number[];
  readonly caption: string;
}

const toY = (celsius: number): number => (TOP_C - Math.min(Math.max(celsius, FOOT_C + 1), TOP_C)) * DEGREE;

/** Weeks as columns in the colour of their warmth. Beside a table that tells the figures. */
export function WeekColumns({ weeks, edgesC, caption }: WeekColumnsProps) {
  if (weeks.every(({ celsius }) => celsius === null)) return null;
  const width = weeks.length * STEP - (STEP - WIDTH);
  return (
    <figure className={styles.columns}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ from, celsius }, index) =>
          celsius === null ? null : (
            <path
              key={from}
              className={findDegreeClass(celsius)}
              d={`M${index * STEP} ${toY(celsius)}h${WIDTH}V${HEIGHT}h${-WIDTH}z`}
            />
          ),
        )}
        <path className={styles.edges} d={edgesC.map((edge) => `M0 ${toY(edge)}H${width}`).join('')} />
      </svg>
      <p className={styles.dates} aria-hidden="true">
        {[weeks[0], weeks[Math.floor(weeks.length / 2)], weeks.at(-1)].map((week) => (
          <span key={week?.from}>{week?.from}</span>
        ))}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
