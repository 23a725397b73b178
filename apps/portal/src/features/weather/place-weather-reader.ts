import type { Place } from '@portal/contract/endpoints/place-schema';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type DayFacts, listDayFacts } from '@portal/forecast/series/day-facts';
import { deriveHour } from '@portal/forecast/series/derive-hours';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { createUvFilling } from '@portal/forecast/series/sunlight';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather, PlaceWeather } from './place-weather.ts';
import { type SpanName, WEATHER_SPANS, type WeatherSpan } from './weather-span.table.ts';

/**
 * Places kept, enough for the pages at work. Whole replies are kept elsewhere; what is kept here for long grows old in
 * memory, and collecting it again cost a third of a cold call.
 */
const MAX_PLACES = 16;

/** Spans that hold all of another, itself among them: where one has been read, nothing is read again. */
const SERVING: Readonly<Record<SpanName, readonly SpanName[]>> = {
  sky: ['sky', 'hours', 'near', 'tomorrow', 'week', 'far'],
  hours: ['hours', 'near', 'tomorrow', 'week', 'far'],
  near: ['near', 'tomorrow', 'week', 'far'],
  tomorrow: ['tomorrow', 'week', 'far'],
  week: ['week', 'far'],
  far: ['far'],
  rain: ['rain', 'week', 'far'],
  past: ['past'],
  air: ['air'],
};

/** Reads and derives the hours of a place; the calls of one page share them for the clock hour and the run. */
export type ReadPlaceWeather = (place: Place, span: SpanName) => LocatedWeather;

/** Makes the reader with its own bounded cache. */
export function createPlaceWeatherReader(needs: WeatherNeeds): ReadPlaceWeather {
  const cache = new LRUCache<string, PlaceWeather>({ max: MAX_PLACES });
  return (place, span) => {
    const hourAt = startOfHour(needs.clock());
    const cell = place.stationCode ?? `${place.lat},${place.lng}`;
    const key = `${needs.store.version()} ${needs.demo()} ${hourAt} ${cell} ${place.elevation}`;
    for (const serving of SERVING[span]) {
      const known = cache.get(`${key} ${serving}`);
      if (known !== undefined) return { ...known, place };
    }
    const weather = readPlaceWeather(needs, place, hourAt, WEATHER_SPANS[span]);
    cache.set(`${key} ${span}`, weather);
    return { ...weather, place };
  };
}

function readPlaceWeather(needs: WeatherNeeds, place: Place, hourAt: EpochSeconds, span: WeatherSpan): PlaceWeather {
  const todayAt = startOfVietnamDay(hourAt);
  const starts = {
    yesterday: todayAt - DAY_SECONDS,
    today: todayAt,
    elevenHoursAgo: hourAt - 11 * HOUR_SECONDS,
  };
  const series = readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt: starts[span.from],
    hours: span.hours,
    now: hourAt,
    demo: needs.demo(),
    variables: span.variables,
  });
  // The air is told from the series alone: no hour of it has weather, and no sun is asked for.
  if (span === WEATHER_SPANS.air) return { series, readHours: () => [], days: [], hourAt, todayAt };
  const days = listDayFacts(series);
  return { series, readHours: createHourReader(series, days, span), days, hourAt, todayAt };
}

/** Derives only the hours that a reply shows, each once. */
function createHourReader(
  series: PlaceSeries,
  days: readonly DayFacts[],
  { variables }: WeatherSpan,
): PlaceWeather['readHours'] {
  const hours = new Array<HourWeather | undefined>(series.hours);
  const fillUv = variables.includes('uvIndex') ? createUvFilling(series) : (hour: HourWeather) => hour;
  return (from, to) => {
    const wanted: HourWeather[] = [];
    for (let index = Math.max(from, 0); index < Math.min(to, series.hours); index++) {
      const hour = hours[index] ?? fillUv(deriveHour(series, days, index), index);
      hours[index] = hour;
      wanted.push(hour);
    }
    return wanted;
  };
}
