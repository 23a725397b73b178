import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { findDegreeStep } from '#components/weather/charts/degree-bar.tsx';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { type DegreeScale, heightOf, type MeteogramShape, middleOf, toDegrees } from './meteogram-shape.ts';

/** A point of the temperature's line. */
export interface WarmPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** One point an hour, null where its value is not known. */
export function listWarmPoints(
  values: readonly (number | null)[],
  scale: DegreeScale,
  shape: MeteogramShape,
  style: ValueStyle,
): (WarmPoint | null)[] {
  return values.map((celsius, index) =>
    celsius === null ? null : { index, x: middleOf(shape, index), y: heightOf(toDegrees(celsius, style), scale) },
  );
}

/** A soft way from one point to the next that never goes beyond the two. */
function drawStep(last: WarmPoint, { x, y }: WarmPoint): string {
  const middle = Math.round((last.x + x) * 5) / 10;
  return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
}

/** A soft line through each value; broken where one is not known. */
export function drawWarmth(points: readonly (WarmPoint | null)[]): string {
  let path = '';
  let last: WarmPoint | null = null;
  for (const point of points) {
    if (point !== null) path += last === null ? `M${point.x} ${point.y}` : drawStep(last, point);
    last = point;
  }
  return path;
}

/** The same line in pieces, one path for each colour of 2 °C that it passes. */
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

/** A ring around each point in the colour of its degrees. */
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

/** What lies between two lines, for as long as both are known. */
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

/** Hours whose temperature is written: the warmest and the coldest first, then the first of each block that has space. */
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
