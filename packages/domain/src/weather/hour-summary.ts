import { type EpochSeconds, HOUR_SECONDS } from '#time/epoch.ts';
import type { StateHour } from './state-hour.ts';

/** One quantity over some consecutive hours, made of the hours that know it. */
export interface HourSummary {
  readonly sum: number;
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

/** The hour that begins at `at`, in a list of consecutive clock hours; undefined outside the list. */
export function findHour(hours: readonly StateHour[], at: EpochSeconds): StateHour | undefined {
  const first = hours[0];
  if (first === undefined) return undefined;
  const hour = hours[(at - first.at) / HOUR_SECONDS];
  return hour?.at === at ? hour : undefined;
}

/**
 * Summary of what `read` finds in the `count` hours from `from` on; `hours` are consecutive clock hours. Null when fewer
 * than half of them know it (our own rule: less would speak for hours that nobody forecast).
 */
export function summarizeHours(
  hours: readonly StateHour[],
  from: EpochSeconds,
  count: number,
  read: (hour: StateHour) => number | null,
): HourSummary | null {
  let known = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const hour = findHour(hours, from + i * HOUR_SECONDS);
    const value = hour === undefined ? null : read(hour);
    if (value === null) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return known === 0 || known * 2 < count ? null : { sum, mean: sum / known, min, max };
}
