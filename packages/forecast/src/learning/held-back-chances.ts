/** Scores of held-out days: each was forecast with what was learned from days before its run began. */
export interface HeldBackChances {
  /** Days with a forecast for which a law was available. */
  readonly days: number;
  /** Pairs of those days. */
  readonly pairs: number;
  /** Brier scores of the chance as issued and as calibrated by the law, newer days with more weight. */
  readonly brierBefore: number;
  readonly brierAfter: number;
  /** Their reliability terms. */
  readonly reliabilityBefore: number;
  readonly reliabilityAfter: number;
}

const TENTHS = 10;

/** Sums by tenths of the chance: cases, chances, events. */
type Tenths = Float64Array;

/** Sums over held-out days, newer ones with more weight; `gain` sums the daily gains, `square` their squares. */
export interface HeldBackSums {
  days: number;
  pairs: number;
  weight: number;
  squaredWeight: number;
  before: number;
  after: number;
  gain: number;
  square: number;
  readonly tenthsBefore: Tenths;
  readonly tenthsAfter: Tenths;
}

/** Creates empty sums. */
export const makeHeldBack = (): HeldBackSums => ({
  days: 0,
  pairs: 0,
  weight: 0,
  squaredWeight: 0,
  before: 0,
  after: 0,
  gain: 0,
  square: 0,
  tenthsBefore: new Float64Array(3 * TENTHS),
  tenthsAfter: new Float64Array(3 * TENTHS),
});

/** A chance of 0–1 without and with the law, and the outcome. */
interface ScoredChance {
  readonly before: number;
  readonly after: number;
  readonly isWet: boolean;
}

/**
 * Adds a day with one chance or more. All its chances together weigh as much as those of any other day; earlier days
 * weigh `fade` times less.
 */
export function addHeldBackDay(sums: HeldBackSums, scored: readonly ScoredChance[], fade: number): void {
  for (const tenths of [sums.tenthsBefore, sums.tenthsAfter])
    for (let at = 0; at < tenths.length; at++) tenths[at] = (tenths[at] as number) * fade;
  let [ofBefore, ofAfter] = [0, 0];
  const weight = 1 / scored.length;
  for (const { before, after, isWet } of scored) {
    const event = isWet ? 1 : 0;
    ofBefore += (before - event) ** 2 * weight;
    ofAfter += (after - event) ** 2 * weight;
    countTenth(sums.tenthsBefore, before, event, weight);
    countTenth(sums.tenthsAfter, after, event, weight);
  }
  sums.days += 1;
  sums.pairs += scored.length;
  sums.weight = sums.weight * fade + 1;
  sums.squaredWeight = sums.squaredWeight * fade * fade + 1;
  sums.before = sums.before * fade + ofBefore;
  sums.after = sums.after * fade + ofAfter;
  sums.gain = sums.gain * fade + ofBefore - ofAfter;
  sums.square = sums.square * fade + (ofBefore - ofAfter) ** 2;
}

function countTenth(tenths: Tenths, chance: number, event: number, weight: number): void {
  const at = 3 * Math.min(Math.floor(chance * TENTHS), TENTHS - 1);
  for (const [offset, value] of [1, chance, event].entries())
    tenths[at + offset] = (tenths[at + offset] as number) + weight * value;
}

/**
 * Whether the days gained at least this share of their score, and this many standard errors of the gain. Days count as
 * independent.
 */
export function hasGain(sums: HeldBackSums, leastGain: number, deviations: number): boolean {
  const { weight, squaredWeight, before, gain, square } = sums;
  const mean = gain / weight;
  const variance = Math.max(square / weight - mean * mean, 0);
  const error = Math.sqrt(variance * squaredWeight) / weight;
  return mean >= leastGain * (before / weight) && mean >= deviations * error;
}

/** The scores of the days; null without any. */
export function describeHeldBack({
  days,
  pairs,
  weight,
  before,
  after,
  ...tenths
}: HeldBackSums): HeldBackChances | null {
  if (days === 0) return null;
  return {
    days,
    pairs,
    brierBefore: round(before / weight),
    brierAfter: round(after / weight),
    reliabilityBefore: round(findReliability(tenths.tenthsBefore)),
    reliabilityAfter: round(findReliability(tenths.tenthsAfter)),
  };
}

const round = (score: number): number => Math.round(score * 10_000) / 10_000;

/** Mean square distance between the chances of a tenth and the observed frequency. */
function findReliability(tenths: Tenths): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < tenths.length; at += 3) {
    const [cases, chances, events] = [tenths[at] as number, tenths[at + 1] as number, tenths[at + 2] as number];
    if (cases > 0) sum += (chances - events) ** 2 / cases;
    weight += cases;
  }
  return weight === 0 ? 0 : sum / weight;
}
