import type { Place } from '@portal/contract/endpoints/place-schema';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { HourRange } from './to-issued.ts';

/** The derived hours of one place, from yesterday's midnight on. */
export interface PlaceWeather {
  readonly series: PlaceSeries;
  readonly hours: readonly HourWeather[];
  /** Start of the current clock hour. */
  readonly hourAt: EpochSeconds;
  /** Midnight that began today. */
  readonly todayAt: EpochSeconds;
}

/** A place with its weather: what every reply of one place is made of. */
export interface LocatedWeather extends PlaceWeather {
  readonly place: Place;
}

/** Indices of so many hours from a moment on. */
export function toRange(weather: PlaceWeather, from: EpochSeconds, count: number): HourRange {
  const first = (from - weather.series.startAt) / HOUR_SECONDS;
  return { from: first, to: first + count };
}

/** Hours of a range. */
export function listHours(weather: PlaceWeather, range: HourRange): readonly HourWeather[] {
  return weather.hours.slice(range.from, range.to);
}

/** Range of a calendar day, counted from today. */
export function toDayRange(weather: PlaceWeather, day: number): HourRange {
  return toRange(weather, weather.todayAt + day * DAY_SECONDS, 24);
}
