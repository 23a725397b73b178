import { type EpochSeconds, HOUR_SECONDS, vietnamHour, vietnamWeekday } from '#time/vietnam-time.ts';

/** Why an hour counts as lost: the threshold that was reached. `dayRain` is the rain of the whole day. */
export const DELAY_REASONS = ['rain', 'dayRain', 'gust', 'wind', 'heat', 'cold', 'thunder'] as const;

/** One of the reasons. */
export type DelayReason = (typeof DELAY_REASONS)[number];

/** Thresholds of a contract. A value that equals its threshold reaches it; null: the contract has none. */
export interface DelayThresholds {
  /** Rain of an hour, mm. */
  readonly rainMmh: number | null;
  /** Rain of the calendar day, mm: reached, every working hour of the day is lost. */
  readonly dayRainMm: number | null;
  /** Gust 10 m above ground, m/s. */
  readonly gustMs: number | null;
  /** Mean wind 10 m above ground, m/s. */
  readonly windMs: number | null;
  /** Air temperature from which it is too hot, °C. */
  readonly heatC: number | null;
  /** Air temperature down to which it is too cold, °C. */
  readonly coldC: number | null;
  /** Thunder: 1 possible, 2 likely, as pages of the place say it. */
  readonly thunder: 1 | 2 | null;
}

/** A threshold that is an amount. */
export type AmountName = Exclude<keyof DelayThresholds, 'thunder'>;

/**
 * Whole hours of Vietnam's clock: `from` 0–23, `to` 1–24. Where `from` is after `to`, the hours from midnight to `to` and from `from` to midnight: a night shift;
 * its hours after midnight belong to the day they lie in.
 */
export interface WorkHours {
  readonly from: number;
  readonly to: number;
}

/** What a contract says about weather: thresholds and the hours in which work is lost by them. */
export interface DelayTerms {
  readonly thresholds: DelayThresholds;
  readonly workHours: WorkHours;
  /** 1 Monday … 7 Sunday, at least one, rising. */
  readonly weekdays: readonly number[];
}

/** What is wrong with terms: the field and why. */
export interface TermFault {
  readonly field: 'thresholds' | 'thresholds.coldC' | 'workHours' | 'weekdays';
  readonly fault: 'none' | 'notBelowHeat' | 'equal' | 'repeated';
}

/** What is wrong with terms whose single values are in their ranges: empty where nothing is. */
export function checkTerms({ thresholds, workHours, weekdays }: DelayTerms): readonly TermFault[] {
  const { heatC, coldC } = thresholds;
  const faults: TermFault[] = [];
  if (Object.values(thresholds).every((value) => value === null)) faults.push({ field: 'thresholds', fault: 'none' });
  if (heatC !== null && coldC !== null && coldC >= heatC)
    faults.push({ field: 'thresholds.coldC', fault: 'notBelowHeat' });
  if (workHours.from === workHours.to) faults.push({ field: 'workHours', fault: 'equal' });
  if (new Set(weekdays).size !== weekdays.length) faults.push({ field: 'weekdays', fault: 'repeated' });
  return faults;
}

/** Whether the hour that begins at a moment is one of work. */
function isWorkHour({ workHours: { from, to }, weekdays }: DelayTerms, at: EpochSeconds): boolean {
  const hour = vietnamHour(at);
  const isInside = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  // Sunday is 0 there, 7 here.
  return isInside && weekdays.includes(vietnamWeekday(at) || 7);
}

/** Beginnings of the working hours of a day of Vietnam that begins at `dayAt`, in order. */
export function listWorkHours(terms: DelayTerms, dayAt: EpochSeconds): readonly EpochSeconds[] {
  const hours = Array.from({ length: 24 }, (_, hour) => dayAt + hour * HOUR_SECONDS);
  return hours.filter((at) => isWorkHour(terms, at));
}
