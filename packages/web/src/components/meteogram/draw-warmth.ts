import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { findDegreeStep } from '#components/weather/charts/degree-bar.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { type DegreeScale, heightOf, type MeteogramShape, middleOf, toDegrees } from './meteogram-shape.ts';

export interface WarmPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** One point per hour; null where the value is unknown. */
export function listWarmPoints(
  values: readonly (number | null)[],
  scale: DegreeScale,
  shape: MeteogramShape,
  style: ValueStyle,
): (WarmPoint | null)[] {
  return values.map((celsius, index) =>
    celsius === null
      ? null
      : { index, x: middleOf(shape, index), y: heightOf(toDegrees(celsius, style), scale, shape) },
  );
}

/** Smooth step between two points that never overshoots. */
function drawStep(last: WarmPoint, { x, y }: WarmPoint): string {
  const middle = Math.round((last.x + x) * 5) / 10;
  return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
}

/** Smooth line through all values, broken at unknown ones. */
export function drawWarmth(points: readonly (WarmPoint | null)[]): string {
  let path = '';
  let last: WarmPoint | null = null;
  for (const point of points) {
    if (point !== null) path += last === null ? `M${point.x} ${point.y}` : drawStep(last, point);
    last = point;
  }
  return path;
}

/** The same line split by colour, one path per 2 °C class. */
export function drawColouredWarmth(
  points: readonly (WarmPoint | null)[],
  hours: readonly Pick<Hour, 'temperature'>[],
): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  points.forEach((point, index) => {
    const last = points[index - 1];
    if (point === null || last == null) return;
    const step = findDegreeStep(((hours[index - 1]?.temperature ?? 0) + (hours[index]?.temperature ?? 0)) / 2);
    paths.set(step, `${paths.get(step) ?? ''}M${last.x} ${last.y}${drawStep(last, point)}`);
  });
  return paths;
}

/** Rings in the colour of each temperature. */
export function drawDots(
  points: readonly WarmPoint[],
  hours: readonly Pick<Hour, 'temperature'>[],
): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  for (const { index, x, y } of points) {
    const step = findDegreeStep(hours[index]?.temperature ?? 0);
    const left = Math.round(10 * (x - 3.5)) / 10;
    paths.set(step, `${paths.get(step) ?? ''}M${left} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`);
  }
  return paths;
}

/** Area between two lines wherever both are known. */
export function drawBand(lows: readonly (WarmPoint | null)[], highs: readonly (WarmPoint | null)[]): string {
  const stretches: [WarmPoint, WarmPoint][][] = [[]];
  lows.forEach((low, index) => {
    const high = highs[index] ?? null;
    if (low === null || high === null) stretches.push([]);
    else stretches.at(-1)?.push([low, high]);
  });
  return stretches
    .filter(({ length }) => length > 1)
    .map((stretch) => {
      const over = drawWarmth(stretch.map(([, high]) => high));
      return `${over}L${drawWarmth(stretch.map(([low]) => low).reverse()).slice(1)}z`;
    })
    .join('');
}

/** Hours with a printed temperature: extremes first, then the first of each block with space. */
export function chooseMarked(
  hours: readonly Pick<Hour, 'temperature'>[],
  every: number,
  apart: number,
): readonly number[] {
  const known = hours.flatMap(({ temperature }, index) => (temperature === null ? [] : [{ index, temperature }]));
  const byWarmth = [...known].sort((a, b) => b.temperature - a.temperature || a.index - b.index);
  const ends = [byWarmth[0], byWarmth.at(-1)].flatMap((end) => (end === undefined ? [] : [end.index]));
  const marked: number[] = [];
  for (const index of [...ends, ...known.map((hour) => hour.index).filter((at) => at % every === 0)]) {
    if (marked.every((other) => Math.abs(other - index) >= apart)) marked.push(index);
  }
  return marked.sort((a, b) => a - b);
}
