import type { Place } from '@portal/contract/endpoints/place-schema';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { startOfHour, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { listDayFacts } from '@portal/forecast/series/day-facts';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather, PlaceWeather } from './place-weather.ts';
import { roundTo } from './rounding.ts';
import { type SpanName, WEATHER_SPANS, type WeatherSpan } from './weather-span.table.ts';

/**
 * Hours kept over all places, enough for a dozen pages at work. Whole replies are kept elsewhere; what is kept here for
 * long grows old in memory, and collecting it again cost a third of a cold call.
 */
const MAX_CACHED_HOURS = 6000;

/** Spans that hold all of another, itself among them: where one has been read, nothing is read again. */
const SERVING: Readonly<Record<SpanName, readonly SpanName[]>> = {
  sky: ['sky', 'near', 'tomorrow', 'far'],
  near: ['near', 'tomorrow', 'far'],
  tomorrow: ['tomorrow', 'far'],
  far: ['far'],
  rain: ['rain', 'far'],
  past: ['past'],
  air: ['air'],
};

/** Reads and derives the hours of a place; the calls of one page share them for the clock hour and the run. */
export type ReadPlaceWeather = (place: Place, span: SpanName) => LocatedWeather;

/** Makes the reader with its own bounded cache. */
export function createPlaceWeatherReader(needs: WeatherNeeds): ReadPlaceWeather {
  const cache = new LRUCache<string, PlaceWeather>({
    maxSize: MAX_CACHED_HOURS,
    sizeCalculation: (weather) => weather.series.hours,
  });
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
  if (span === WEATHER_SPANS.air) return { series, hours: [], days: [], hourAt, todayAt };
  const days = listDayFacts(series);
  return { series, hours: deriveHours(series, days).map(toShownRain), days, hourAt, todayAt };
}

/** Rain as a reply shows it from the start, so that sums and sky states of days and nights rest on what is shown. */
function toShownRain(hour: HourWeather): HourWeather {
  const rainMm = roundTo(hour.rainMm, 1);
  return rainMm === hour.rainMm ? hour : { ...hour, rainMm };
}
