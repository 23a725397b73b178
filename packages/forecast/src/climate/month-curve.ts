import { type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';

/** A position in the Vietnamese calendar year: month 0–11 and the elapsed fraction of it, 0…1. */
export interface MonthPosition {
  readonly month: number;
  readonly fraction: number;
}

/**
 * Annual cycle through twelve monthly means: in month m, at the elapsed fraction s, the value is `start[m] + slope[m] s
 * + bend[m] s²`. Continuous across the end of the year.
 */
export interface MonthCurve {
  readonly start: Float64Array;
  readonly slope: Float64Array;
  readonly bend: Float64Array;
}

const MONTHS = 12;

/** Position of a moment in its Vietnamese month. */
export function toMonthPosition(at: EpochSeconds): MonthPosition {
  const local = new Date((at + VIETNAM_OFFSET_SECONDS) * 1000);
  const month = local.getUTCMonth();
  const from = Date.UTC(local.getUTCFullYear(), month, 1);
  const to = Date.UTC(local.getUTCFullYear(), month + 1, 1);
  return { month, fraction: (local.getTime() - from) / (to - from) };
}

/**
 * The smooth annual cycle that preserves the mean of each month: one parabola per month between values at the month's
 * edges (piecewise parabolic method, Colella and Woodward 1984). With `neverNegative` the edges are limited to three
 * times the smaller neighbour, which prevents a parabola of that mean from dipping below zero.
 *
 * @param means twelve monthly means, January first; a missing one counts as 0
 */
export function toMonthCurve(means: ArrayLike<number>, neverNegative: boolean): MonthCurve {
  const mean = (month: number) => means[(month + MONTHS) % MONTHS] ?? 0;
  const edgeAfter = (month: number) => {
    const near = mean(month) + mean(month + 1);
    const edge = (7 * near - mean(month - 1) - mean(month + 2)) / 12;
    return neverNegative ? Math.min(Math.max(edge, 0), 3 * Math.min(mean(month), mean(month + 1))) : edge;
  };
  const curve = { start: new Float64Array(MONTHS), slope: new Float64Array(MONTHS), bend: new Float64Array(MONTHS) };
  for (let month = 0; month < MONTHS; month += 1) {
    const left = edgeAfter(month - 1);
    const right = edgeAfter(month);
    curve.start[month] = left;
    curve.slope[month] = 6 * mean(month) - 4 * left - 2 * right;
    curve.bend[month] = 3 * (left + right) - 6 * mean(month);
  }
  return curve;
}

/** Value of an annual cycle at a moment of the year. */
export function valueOfMonthCurve(curve: MonthCurve, { month, fraction }: MonthPosition): number {
  const start = curve.start[month] ?? 0;
  const slope = curve.slope[month] ?? 0;
  const bend = curve.bend[month] ?? 0;
  return start + fraction * (slope + fraction * bend);
}
