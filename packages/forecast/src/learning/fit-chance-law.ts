import {
  type ChanceLaw,
  countStrongHours,
  type DayChances,
  SPREAD_EXPONENT,
  spreadOverDay,
} from '@portal/domain/weather/chance-law';

/**
 * Statistics of rain chances and outcomes, newer days with more weight: bins by the hazard of the day's highest hour
 * and by the equivalent number of such hours. Statistics of subsets add up to those of the whole.
 */
export interface ChanceCounts {
  /** Per bin, the `SUMS` sums. */
  readonly boxes: Float64Array;
}

const HEIGHTS = 26;
const SPREADS = 9;
/** Bin size of the logarithms. */
const BOX_SIZE = 0.4;
/** Logarithm of the hazard of the lowest bin: 0.03 %. */
const LOWEST = -8;
/** Weight, wet weight, and the weighted sums of both logarithms. */
const SUMS = 4;

/** Empty statistics. */
export const makeChanceCounts = (): ChanceCounts => ({ boxes: new Float64Array(HEIGHTS * SPREADS * SUMS) });

/** Multiplies the weight of everything counted by `share`. */
export function fadeCounts({ boxes }: ChanceCounts, share: number): void {
  for (let at = 0; at < boxes.length; at++) boxes[at] = (boxes[at] as number) * share;
}

/** Counts a day's chance and its outcome. A day of zero chance stays zero under any law, so it is skipped. */
export function countChance({ boxes }: ChanceCounts, chances: DayChances, isWet: boolean, weight: number): void {
  if (chances.highestPercent <= 0) return;
  const height = Math.log(-Math.log1p(-Math.min(chances.highestPercent, MOST_PERCENT) / 100));
  const spread = Math.log(countStrongHours(chances));
  const row = limit(Math.floor((height - LOWEST) / BOX_SIZE), HEIGHTS - 1);
  const at = SUMS * (row * SPREADS + limit(Math.floor(spread / BOX_SIZE), SPREADS - 1));
  for (const [offset, value] of [1, isWet ? 1 : 0, height, spread].entries())
    boxes[at + offset] = (boxes[at + offset] as number) + weight * value;
}

/** Limit for a source that says 100 %, as in the law. */
const MOST_PERCENT = 99.9;

const limit = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** Prior of a law: its centre, and the standard deviations of both logarithms. */
export interface ChancePrior {
  readonly around: ChanceLaw;
  readonly scale: number;
  readonly power: number;
}

/** Limits of a law: factors. */
const FARTHEST = { scale: 4, power: 2 } as const;
/** Share of rainy days attributed to errors of the gauge or its location, so that a single one cannot bend the law. */
const ERRORS = 0.01;
const MOST_ROUNDS = 30;
const SETTLED = 1e-5;

/**
 * The most likely law for the statistics, regularized by a normal prior of both logarithms: penalized maximum
 * likelihood by Fisher scoring. `from` is the starting point. Without data the result is the prior.
 */
export function fitChanceLaw({ boxes }: ChanceCounts, prior: ChancePrior, from: ChanceLaw = prior.around): ChanceLaw {
  const known = { scale: Math.log(prior.around.scale), power: Math.log(prior.around.power) };
  let scale = Math.log(from.scale);
  let power = Math.log(from.power);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { gradient, information } = sumSlopes(boxes, scale, power);
    const [a, b] = [
      gradient.scale - (scale - known.scale) / prior.scale ** 2,
      gradient.power - (power - known.power) / prior.power ** 2,
    ];
    const [p, q, r] = [
      information.scale + 1 / prior.scale ** 2,
      information.both,
      information.power + 1 / prior.power ** 2,
    ];
    const determinant = p * r - q * q;
    const steps = { scale: (a * r - b * q) / determinant, power: (b * p - a * q) / determinant };
    scale = limitTo(scale + limitTo(steps.scale, 1), Math.log(FARTHEST.scale));
    power = limitTo(power + limitTo(steps.power, 0.5), Math.log(FARTHEST.power));
    if (Math.abs(steps.scale) < SETTLED && Math.abs(steps.power) < SETTLED) break;
  }
  return { scale: Math.exp(scale), power: Math.exp(power) };
}

const limitTo = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/** Gradient of the log-likelihood by the logarithms of scale and power, and its Fisher information. */
function sumSlopes(boxes: Float64Array, scale: number, power: number) {
  const gradient = { scale: 0, power: 0 };
  const information = { scale: 0, power: 0, both: 0 };
  for (let at = 0; at < boxes.length; at += SUMS) {
    const weight = boxes[at] as number;
    if (weight === 0) continue;
    const wet = (boxes[at + 1] as number) / weight;
    const slope = findHazard((boxes[at + 2] as number) / weight, (boxes[at + 3] as number) / weight, scale, power);
    const dry = Math.exp(-slope.hazard);
    const chance = ERRORS + (1 - 2 * ERRORS) * (1 - dry);
    const change = (1 - 2 * ERRORS) * slope.hazard * dry;
    const pull = (weight * (wet - chance) * change) / (chance * (1 - chance));
    const certainty = (weight * change * change) / (chance * (1 - chance));
    gradient.scale += pull;
    gradient.power += pull * slope.power;
    information.scale += certainty;
    information.both += certainty * slope.power;
    information.power += certainty * slope.power * slope.power;
  }
  return { gradient, information };
}

/**
 * Calibrated hazard of a day, and the derivative of its logarithm by that of the power (by that of the scale it is 1).
 */
function findHazard(height: number, spread: number, logScale: number, logPower: number) {
  const power = Math.exp(logPower);
  const hours = spreadOverDay(Math.exp(spread), power);
  const hazard = Math.exp(logScale + power * height) * hours;
  return { hazard, power: power * height + SPREAD_EXPONENT * (1 - 1 / hours) };
}
