import { CHANCE_FROM_MM, chanceOfAnyHour } from '#weather/rain-amount.ts';
import { type DecisionCondition, isNeeded, isUpperLimit } from './decision-condition.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/** Values of which a tenth, a half and nine tenths of what is likely are below. */
export interface LikelyRange {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Beyond the ends of a range a tenth is left on either side: it thins out over the width of the neighbouring half. */
const TAIL = 0.1;

/**
 * Share of the outcomes above a value, 0 to 1: 0.9 at the low end, 0.5 at the middle, 0.1 at the high end, straight between
 * and on to 1 and 0 over a quarter of each half's width beyond the ends, which continues the same slope (our own rule). An
 * empty half is a step. NaN where an end is unknown.
 */
export function shareAbove({ low, middle, high }: LikelyRange, value: number): number {
  if (!(low <= middle && middle <= high)) return Number.NaN;
  const isUpper = value >= middle;
  const width = isUpper ? high - middle : middle - low;
  if (width === 0) return value > middle ? 0 : value < middle ? 1 : 0.5;
  const away = (value - middle) / width;
  return Math.min(Math.max(0.5 - (0.5 - TAIL) * away, 0), 1);
}

/** The chances of an hour's values that ranges and the rain's own chance tell. */
export interface HourChances {
  /** Chance of 0.2 mm or more, %; NaN where it is not known. */
  readonly rainPercent: number;
  /** What an ensemble holds likely, in the unit of the quantity; NaN where an end is not known. A quantity without a range is left out. */
  readonly ranges: Partial<Record<DecisionQuantity, LikelyRange>>;
}

/**
 * Chance that the value of an hour is beyond a threshold, %; NaN where no range tells. Rain up to 0.2 mm has the chance of
 * rain itself, more is never likelier than that.
 */
export function chanceBeyond(
  { quantity, compare, threshold }: DecisionCondition,
  { rainPercent, ranges }: HourChances,
): number {
  if (threshold === null) return Number.NaN;
  const isUpper = isUpperLimit(compare);
  if (quantity === 'rain' && isUpper && threshold <= CHANCE_FROM_MM) return rainPercent;
  const range = ranges[quantity];
  // Dry hours are no loss that a range of amounts tells of.
  if (range === undefined || (quantity === 'rain' && !isUpper)) return Number.NaN;
  const above = shareAbove(range, threshold) * 100;
  if (!isUpper) return 100 - above;
  return quantity === 'rain' ? Math.min(above, rainPercent) : above;
}

/**
 * Chance that an hour's work is missed, %: for each condition that has a chance, that one of its hours is beyond the threshold
 * (dependent hours, domain-2.md §21.5), and of these the greatest, which is a floor of the chance that any fails. NaN where no
 * condition has one. Only needed conditions count: the chances of single hours do not say whether a stop lasts.
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
