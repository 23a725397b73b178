import { type EpochSeconds, HOUR_SECONDS } from '#time/epoch.ts';
import type { StateHour } from './state-hour.ts';

/** One quantity over some consecutive hours, made of the hours that know it. */
export interface HourSummary {
  readonly sum: number;
  readonly mean: number;
  readonly min: number;
  readonly max: number;
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
  const first = hours[0]?.at ?? from;
  const start = (from - first) / HOUR_SECONDS;
  for (let i = 0; i < count; i++) {
    const hour = hours[start + i];
    if (hour?.at !== from + i * HOUR_SECONDS) continue;
    const value = read(hour);
    if (value === null) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return known === 0 || known * 2 < count ? null : { sum, mean: sum / known, min, max };
}
