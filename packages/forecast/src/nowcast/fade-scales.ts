import type { Scale } from './fit-cascade.ts';
import { fillLayeredSum } from './layered-sum.ts';
import type { Raster } from './pyramid.ts';

/** Below this the memory of a scale changes nothing. */
const LEAST_WEIGHT = 0.003;

/** The sum of all scales, each as far back at its mean as it has forgotten by this age (frames, also between two); into the first layer. */
export function fadeScales(scales: readonly Scale[], age: number, layers: readonly Raster[]): void {
  let base = 0;
  const parts = scales.flatMap(({ now, before, halvings, mean, memory }) => {
    const a = findBetween(memory.now, age);
    const b = findBetween(memory.before, age);
    const isFelt = Math.abs(a) + Math.abs(b) >= LEAST_WEIGHT;
    base += isFelt ? mean * (1 - a - b) : mean;
    return isFelt
      ? [
          { values: now.values, halvings, weight: a },
          { values: before.values, halvings, weight: b },
        ]
      : [];
  });
  fillLayeredSum(layers, base, parts);
}

/**
 * Share of the variance of each scale that cannot be foreseen at this age: `surprise` times as much as its regression says, and no scale
 * less than `least`.
 */
export function listForgotten(
  scales: readonly Scale[],
  age: number,
  { surprise, least }: { readonly surprise: readonly number[]; readonly least: number },
): number[] {
  return scales.map(({ memory }, level) => {
    const forgotten = (surprise[level] ?? 1) * (1 - findBetween(memory.kept, age));
    return Math.min(Math.max(forgotten, least), 1);
  });
}

function findBetween(values: Float64Array, age: number): number {
  const index = Math.floor(age);
  const start = values[index] as number;
  return start + (age - index) * ((values[index + 1] ?? start) - start);
}
