import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import { type DayWeather, summarizeDay } from '@portal/domain/agriculture/day-weather';
import type { FarmHour } from '@portal/domain/agriculture/farm-hour';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { deriveHours } from '@portal/forecast/series/derive-hours';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from '../needs.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { toIssued } from '../to-issued.ts';
import { FARM_VARIABLES, PAST_FARM_VARIABLES } from './farm-variables.table.ts';
import { sumRadiationMj } from './sum-radiation.ts';

const PAST_DAYS = 7;
/** Last night ends at 07:00 today. */
const NIGHT_END_HOUR = 7;
/** The longest span that any crop looks back on before harvest. */
const LAST_HOURS = 12;
/** Cached places: past days do not change, and computing them takes longer than the rest of a call. */
const MAX_PLACES = 1000;

/** A past day with the radiation at the ground, MJ/m². */
export interface PastDay {
  readonly weather: DayWeather;
  readonly radiationMj: number | null;
}

/** The seven days before today, oldest first. */
export interface FarmPast {
  readonly days: readonly PastDay[];
  readonly lastHours: readonly FarmHour[];
  readonly issued: Issued;
}

export type ReadFarmPast = (weather: LocatedWeather) => FarmPast;

/** Caches what it has read until the run or the date changes. */
export function createFarmPastReader(needs: WeatherNeeds): ReadFarmPast {
  const cache = new LRUCache<string, FarmPast>({ max: MAX_PLACES });
  return ({ place, todayAt, hourAt }) => {
    const cell = place.stationCode ?? `${place.lat},${place.lng}`;
    // Before 07:00 last night is not over yet.
    const nightAt = Math.min(hourAt, todayAt + NIGHT_END_HOUR * HOUR_SECONDS);
    const key = `${needs.store.version()} ${needs.demo()} ${nightAt} ${cell} ${place.elevation}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const past = readFarmPast(needs, place, todayAt, hourAt);
    cache.set(key, past);
    return past;
  };
}

function readFarmPast(needs: WeatherNeeds, place: Place, todayAt: EpochSeconds, hourAt: EpochSeconds): FarmPast {
  const startAt = todayAt - PAST_DAYS * DAY_SECONDS;
  const series = readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt,
    hours: PAST_DAYS * 24 + NIGHT_END_HOUR,
    now: hourAt,
    demo: needs.demo(),
    variables: PAST_FARM_VARIABLES,
  });
  const hours = deriveHours(series);
  return {
    days: Array.from({ length: PAST_DAYS }, (_, day) => toPastDay(series, hours, day)),
    lastHours: hours.slice(PAST_DAYS * 24 - LAST_HOURS, PAST_DAYS * 24).map(toFarmHour),
    issued: toIssued(series, { from: 0, to: PAST_DAYS * 24 }, FARM_VARIABLES),
  };
}

function toPastDay(series: PlaceSeries, hours: readonly FarmHour[], day: number): PastDay {
  return {
    weather: summarizeDay(series.startAt + day * DAY_SECONDS, hours, day * 24),
    radiationMj: sumRadiationMj(series, day * 24),
  };
}

/** Drops everything that the rules do not need before caching. */
function toFarmHour(hour: FarmHour): FarmHour {
  const { at, temperatureC, humidityPercent, dewPointC, windSpeedMs, windGustMs } = hour;
  const { cloudPercent, rainMm, rainProbabilityPercent, thunder } = hour;
  return {
    at,
    temperatureC,
    humidityPercent,
    dewPointC,
    windSpeedMs,
    windGustMs,
    cloudPercent,
    rainMm,
    rainProbabilityPercent,
    thunder,
  };
}
