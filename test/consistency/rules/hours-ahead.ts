import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { Span } from '../read/day-part.ts';

/** One hour of rain in the API, from the current hour on. */
export interface HourAhead {
  readonly at: EpochSeconds;
  /** % */
  readonly chance: number | null;
  /** mm */
  readonly rain: number | null;
  readonly thunder: number | null;
}

export const toEpoch = (moment: string): EpochSeconds => Math.floor(Date.parse(moment) / 1000);

/** The next 72 hours of rain. */
export function listHoursAhead({ api }: PlaceSaid): HourAhead[] {
  return api.rain.hours.map(({ at, rain, rainProbability, thunder }) => ({
    at: toEpoch(at),
    chance: rainProbability,
    rain,
    thunder,
  }));
}

/** The hours in a period, including the current hour if it has begun before. */
export function pickHours(hours: readonly HourAhead[], { from, to }: Span): HourAhead[] {
  return hours.filter(({ at }) => at + HOUR_SECONDS > from && at < to);
}

/** The calendar day this many days from now. */
export function findDaySpan(nowAt: EpochSeconds, daysAhead: number): Span {
  const from = startOfVietnamDay(nowAt) + daysAhead * DAY_SECONDS;
  return { from, to: from + DAY_SECONDS };
}

/** `2026-11-23` as `23/11`. */
export function toShownDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}/${month}`;
}

/** The largest chance of hours, %; 0 of none. */
export const findHighestChance = (hours: readonly HourAhead[]): number =>
  Math.max(0, ...hours.map(({ chance }) => chance ?? 0));

export const sumRain = (hours: readonly HourAhead[]): number => hours.reduce((sum, { rain }) => sum + (rain ?? 0), 0);
