import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay, vietnamDate } from '#time/vietnam-time.ts';

/** Range of a bulletin, and its number of parts. Days count from today, months from the first of a month. */
interface KindFacts {
  readonly unit: 'day' | 'month';
  readonly count: number;
  /** Length for the plan limit (`climateWeather`), days. */
  readonly planDays: number;
}

/** The kinds of climate bulletins by their names in calls and queries. */
export const CLIMATE_KINDS = {
  '30-days': { unit: 'day', count: 30, planDays: 30 },
  '45-days': { unit: 'day', count: 45, planDays: 45 },
  '1-month': { unit: 'month', count: 1, planDays: 30 },
  '3-months': { unit: 'month', count: 3, planDays: 90 },
  '6-months': { unit: 'month', count: 6, planDays: 180 },
  '12-months': { unit: 'month', count: 12, planDays: 360 },
} as const satisfies Record<string, KindFacts>;

/** Kind of climate bulletin. */
export type ClimateKind = keyof typeof CLIMATE_KINDS;

/** Whole days in Vietnam: the first midnight, and the one after the last day. */
export interface ClimateSpan {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** The period of a bulletin, and its parts in order. */
export interface ClimatePeriod extends ClimateSpan {
  /** `tenDays`: thirds of a month, or ten days; `fifteenDays`; `month`: calendar months. */
  readonly partUnit: 'tenDays' | 'fifteenDays' | 'month';
  readonly parts: readonly ClimateSpan[];
}

/** Number of months with which a bulletin may begin, the current one first. */
const MONTHS_AHEAD = 12;
const TEN_DAYS = 10;
const FIFTEEN_DAYS = 15;

/** First midnight of a month in Vietnam; `month` counts from 1 and may exceed the year. */
function startOfMonth(year: number, month: number): EpochSeconds {
  return startOfVietnamDay(Date.UTC(year, month - 1, 1, 12) / 1000);
}

/** First midnight of the month `count` months after that of a moment. */
function addMonths(at: EpochSeconds, count: number): EpochSeconds {
  const { year, month } = vietnamDate(at);
  return startOfMonth(year, month + count);
}

/** A month's name, such as `2026-12`. */
export const nameMonth = (at: EpochSeconds): string => formatDate(at).slice(0, 7);

/** The months with which a bulletin may begin today: this one and the eleven after it. */
export function listClimateMonths(now: EpochSeconds): readonly EpochSeconds[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, count) => addMonths(now, count));
}

/** The default first month: the next one. */
export const findDefaultMonth = (now: EpochSeconds): EpochSeconds => addMonths(now, 1);

function splitDays(from: EpochSeconds, days: number, length: number): ClimateSpan[] {
  return Array.from({ length: Math.ceil(days / length) }, (_, part) => ({
    from: from + part * length * DAY_SECONDS,
    to: from + Math.min((part + 1) * length, days) * DAY_SECONDS,
  }));
}

/** Thirds of a month: the first ten days, the second ten, the rest. */
function splitMonth(from: EpochSeconds): ClimateSpan[] {
  const [second, third] = [from + TEN_DAYS * DAY_SECONDS, from + 2 * TEN_DAYS * DAY_SECONDS];
  return [
    { from, to: second },
    { from: second, to: third },
    { from: third, to: addMonths(from, 1) },
  ];
}

/**
 * The period of a bulletin.
 *
 * @param month first midnight of the first month of a monthly bulletin; a daily one begins today
 */
export function makeClimatePeriod(kind: ClimateKind, month: EpochSeconds, now: EpochSeconds): ClimatePeriod {
  const { unit, count } = CLIMATE_KINDS[kind];
  if (unit === 'day') {
    const from = startOfVietnamDay(now);
    const isLong = count > 3 * TEN_DAYS;
    return {
      from,
      to: from + count * DAY_SECONDS,
      partUnit: isLong ? 'fifteenDays' : 'tenDays',
      parts: splitDays(from, count, isLong ? FIFTEEN_DAYS : TEN_DAYS),
    };
  }
  if (count === 1) return { from: month, to: addMonths(month, 1), partUnit: 'tenDays', parts: splitMonth(month) };
  const parts = Array.from({ length: count }, (_, at) => ({
    from: addMonths(month, at),
    to: addMonths(month, at + 1),
  }));
  return { from: month, to: addMonths(month, count), partUnit: 'month', parts };
}

/** The days before a bulletin, in parts as long as those of its period. */
export function listPastParts(partUnit: ClimatePeriod['partUnit'], days: number, now: EpochSeconds): ClimateSpan[] {
  const length = partUnit === 'month' ? days : partUnit === 'tenDays' ? TEN_DAYS : FIFTEEN_DAYS;
  return splitDays(startOfVietnamDay(now) - days * DAY_SECONDS, days, length);
}
