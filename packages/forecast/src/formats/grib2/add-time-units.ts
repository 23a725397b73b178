import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Code table 4.4, units of fixed length: code → seconds. */
const SECONDS: Readonly<Record<number, number>> = {
  0: 60,
  1: 3600,
  2: 86_400,
  10: 3 * 3600,
  11: 6 * 3600,
  12: 12 * 3600,
  13: 1,
};

/** Code table 4.4, units counted on the calendar: code → months. */
const MONTHS: Readonly<Record<number, number>> = { 3: 1, 4: 12, 5: 120, 6: 360, 7: 1200 };

/**
 * A moment later (or earlier) by `count` units of code table 4.4, or null for a unit that the table does not have.
 * Months and years keep the day of the month, as far as the month has it.
 */
export function addTimeUnits(moment: EpochSeconds, unit: number, count: number): EpochSeconds | null {
  const seconds = SECONDS[unit];
  if (seconds !== undefined) return moment + seconds * count;
  const months = MONTHS[unit];
  return months === undefined ? null : addMonths(moment, months * count);
}

function addMonths(moment: EpochSeconds, months: number): EpochSeconds | null {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  const later = date.getTime() / 1000;
  return Number.isFinite(later) ? later : null;
}
