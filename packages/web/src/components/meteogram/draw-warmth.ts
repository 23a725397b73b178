import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { type DegreeScale, heightOf, type MeteogramShape, middleOf, toDegrees } from './meteogram-shape.ts';

/** A point of the temperature's line. */
export interface WarmPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** One point an hour, null where the hour is not known. */
export function listWarmPoints(
  hours: readonly Pick<Hour, 'temperature'>[],
  scale: DegreeScale,
  shape: MeteogramShape,
  style: ValueStyle,
): (WarmPoint | null)[] {
  return hours.map(({ temperature }, index) => {
    if (temperature === null) return null;
    const y = Math.round(heightOf(toDegrees(temperature, style), scale) * 10) / 10;
    return { index, x: middleOf(shape, index), y };
  });
}

/** A soft line that goes through each hour's value and never beyond two neighbours; broken where an hour is not known. */
export function drawWarmth(points: readonly (WarmPoint | null)[]): string {
  let path = '';
  let last: WarmPoint | null = null;
  for (const point of points) {
    if (point === null) {
      last = null;
      continue;
    }
    const { x, y } = point;
    if (last === null) path += `M${x} ${y}`;
    else {
      const middle = (last.x + x) / 2;
      path += `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    }
    last = point;
  }
  return path;
}

/** Hours whose temperature is written: the warmest and the coldest first, then every third hour that has space. */
export function chooseMarked(hours: readonly Pick<Hour, 'temperature'>[], apart: number): number[] {
  const known = hours.flatMap(({ temperature }, index) => (temperature === null ? [] : [{ index, temperature }]));
  const byWarmth = [...known].sort((a, b) => b.temperature - a.temperature || a.index - b.index);
  const ends = [byWarmth[0], byWarmth.at(-1)].flatMap((end) => (end === undefined ? [] : [end.index]));
  const marked: number[] = [];
  for (const index of [...ends, ...known.map((hour) => hour.index).filter((at) => at % 3 === 0)]) {
    if (marked.every((other) => Math.abs(other - index) >= apart)) marked.push(index);
  }
  return marked.sort((a, b) => a - b);
}
