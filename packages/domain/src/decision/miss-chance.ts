import { CHANCE_FROM_MM, chanceOfAnyHour } from '#weather/rain-chance.ts';
import { type DecisionCondition, isNeeded, isUpperLimit } from './decision-condition.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/** 10th, 50th and 90th percentile. */
export interface LikelyRange {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A tenth is left beyond each end of a range: it decreases over the width of the adjacent half. */
const TAIL = 0.1;

/**
 * Exceedance share of a value, 0 to 1: 0.9 at the low end, 0.5 at the middle, 0.1 at the high end, linear between, and
 * on to 1 and 0 over a quarter of each half's width beyond the ends, with the same slope (our own rule). An empty half
 * is a step. NaN if an end is unknown.
 */
export function shareAbove({ low, middle, high }: LikelyRange, value: number): number {
  if (!(low <= middle && middle <= high)) return Number.NaN;
  const isUpper = value >= middle;
  const width = isUpper ? high - middle : middle - low;
  if (width === 0) return value > middle ? 0 : value < middle ? 1 : 0.5;
  const away = (value - middle) / width;
  return Math.min(Math.max(0.5 - (0.5 - TAIL) * away, 0), 1);
}

/** Chances of an hour's values from ranges and the rain's own chance. */
export interface HourChances {
  /** Chance of 0.2 mm or more, %; NaN if unknown. */
  readonly rainPercent: number;
  /**
   * Likely range from an ensemble, in the unit of the quantity; NaN if an end is unknown. A quantity without a range is
   * absent.
   */
  readonly ranges: Partial<Record<DecisionQuantity, LikelyRange>>;
}

/**
 * Chance that the value of an hour is beyond a threshold, %; NaN without a range. Rain up to 0.2 mm has the chance of
 * rain itself, and more is never likelier than that.
 */
export function chanceBeyond(
  { quantity, compare, threshold }: DecisionCondition,
  { rainPercent, ranges }: HourChances,
): number {
  if (threshold === null) return Number.NaN;
  const isUpper = isUpperLimit(compare);
  if (quantity === 'rain' && isUpper && threshold <= CHANCE_FROM_MM) return rainPercent;
  const range = ranges[quantity];
  // A range of amounts says nothing about dry hours.
  if (range === undefined || (quantity === 'rain' && !isUpper)) return Number.NaN;
  const above = shareAbove(range, threshold) * 100;
  if (!isUpper) return 100 - above;
  return quantity === 'rain' ? Math.min(above, rainPercent) : above;
}

/**
 * Chance that an hour's work is missed, %: for each condition with a chance, the chance that one of its hours is beyond
 * the threshold (dependent hours, domain-2.md §21.5), and of these the greatest, a lower bound of the chance that any
 * fails. NaN if no condition has one. Only required conditions count: chances of single hours do not say whether a stop
 * lasts.
 */
export function missChance(
  conditions: readonly DecisionCondition[],
  hours: readonly HourChances[],
  hour: number,
): number {
  let greatest = Number.NaN;
  for (const condition of conditions) {
    if (!isNeeded(condition.compare)) continue;
    const chances = hours.slice(hour, hour + condition.hours).map((one) => {
      const chance = chanceBeyond(condition, one);
      return Number.isNaN(chance) ? null : chance;
    });
    const chance = chanceOfAnyHour(chances);
    if (chance !== null && !(chance <= greatest)) greatest = chance;
  }
  return greatest;
}
