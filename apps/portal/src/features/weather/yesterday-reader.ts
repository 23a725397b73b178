import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type HourlyValues, isCoarseHour, NO_RUN, type PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather } from './place-weather.ts';
import { roundTo } from './to-hour.ts';

type Yesterday = EndpointReply<typeof weatherNow>['yesterday'];

const HOURS = 24;
const MAX_PLACES = 8;

/** Yesterday's temperatures, for comparison with the current ones. */
export type ReadYesterday = (weather: LocatedWeather) => Yesterday;

/** Caches the days of the last few places. */
export function createYesterdayReader(needs: WeatherNeeds): ReadYesterday {
  const cache = new LRUCache<string, PlaceSeries>({ max: MAX_PLACES });
  return (weather) => {
    const { lat, lng, stationCode, elevation } = weather.place;
    const key = `${needs.store.version()} ${needs.demo()} ${weather.todayAt} ${stationCode ?? `${lat},${lng}`} ${elevation}`;
    const series = cache.get(key) ?? readYesterday(needs, weather);
    cache.set(key, series);
    return compare(series, weather);
  };
}

function readYesterday(needs: WeatherNeeds, { place, todayAt, hourAt }: LocatedWeather): PlaceSeries {
  return readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt: todayAt - DAY_SECONDS,
    hours: HOURS,
    now: hourAt,
    demo: needs.demo(),
    variables: ['temperature2m'],
  });
}

/** Models differ by degrees, so only hours from the current temperature's source are compared. */
function compare(yesterday: PlaceSeries, { series, hourAt, todayAt }: LocatedWeather): Yesterday {
  const source = findSource(series, (hourAt - series.startAt) / HOUR_SECONDS);
  const hourly = yesterday.variables.temperature2m;
  if (source === null || hourly === undefined) return { temperature: null, temperatureMax: null };
  const isComparable = (hour: number) => findSource(yesterday, hour) === source;
  const hour = (hourAt - todayAt) / HOUR_SECONDS;
  return {
    temperature: isComparable(hour) ? roundTo(hourly.values[hour] ?? null, 1) : null,
    temperatureMax: findHigh(hourly, (hour) => isComparable(hour) && !isCoarseHour(yesterday, hour)),
  };
}

function findHigh({ values }: HourlyValues, isComparable: (hour: number) => boolean): number | null {
  let high = Number.NEGATIVE_INFINITY;
  for (let hour = 0; hour < HOURS; hour++) {
    if (!isComparable(hour)) return null;
    high = Math.max(high, values[hour] ?? Number.NEGATIVE_INFINITY);
  }
  return roundTo(high, 1);
}

function findSource({ runs, variables }: PlaceSeries, hour: number): string | null {
  const run = variables.temperature2m?.runOf[hour] ?? NO_RUN;
  return run === NO_RUN ? null : (runs[run]?.source ?? null);
}
