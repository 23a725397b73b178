import { PathDrawing } from '#components/ui/icon.tsx';
import styles from './degree-bar.module.css';

/** The lowest and highest whole degree of an axis that several bars stand on. */
export interface DegreeAxis {
  readonly low: number;
  readonly high: number;
}

/** One axis for all rows, from their extremes in °C; null when no day has both. */
export function findDegreeAxis(
  days: readonly { readonly temperatureMin: number | null; readonly temperatureMax: number | null }[],
): DegreeAxis | null {
  const lows = days.flatMap((day) => (day.temperatureMin === null ? [] : [day.temperatureMin]));
  const highs = days.flatMap((day) => (day.temperatureMax === null ? [] : [day.temperatureMax]));
  if (lows.length === 0 || highs.length === 0) return null;
  return { low: Math.floor(Math.min(...lows)), high: Math.ceil(Math.max(...highs)) };
}

const COLDEST = 12;
const HOTTEST = 40;

/** The lower end of the 2 °C colour step that a degree falls in: `--k26`. */
export function findDegreeStep(degree: number): number {
  return Math.min(Math.max(Math.floor(degree / 2) * 2, COLDEST), HOTTEST);
}

/** Class of the 2 °C colour step that a degree falls in. */
export function findDegreeClass(degree: number): string {
  return styles[`k${findDegreeStep(degree)}`] ?? '';
}

const STEP = 2;

/** One path for each 2° step of colour between low and high, without a gap. */
function drawSteps(low: number, high: number, axis: DegreeAxis): [string, string][] {
  const paths: [string, string][] = [];
  for (let from = low; from < high; ) {
    const to = Math.min(Math.floor(from / STEP) * STEP + STEP, high);
    paths.push([findDegreeClass(from), `M${(from - axis.low) * 10} 0h${(to - from) * 10}v12h-${(to - from) * 10}z`]);
    from = to;
  }
  return paths;
}

interface DegreeBarProps {
  readonly low: number | null;
  readonly high: number | null;
  readonly axis: DegreeAxis | null;
}

/** From the day's low to its high on a track for all days, coloured in steps of two degrees. Decoration beside the numbers. */
export function DegreeBar({ low, high, axis }: DegreeBarProps) {
  if (low === null || high === null || axis === null) return null;
  const from = Math.round(low);
  const to = Math.max(Math.round(high), from + 1);
  const width = Math.max(axis.high - axis.low, 1) * 10;
  return (
    <PathDrawing
      className={styles.bar}
      viewBox={`0 0 ${width} 12`}
      isStretched={true}
      outlines={[[styles.track, `M0 0h${width}v12h-${width}z`], ...drawSteps(from, to, axis)]}
    />
  );
}
