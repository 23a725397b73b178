import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { startOfVietnamDay, vietnamDate } from '@portal/domain/time/vietnam-time';
import type { PlaceSeries } from './place-series.ts';
import { findGridSunTimes } from './sun-grid.ts';

/** What the hours of one calendar day share. */
export interface DayFacts {
  readonly startAt: EpochSeconds;
  readonly month: number;
  /** Infinity where the sun does not cross the horizon that day; it does so everywhere in the coverage. */
  readonly sunriseAt: EpochSeconds;
  readonly sunsetAt: EpochSeconds;
  /** Mean and lowest temperature of the day's hours, °C; null when fewer than half of them are known. */
  readonly meanC: number | null;
  readonly minC: number | null;
}

/** Facts of every calendar day of Vietnam that a series touches, in order. */
export function listDayFacts(series: PlaceSeries): DayFacts[] {
  const { readAt, startAt, hours } = series;
  const days: DayFacts[] = [];
  const end = startAt + hours * HOUR_SECONDS;
  for (let dayAt = startOfVietnamDay(startAt); dayAt < end; dayAt += DAY_SECONDS) {
    const { sunriseAt, sunsetAt } = findGridSunTimes(readAt, dayAt);
    days.push({
      startAt: dayAt,
      month: vietnamDate(dayAt).month,
      sunriseAt: sunriseAt ?? Number.POSITIVE_INFINITY,
      sunsetAt: sunsetAt ?? Number.POSITIVE_INFINITY,
      ...summarizeTemperature(series, (dayAt - startAt) / HOUR_SECONDS),
    });
  }
  return days;
}

function summarizeTemperature(series: PlaceSeries, firstHour: number): { meanC: number | null; minC: number | null } {
  const values = series.variables.temperature2m?.values;
  let known = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  for (let hour = Math.max(firstHour, 0); hour < Math.min(firstHour + 24, series.hours); hour++) {
    const value = values?.[hour] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    known++;
    sum += value;
    if (value < min) min = value;
  }
  return known < 12 ? { meanC: null, minC: null } : { meanC: sum / known, minC: min };
}
