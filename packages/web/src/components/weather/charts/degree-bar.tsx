import { PathDrawing } from '#components/ui/icon.tsx';
import styles from './degree-bar.module.css';

/** Lowest and highest whole degree of an axis shared by several bars. */
export interface DegreeAxis {
  readonly low: number;
  readonly high: number;
}

/** Common axis of all rows, from their extremes in °C; null where no day has both. */
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

/** Lower end of a degree's 2 °C colour step: `--k26`. */
export function findDegreeStep(degree: number): number {
  return Math.min(Math.max(Math.floor(degree / 2) * 2, COLDEST), HOTTEST);
}

export function findDegreeClass(degree: number): string {
  return styles[`k${findDegreeStep(degree)}`] ?? '';
}

const STEP = 2;

/** One path per 2 °C colour step between low and high, without gaps. */
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

/** Bar from low to high on an axis shared by all days, coloured in 2 °C steps. Decorative next to the numbers. */
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
