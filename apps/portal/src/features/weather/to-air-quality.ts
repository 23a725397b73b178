import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAqi } from '@portal/contract/endpoints/weather';
import {
  AQI_CATEGORIES,
  classifyAqi,
  dailyVnAqi,
  hourlyVnAqi,
  nowCast,
  POLLUTANTS,
  type Pollutant,
} from '@portal/domain/air/vn-aqi';
import { DAY_SECONDS, type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { NO_RUN, type PlaceSeries } from '@portal/forecast/series/place-series';
import { findAirOverdueAt, isFreshAir } from './air-age.ts';
import { oncePerWeather } from './once-per-weather.ts';
import { type PlaceWeather, toDayRange, toRange } from './place-weather.ts';
import { roundTo } from './to-hour.ts';
import { noData } from './to-issued.ts';

type AirQuality = Omit<EndpointReply<typeof weatherAqi>, 'place' | 'issued'>;

const HOURS_AHEAD = 24;
/** Hours of a NowCast, the current one included. */
export const NOWCAST_HOURS = 12;
const DAYS = 5;

/** Air of a series; hours from `from` on count only if their run is not too old. */
interface Air {
  readonly series: PlaceSeries;
  /** Index of the current hour. */
  readonly from: number;
  readonly hourAt: EpochSeconds;
}

/**
 * VN_AQI of the current hour, the next 24 and five days, from modelled concentrations. Throws `AppError` `noData` without any
 * concentration from a fresh run.
 */
export const toAirQuality: (weather: PlaceWeather) => AirQuality = oncePerWeather(computeAirQuality, () => 0);

function computeAirQuality(weather: PlaceWeather): AirQuality {
  const { from } = toRange(weather, weather.hourAt, 1);
  const air = { series: weather.series, from, hourAt: weather.hourAt };
  if (!hasFreshAir(air)) throw noData();
  const { at, aqi, category, dominant } = toAirHour(air, from);
  return {
    aqi,
    category,
    colour: category === null ? null : AQI_CATEGORIES[category].colour,
    dominant,
    basis: 'model',
    overdueAt: dominant === null ? null : findOverdueAt(air, dominant),
    pollutants: listConcentrations(air, from),
    at,
    hours: Array.from({ length: HOURS_AHEAD }, (_, i) => toAirHour(air, from + 1 + i)),
    days: Array.from({ length: DAYS }, (_, day) => toAirDay(air, weather, day)),
  };
}

function findOverdueAt({ series, from }: Air, pollutant: Pollutant): string | null {
  const run = series.runs[series.variables[pollutant]?.runOf[from] ?? NO_RUN];
  const overdueAt = run === undefined ? null : findAirOverdueAt(run);
  return overdueAt === null ? null : formatMoment(overdueAt);
}

/** By the rule of days, from all of its hours; null where too few are known. */
function toAirDay(air: Air, weather: PlaceWeather, day: number): AirQuality['days'][number] {
  const { from, to } = toDayRange(weather, day);
  const listDay = (name: Pollutant) =>
    Array.from({ length: to - from }, (_, hour) => findConcentration(air, name, from + hour));
  const found = dailyVnAqi(Object.fromEntries(POLLUTANTS.map((name) => [name, listDay(name)])));
  return {
    date: formatMoment(weather.todayAt + day * DAY_SECONDS).slice(0, 10),
    aqi: found?.aqi ?? null,
    category: found === null ? null : classifyAqi(found.aqi),
    dominant: found?.dominant ?? null,
  };
}

function hasFreshAir(air: Air): boolean {
  return POLLUTANTS.some((name) => {
    for (let i = 0; i <= HOURS_AHEAD; i++) if (findConcentration(air, name, air.from + i) !== null) return true;
    return false;
  });
}

function toAirHour(air: Air, index: number): AirQuality['hours'][number] {
  const found = hourlyVnAqi({
    pm25: findNowCast(air, 'pm25', index),
    pm10: findNowCast(air, 'pm10', index),
    o3: findConcentration(air, 'o3', index),
    no2: findConcentration(air, 'no2', index),
    so2: findConcentration(air, 'so2', index),
    co: findConcentration(air, 'co', index),
  });
  return {
    at: formatMoment(air.series.startAt + index * HOUR_SECONDS),
    aqi: found?.aqi ?? null,
    category: found === null ? null : classifyAqi(found.aqi),
    dominant: found?.dominant ?? null,
  };
}

function listConcentrations(air: Air, index: number): AirQuality['pollutants'] {
  const concentrations = { pm25: null, pm10: null, o3: null, no2: null, so2: null, co: null };
  const entries = POLLUTANTS.map((name) => [name, roundTo(findConcentration(air, name, index), 1)]);
  return Object.assign(concentrations, Object.fromEntries(entries));
}

function findNowCast(air: Air, pollutant: Pollutant, index: number): number | null {
  const latestFirst: (number | null)[] = [];
  for (let i = 0; i < NOWCAST_HOURS; i += 1) latestFirst.push(findConcentration(air, pollutant, index - i));
  return nowCast(latestFirst);
}

function findConcentration({ series, from, hourAt }: Air, pollutant: Pollutant, index: number): number | null {
  const hourly = series.variables[pollutant];
  const value = hourly?.values[index];
  if (hourly === undefined || value === undefined || Number.isNaN(value)) return null;
  const run = series.runs[hourly.runOf[index] as number];
  const isStale = run === undefined || !isFreshAir(run, hourAt);
  return index >= from && isStale ? null : value;
}
