import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Rain on a catchment in the hour that begins at `at`, mm; null is not known. A hundredth is shown as a tenth, and summed as it is. */
export interface BasinHour {
  readonly at: EpochSeconds;
  readonly meanMm: number | null;
  /** What nine of ten, and one of ten, members stay below; null where there is no ensemble. */
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

/** An hour with its even share of what the members' own sums over six hours and over the day say. */
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
 * Hours whose ranges add up to those of the members' own sums: each whole day has its day's range, each whole six hours of the rest
 * theirs, spread as the hours' own ends are. Sums of hours' ranges would be far too wide, because a member that is wet now is not wet always.
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

/** The ends of a group's range, spread over its hours as their own ends are, or as their rain where these are all dry. */
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

/** Rain of some hours together, mm; the ends hold the mean. */
export interface BasinSum {
  readonly meanMm: number | null;
  readonly lowMm: number | null;
  readonly highMm: number | null;
}

/** Sum of hours in a row. The mean is null where one of them is not known or there are none, the range where one has none. */
export function sumHours(hours: readonly BasinHour[]): BasinSum {
  const meanMm = hours.length === 0 ? null : sumKnown(hours, (hour) => hour.meanMm);
  const lowMm = sumKnown(hours, (hour) => hour.lowMm);
  const highMm = sumKnown(hours, (hour) => hour.highMm);
  if (meanMm === null || lowMm === null || highMm === null) return { meanMm, lowMm: null, highMm: null };
  return { meanMm, lowMm: Math.min(lowMm, meanMm), highMm: Math.max(highMm, meanMm) };
}

/** Rain of a calendar day in Vietnam, or of what of it is covered. */
export interface BasinDay extends BasinSum {
  /** 00:00 of the day. */
  readonly dayAt: EpochSeconds;
  /** How many of its hours are covered. */
  readonly hours: number;
}

/** Sums of hours in a row by calendar day. */
export function sumDays(hours: readonly BasinHour[]): BasinDay[] {
  return [...Map.groupBy(hours, ({ at }) => startOfVietnamDay(at)).entries()].map(([dayAt, group]) => ({
    dayAt,
    hours: group.length,
    ...sumHours(group),
  }));
}

/** An operator's limit: so much rain on the catchment within so many hours. */
export interface RainLimit {
  readonly hours: number;
  readonly mm: number;
}

/** When a limit is reached: the end of the hour in which the running sum gets there; null where it does not. */
export interface LimitTime {
  /** Whether the sum of the last hours is there already. */
  readonly isReached: boolean;
  /** By the forecast itself. */
  readonly middleAt: EpochSeconds | null;
  /** By the wet end of the range: not before, in nine of ten cases; null also where there is no range. */
  readonly earliestAt: EpochSeconds | null;
  /** Rain of the limit's last hours until now, mm; null where an hour is not known. */
  readonly nowMm: number | null;
}

/**
 * When the running sum of a limit's hours reaches its amount, over past hours and those ahead. An hour of either that is not known
 * ends what can be said: no later time is given.
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
