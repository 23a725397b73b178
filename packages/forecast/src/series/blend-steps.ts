import type { CellWeights } from '#grid/regular-grid.ts';
import { RADIANS, toDegrees } from '#steps/hour-plan.ts';
import type { FourCells, StoredVariable } from '#store/cell-source.ts';
import { NO_DATA } from '#store/packing.ts';

/** Share of the weight that must be known for a value: otherwise places without a model value would get one. */
const KNOWN_FROM = 0.5;

/** Steps of a variable and their destination: step `from` goes to `out[at]`, the next one after it. */
export interface StepSpan {
  readonly variable: StoredVariable;
  readonly stepCount: number;
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly out: Float64Array;
  readonly at: number;
}

/**
 * Bilinear values of a variable at a point for a span of steps. `words` are the four cells from `readCells`. If a cell
 * with weight is missing, the known ones share its weight; with less than half of the weight known the value is NaN.
 * Returns whether any was missing.
 *
 * The loop interpolates the stored integers and scales at the end, so that four equal cells give exactly their value.
 * It detects missing ones (the smallest int16) on the way and leaves them to a second pass.
 */
export function blendSteps(words: FourCells, span: StepSpan, { weights }: CellWeights): boolean {
  const { variable, stepCount, from, to, out, at } = span;
  const [southWest, southEast, northWest, northEast] = words;
  const first = variable.index * stepCount + from;
  const { scale } = variable;
  const zero = variable.offset / scale;
  const east = weights[1] + weights[3];
  const north = weights[2] + weights[3];
  let least = 0;
  for (let i = 0; i <= to - from; i++) {
    const word = first + i;
    const a = southWest[word] as number;
    const b = southEast[word] as number;
    const c = northWest[word] as number;
    const d = northEast[word] as number;
    least = Math.min(least, a, b, c, d);
    const south = a + east * (b - a);
    out[at + i] = (south + north * (c + east * (d - c) - south) + zero) * scale;
  }
  if (least !== NO_DATA) return false;
  blendMissing(words, span, weights);
  return true;
}

/** Recomputes the steps of a span in which a cell is missing. */
function blendMissing(words: FourCells, span: StepSpan, weights: CellWeights['weights']): void {
  const { variable, stepCount, from, to, out, at } = span;
  const first = variable.index * stepCount;
  for (let step = from; step <= to; step++) {
    let sum = 0;
    let known = 0;
    let missing = 0;
    for (let corner = 0; corner < words.length; corner++) {
      const word = words[corner]?.[first + step] as number;
      const weight = weights[corner] as number;
      if (word === NO_DATA) missing++;
      else {
        sum += word * weight;
        known += weight;
      }
    }
    if (missing === 0) continue;
    const value = (sum / known) * variable.scale + variable.offset;
    out[at + step - from] = known < KNOWN_FROM ? Number.NaN : value;
  }
}

/** As `blendSteps` for an angle in degrees: the direction of the mean of the four unit vectors. */
export function blendAngles(words: FourCells, span: StepSpan, { weights }: CellWeights): void {
  const { variable, stepCount, from, to, out, at } = span;
  for (let step = from; step <= to; step++) {
    let x = 0;
    let y = 0;
    let known = 0;
    for (const [corner, cell] of words.entries()) {
      const weight = weights[corner] as number;
      const word = cell[variable.index * stepCount + step] as number;
      if (word === NO_DATA || weight === 0) continue;
      const angle = (word * variable.scale + variable.offset) * RADIANS;
      x += weight * Math.cos(angle);
      y += weight * Math.sin(angle);
      known += weight;
    }
    out[at + step - from] = known < KNOWN_FROM ? Number.NaN : toDegrees(x, y);
  }
}

/** Bilinear value at a point where some cells may be missing (NaN), by the same rule as the steps of a series. */
export function blendKnown({ cells, weights }: CellWeights, read: (cell: number) => number): number {
  let sum = 0;
  let known = 0;
  for (const [corner, cell] of cells.entries()) {
    const weight = weights[corner] as number;
    const value = read(cell);
    if (weight === 0 || Number.isNaN(value)) continue;
    sum += weight * value;
    known += weight;
  }
  return known < KNOWN_FROM ? Number.NaN : sum / known;
}
