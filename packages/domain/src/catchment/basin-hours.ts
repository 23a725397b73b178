import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';

/**
 * Rain on a catchment in the hour that begins at `at`, mm; null is unknown. Hundredths are shown as tenths, but summed
 * exactly.
 */
export interface BasinHour {
  readonly at: EpochSeconds;
  readonly meanMm: number | null;
  /** 90th and 10th percentile of the members; null without an ensemble. */
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

/** An hour with its even share of the members' own sums over six hours and over the day. */
export interface RangedHour extends BasinHour {
  readonly periodLowMm: number | null;
  readonly periodHighMm: number | null;
  readonly dayLowMm: number | null;
  readonly dayHighMm: number | null;
}

/** Periods of members' sums begin at 01, 07, 13 and 19 of Vietnam's clock. */
const PERIOD_SECONDS = 6 * HOUR_SECONDS;
const FIRST_PERIOD_SECONDS = HOUR_SECONDS;

/**
 * Hours whose ranges add up to those of the members' own sums: each whole day gets its day's range, each whole six
 * hours of the rest theirs, distributed like the hours' own ranges. Sums of hourly ranges would be far too wide,
 * because a member that is wet now is not always wet.
 */
export function narrowRanges(hours: readonly RangedHour[]): BasinHour[] {
  const narrowed = new Map<EpochSeconds, BasinHour>();
  for (const group of Map.groupBy(hours, ({ at }) => startOfVietnamDay(at)).values()) {
    const isWhole = group.length * HOUR_SECONDS === DAY_SECONDS && group.every((hour) => hour.dayHighMm !== null);
    if (isWhole) for (const hour of spread(group, 'day')) narrowed.set(hour.at, hour);
  }
  const rest = hours.filter(({ at }) => !narrowed.has(at));
  for (const group of Map.groupBy(rest, ({ at }) => toPeriod(at)).values()) {
    const isWhole = group.length * HOUR_SECONDS === PERIOD_SECONDS && group.every((hour) => hour.periodHighMm !== null);
    if (isWhole) for (const hour of spread(group, 'period')) narrowed.set(hour.at, hour);
  }
  return hours.map(({ at, meanMm, lowMm, highMm }) => narrowed.get(at) ?? { at, meanMm, lowMm, highMm });
}

function toPeriod(at: EpochSeconds): number {
  return (
    Math.floor((at - startOfVietnamDay(at) + DAY_SECONDS - FIRST_PERIOD_SECONDS) / PERIOD_SECONDS) +
    startOfVietnamDay(at) / PERIOD_SECONDS
  );
}

/** The range of a group, distributed over its hours like their own ends, or like their rain if these are all dry. */
function spread(group: readonly RangedHour[], kind: 'day' | 'period'): BasinHour[] {
  const low = sumKnown(group, (hour) => hour[`${kind}LowMm`]);
  const high = sumKnown(group, (hour) => hour[`${kind}HighMm`]);
  if (low === null || high === null)
    return group.map(({ at, meanMm, lowMm, highMm }) => ({ at, meanMm, lowMm, highMm }));
  const lows = toShares(group, (hour) => hour.lowMm ?? 0);
  const highs = toShares(group, (hour) => hour.highMm ?? 0);
  return group.map(({ at, meanMm }, index) => ({
    at,
    meanMm,
    lowMm: low * (lows[index] as number),
    highMm: high * (highs[index] as number),
  }));
}

function toShares(group: readonly RangedHour[], read: (hour: RangedHour) => number): number[] {
  for (const amount of [read, (hour: RangedHour) => hour.meanMm ?? 0]) {
    const total = group.reduce((sum, hour) => sum + amount(hour), 0);
    if (total > 0) return group.map((hour) => amount(hour) / total);
  }
  return group.map(() => 1 / group.length);
}

function sumKnown<Item>(items: readonly Item[], read: (item: Item) => number | null): number | null {
  let sum = 0;
  for (const item of items) {
    const value = read(item);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** Rain of several hours, mm; the range includes the mean. */
export interface BasinSum {
  readonly meanMm: number | null;
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

/**
 * Sum of consecutive hours. The mean is null if one of them is unknown or there are none, the range if one has none.
 */
export function sumHours(hours: readonly BasinHour[]): BasinSum {
  const meanMm = hours.length === 0 ? null : sumKnown(hours, (hour) => hour.meanMm);
  const lowMm = sumKnown(hours, (hour) => hour.lowMm);
  const highMm = sumKnown(hours, (hour) => hour.highMm);
  if (meanMm === null || lowMm === null || highMm === null) return { meanMm, lowMm: null, highMm: null };
  return { meanMm, lowMm: Math.min(lowMm, meanMm), highMm: Math.max(highMm, meanMm) };
}

/** Rain of a calendar day in Vietnam, or of its covered part. */
export interface BasinDay extends BasinSum {
  /** 00:00 of the day. */
  readonly dayAt: EpochSeconds;
  /** Number of its covered hours. */
  readonly hours: number;
}

/** Sums of consecutive hours by calendar day. */
export function sumDays(hours: readonly BasinHour[]): BasinDay[] {
  return [...Map.groupBy(hours, ({ at }) => startOfVietnamDay(at)).entries()].map(([dayAt, group]) => ({
    dayAt,
    hours: group.length,
    ...sumHours(group),
  }));
}

/** An operator's limit: this much rain on the catchment within this many hours. */
export interface RainLimit {
  readonly hours: number;
  readonly mm: number;
}

/** When a limit is reached: the end of the hour in which the running sum reaches it; null if it does not. */
export interface LimitTime {
  /** Whether the sum of the past hours has reached it. */
  readonly isReached: boolean;
  /** By the forecast. */
  readonly middleAt: EpochSeconds | null;
  /** By the wet end of the range: in nine of ten cases not earlier; null also without a range. */
  readonly earliestAt: EpochSeconds | null;
  /** Past rain within the limit's hours until now, mm; null if an hour is unknown. */
  readonly nowMm: number | null;
}

/**
 * When the running sum of a limit's hours reaches its amount, over past and future hours. No later time is given after
 * an unknown hour.
 */
export function findLimitTime(past: readonly BasinHour[], ahead: readonly BasinHour[], limit: RainLimit): LimitTime {
  const before = past.slice(Math.max(past.length - limit.hours, 0));
  const nowMm = before.length < limit.hours ? null : sumKnown(before, (hour) => hour.meanMm);
  const isReached = nowMm !== null && nowMm >= limit.mm;
  if (isReached) return { isReached, middleAt: null, earliestAt: null, nowMm };
  const find = (read: (hour: BasinHour) => number | null): EpochSeconds | null => {
    const amounts = [...before.map((hour) => hour.meanMm), ...ahead.map(read)];
    for (const [index, { at }] of ahead.entries()) {
      const end = before.length + index + 1;
      const sum = sumKnown(amounts.slice(Math.max(end - limit.hours, 0), end), (amount) => amount);
      if (sum === null) return null;
      if (sum >= limit.mm) return at + HOUR_SECONDS;
    }
    return null;
  };
  return {
    isReached,
    middleAt: find((hour) => hour.meanMm),
    earliestAt: find((hour) =>
      hour.highMm === null || hour.meanMm === null ? null : Math.max(hour.highMm, hour.meanMm),
    ),
    nowMm,
  };
}
