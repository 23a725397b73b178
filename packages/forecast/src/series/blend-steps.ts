import type { CellWeights } from '#grid/regular-grid.ts';
import { NO_DATA } from '#store/packing.ts';
import type { StoredVariable } from '#store/stored-run.ts';

/** Part of the weight that must be known for a value: else it would speak for places that nobody calculated. */
const KNOWN_FROM = 0.5;

/** Radians of a degree. */
export const RADIANS = Math.PI / 180;

/** Which steps of which variable, and where their values go: step `from` to `out[at]`, the next behind it. */
export interface StepSpan {
  readonly variable: StoredVariable;
  readonly stepCount: number;
  readonly variableCount: number;
  readonly from: number;
  /** Included. */
  readonly to: number;
  readonly out: Float64Array;
  readonly at: number;
}

/**
 * Bilinear values of a variable at a point for a span of steps. `words` are the four cells `[cell][variable][step]` as
 * `readCells` gives them. Where a cell that counts is missing, the known ones share its weight; with less than half of
 * the weight known the value is NaN. Whether any was missing is returned. The loop interpolates the stored whole
 * numbers and scales at the end, so that four equal cells give exactly their value.
 */
export function blendSteps(words: Int16Array, span: StepSpan, { weights }: CellWeights): boolean {
  const { variable, stepCount, from, out } = span;
  const block = stepCount * span.variableCount;
  const { scale } = variable;
  const zero = variable.offset / scale;
  const east = weights[1] + weights[3];
  const north = weights[2] + weights[3];
  const end = variable.index * stepCount + span.to;
  let hasMissing = false;
  let at = span.at;
  for (let word = variable.index * stepCount + from; word <= end; word++, at++) {
    const a = words[word] as number;
    const b = words[word + block] as number;
    const c = words[word + 2 * block] as number;
    const d = words[word + 3 * block] as number;
    if (a === NO_DATA || b === NO_DATA || c === NO_DATA || d === NO_DATA) {
      out[at] = (blendKnown(a, b, c, d, weights) + zero) * scale;
      hasMissing = true;
    } else {
      const south = a + east * (b - a);
      out[at] = (south + north * (c + east * (d - c) - south) + zero) * scale;
    }
  }
  return hasMissing;
}

/** The same for an angle in degrees, on the circle: the direction of the mean of the four unit vectors. */
export function blendAngles(words: Int16Array, span: StepSpan, { weights }: CellWeights): void {
  const { variable, stepCount, variableCount, from, to, out, at } = span;
  for (let step = from; step <= to; step++) {
    let x = 0;
    let y = 0;
    let known = 0;
    for (let corner = 0; corner < 4; corner++) {
      const weight = weights[corner] as number;
      const word = words[(corner * variableCount + variable.index) * stepCount + step] as number;
      if (word === NO_DATA || weight === 0) continue;
      const angle = (word * variable.scale + variable.offset) * RADIANS;
      x += weight * Math.cos(angle);
      y += weight * Math.sin(angle);
      known += weight;
    }
    out[at + step - from] = known < KNOWN_FROM ? Number.NaN : toDegrees(x, y);
  }
}

/** Degrees, 0 up to 360, of a direction given by its cosine and sine, of any length. */
export function toDegrees(cosine: number, sine: number): number {
  const degrees = Math.atan2(sine, cosine) / RADIANS;
  return degrees < 0 ? (degrees + 360) % 360 : degrees;
}

function blendKnown(a: number, b: number, c: number, d: number, weights: CellWeights['weights']): number {
  let sum = 0;
  let known = 0;
  if (a !== NO_DATA) {
    sum += a * weights[0];
    known += weights[0];
  }
  if (b !== NO_DATA) {
    sum += b * weights[1];
    known += weights[1];
  }
  if (c !== NO_DATA) {
    sum += c * weights[2];
    known += weights[2];
  }
  if (d !== NO_DATA) {
    sum += d * weights[3];
    known += weights[3];
  }
  return known < KNOWN_FROM ? Number.NaN : sum / known;
}
