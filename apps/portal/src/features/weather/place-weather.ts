import type { Place } from '@portal/contract/endpoints/place-schema';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import type { DayFacts } from '@portal/forecast/series/day-facts';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { HourRange } from './to-issued.ts';

/** One place's series and what is derived of it. */
export interface PlaceWeather {
  readonly series: PlaceSeries;
  /** Hours by index, the last not included, as far as the series has them. */
  readonly readHours: (from: number, to: number) => readonly HourWeather[];
  /** What the hours of each calendar day of the series share, in order. */
  readonly days: readonly DayFacts[];
  /** The rain from the present ten minutes on; of a span without rain, and of one that does not hold the present, it knows nothing. */
  readonly course: RainCourse;
  /** The current hour as it is at a moment of it. */
  readonly readNow: (at: EpochSeconds) => MomentWeather;
  /** Start of the current clock hour. */
  readonly hourAt: EpochSeconds;
  /** Midnight that began today. */
  readonly todayAt: EpochSeconds;
}

/** A place with its weather: what every reply of one place is made of. */
export interface LocatedWeather extends PlaceWeather {
  readonly place: Place;
  /** The present moment. */
  readonly nowAt: EpochSeconds;
}

/** Indices of so many hours from a moment on. */
export function toRange(weather: PlaceWeather, from: EpochSeconds, count: number): HourRange {
  const first = (from - weather.series.startAt) / HOUR_SECONDS;
  return { from: first, to: first + count };
}

/** Hours of a range. */
export function listHours(weather: PlaceWeather, range: HourRange): readonly HourWeather[] {
  return weather.readHours(range.from, range.to);
}

/** Range of a calendar day, counted from today. */
export function toDayRange(weather: PlaceWeather, day: number): HourRange {
  return toRange(weather, weather.todayAt + day * DAY_SECONDS, 24);
}

/** Sunrise and sunset of a day, counted from today, as moments; null where there is none. */
export function findSun(weather: PlaceWeather, day: number): { sunrise: string | null; sunset: string | null } {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  const facts = weather.days.find(({ startAt }) => startAt === dayAt);
  return { sunrise: toMoment(facts?.sunriseAt), sunset: toMoment(facts?.sunsetAt) };
}

function toMoment(at: EpochSeconds | undefined): string | null {
  return at === undefined || !Number.isFinite(at) ? null : formatMoment(at);
}
