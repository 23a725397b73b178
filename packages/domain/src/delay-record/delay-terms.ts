import { type EpochSeconds, HOUR_SECONDS, vietnamHour, vietnamWeekday } from '#time/vietnam-time.ts';

/** Reason of a lost hour: the threshold that was reached. `dayRain` is the rain of the whole day. */
export const DELAY_REASONS = ['rain', 'dayRain', 'gust', 'wind', 'heat', 'cold', 'thunder'] as const;

/** Threshold that made an hour a lost one. */
export type DelayReason = (typeof DELAY_REASONS)[number];

/** Thresholds of a contract. A value equal to its threshold reaches it; null: none in the contract. */
export interface DelayThresholds {
  /** Rain of an hour, mm. */
  readonly rainMmh: number | null;
  /** Rain of the calendar day, mm: if reached, every working hour of the day is lost. */
  readonly dayRainMm: number | null;
  /** Gust 10 m above ground, m/s. */
  readonly gustMs: number | null;
  /** Mean wind 10 m above ground, m/s. */
  readonly windMs: number | null;
  /** Air temperature from which it is too hot, °C. */
  readonly heatC: number | null;
  /** Air temperature down to which it is too cold, °C. */
  readonly coldC: number | null;
  /** Thunder: 1 possible, 2 likely, as on the place's pages. */
  readonly thunder: 1 | 2 | null;
}

/** A numeric threshold. */
export type AmountName = Exclude<keyof DelayThresholds, 'thunder'>;

/**
 * Whole hours of Vietnam's clock: `from` 0–23, `to` 1–24. If `from` is after `to`, the hours from midnight to `to` and
 * from `from` to midnight: a night shift; its hours after midnight belong to their own day.
 */
export interface WorkHours {
  readonly from: number;
  readonly to: number;
}

/** Weather terms of a contract: thresholds and working hours. */
export interface DelayTerms {
  readonly thresholds: DelayThresholds;
  readonly workHours: WorkHours;
  /** 1 Monday … 7 Sunday, at least one, ascending. */
  readonly weekdays: readonly number[];
}

/** Fault of the terms: the field and the reason. */
export interface TermFault {
  readonly field: 'thresholds' | 'thresholds.coldC' | 'workHours' | 'weekdays';
  readonly fault: 'none' | 'notBelowHeat' | 'equal' | 'repeated';
}

/** Faults of terms whose single values are in range; empty if there are none. */
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

/** Whether the hour that begins at a moment is a working hour. */
function isWorkHour({ workHours: { from, to }, weekdays }: DelayTerms, at: EpochSeconds): boolean {
  const hour = vietnamHour(at);
  const isInside = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  // Sunday is 0 there, 7 here.
  return isInside && weekdays.includes(vietnamWeekday(at) || 7);
}

/** Starts of the working hours of the Vietnamese day that begins at `dayAt`, in order. */
export function listWorkHours(terms: DelayTerms, dayAt: EpochSeconds): readonly EpochSeconds[] {
  const hours = Array.from({ length: 24 }, (_, hour) => dayAt + hour * HOUR_SECONDS);
  return hours.filter((at) => isWorkHour(terms, at));
}
