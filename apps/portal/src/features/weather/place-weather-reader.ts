import type { Place } from '@portal/contract/endpoints/place-schema';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS } from '@portal/domain/time/epoch';
import { startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather, PlaceWeather } from './place-weather.ts';

/** How far a reply looks: both begin at yesterday's midnight and end with the night of their last day. */
const SPAN_HOURS = {
  /** Until the morning after tomorrow's night. */
  near: 24 + 2 * 24 + 7,
  /** Until the morning after the night of the fifteenth day. */
  far: 24 + 15 * 24 + 7,
} as const;

/** Hours kept over all places: about 40 MB. */
const MAX_CACHED_HOURS = 100_000;

export type WeatherSpan = keyof typeof SPAN_HOURS;

/** Reads and derives the hours of a place; the calls of one page share them for the clock hour and the run. */
export type ReadPlaceWeather = (place: Place, span: WeatherSpan) => LocatedWeather;

/** Makes the reader with its own bounded cache. */
export function createPlaceWeatherReader(needs: WeatherNeeds): ReadPlaceWeather {
  const cache = new LRUCache<string, PlaceWeather>({
    maxSize: MAX_CACHED_HOURS,
    sizeCalculation: (weather) => weather.hours.length,
  });
  return (place, span) => {
    const hourAt = startOfHour(needs.clock());
    const cell = place.stationCode ?? `${place.lat},${place.lng}`;
    const key = `${needs.store.version()} ${needs.demo()} ${hourAt} ${cell} ${place.elevation} ${span}`;
    let weather = cache.get(key);
    if (weather === undefined) {
      weather = readPlaceWeather(needs, place, hourAt, SPAN_HOURS[span]);
      cache.set(key, weather);
    }
    return { ...weather, place };
  };
}

function readPlaceWeather(needs: WeatherNeeds, place: Place, hourAt: number, hours: number): PlaceWeather {
  const todayAt = startOfVietnamDay(hourAt);
  const series = readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt: todayAt - DAY_SECONDS,
    hours,
    now: hourAt,
    demo: needs.demo(),
  });
  return { series, hours: deriveHours(series), hourAt, todayAt };
}
