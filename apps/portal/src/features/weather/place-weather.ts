import type { Place } from '@portal/contract/endpoints/place-schema';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import type { DayFacts } from '@portal/forecast/series/day-facts';
import type { HourWeather, MomentWeather } from '@portal/forecast/series/derive-hours';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { HourRange } from './to-issued.ts';

export interface PlaceWeather {
  readonly series: PlaceSeries;
  /** Hours by index, `to` exclusive, as far as the series has them. */
  readonly readHours: (from: number, to: number) => readonly HourWeather[];
  /** Daily facts of the series, in order. */
  readonly days: readonly DayFacts[];
  /** Rain from the current ten minutes on; empty for a span without rain or without the current time. */
  readonly course: RainCourse;
  /** The current hour at a time within it. */
  readonly readNow: (at: EpochSeconds) => MomentWeather;
  readonly hourAt: EpochSeconds;
  readonly todayAt: EpochSeconds;
}

/** A place with its weather, the basis of every reply about one place. */
export interface LocatedWeather extends PlaceWeather {
  readonly place: Place;
  readonly nowAt: EpochSeconds;
}

export function toRange(weather: PlaceWeather, from: EpochSeconds, count: number): HourRange {
  const first = (from - weather.series.startAt) / HOUR_SECONDS;
  return { from: first, to: first + count };
}

export function listHours(weather: PlaceWeather, range: HourRange): readonly HourWeather[] {
  return weather.readHours(range.from, range.to);
}

export function toDayRange(weather: PlaceWeather, day: number): HourRange {
  return toRange(weather, weather.todayAt + day * DAY_SECONDS, 24);
}

/** Sunrise and sunset of a day, counted from today; null if there is none. */
export function findSun(weather: PlaceWeather, day: number): { sunrise: string | null; sunset: string | null } {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  const facts = weather.days.find(({ startAt }) => startAt === dayAt);
  return { sunrise: toMoment(facts?.sunriseAt), sunset: toMoment(facts?.sunsetAt) };
}

function toMoment(at: EpochSeconds | undefined): string | null {
  return at === undefined || !Number.isFinite(at) ? null : formatMoment(at);
}
