/** Fewer pairs prove no gain. */
export const LEAST_PAIRS = 30;
/** A pair loses 3 % of its weight per day: half after 23 days. */
export const FADE = 0.97;
/** Smallest relevant gain, as a share of the error. */
const LEAST_GAIN = 0.005;
/** A gain within this many standard errors may be chance. */
const SURE_DEVIATIONS = 2;

/** Decaying sums of squared errors, before and after the correction. */
export interface SquareSums {
  pairs: number;
  weight: number;
  before: number;
  after: number;
  /**
   * Gain of the current day, and the sum of squared daily gains: days are independent, the stations of one day are not.
   */
  ofDay: number;
  gainSquares: number;
}

/** Creates empty sums. */
export const makeSquares = (): SquareSums => ({ pairs: 0, weight: 0, before: 0, after: 0, ofDay: 0, gainSquares: 0 });

/** Ends a day: decays the weights. */
export function endDay(sums: SquareSums): void {
  sums.gainSquares = (sums.gainSquares + sums.ofDay ** 2) * FADE ** 2;
  sums.weight *= FADE;
  sums.before *= FADE;
  sums.after *= FADE;
  sums.ofDay = 0;
}

/** Counts a pair of errors. */
export function addPair(sums: SquareSums, before: number, after: number): void {
  sums.pairs += 1;
  sums.weight += 1;
  sums.before += before ** 2;
  sums.after += after ** 2;
  sums.ofDay += before ** 2 - after ** 2;
}

/** Whether the errors became smaller by more than chance explains. */
export function hasGain({ pairs, before, after, gainSquares }: SquareSums): boolean {
  if (pairs < LEAST_PAIRS || after >= before * (1 - LEAST_GAIN) ** 2) return false;
  return before - after > SURE_DEVIATIONS * Math.sqrt(gainSquares);
}

/** Root mean square of a sum, in thousandths of its unit; null without pairs. */
export function toError(sum: number, { weight }: SquareSums): number | null {
  return weight === 0 ? null : Math.round(Math.sqrt(sum / weight) * 1000) / 1000;
}
