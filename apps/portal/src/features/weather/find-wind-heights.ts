import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherWindHeights } from '@portal/contract/endpoints/wind';
import { joinIssued } from '@portal/contract/join-issued';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import { computeAirDensity, normaliseWind } from '@portal/domain/wind/air-density';
import {
  toWindLevel,
  type WindLevels,
  type WindRange,
  type WindSurface,
  windAtHeight,
  windRangeAtHeight,
} from '@portal/domain/wind/wind-profile';
import type { SpeedAndDirection } from '@portal/domain/wind/wind-vector';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { isSeaHour } from '@portal/forecast/series/sea-cell';
import { findHours } from './find-hours.ts';
import { findExponent } from './find-wind.ts';
import type { WeatherNeeds } from './needs.ts';
import type { ReadPlaceWeather } from './place-weather-reader.ts';
import { readHoursAhead, readValue } from './read-hours.ts';
import { WIND_VARIABLES } from './reply-variables.table.ts';
import { roundTo, toDirection } from './to-hour.ts';
import { getIssued } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherWindHeights>;
type HeightHour = Reply['hours'][number];

const DEFAULT_HOURS = 72;
const DEFAULT_HEIGHTS = '10,50,100,120,150';
/** Typical hub height, for which air density is given. */
const HUB_M = 100;
/** Fields besides wind that matter for work and power. */
const BESIDE = 'temperature,pressure,windGust,visibility,thunder';

type BesideHour = Partial<Pick<HeightHour, 'temperature' | 'pressure' | 'windGust' | 'visibility' | 'thunder'>>;

interface SeriesHour {
  readonly levels: WindLevels;
  readonly range: WindRange | null;
  readonly surface: WindSurface;
}

function readHour(series: PlaceSeries, hour: number): SeriesHour {
  const { variables } = series;
  const lowMs = readValue(variables.windSpeed10mLow, hour);
  const highMs = readValue(variables.windSpeed10mHigh, hour);
  return {
    levels: {
      at10m: toWindLevel(readValue(variables.windU10m, hour), readValue(variables.windV10m, hour)),
      at100m: toWindLevel(readValue(variables.windU100m, hour), readValue(variables.windV100m, hour)),
    },
    range: lowMs === null || highMs === null ? null : { lowMs, highMs },
    surface: isSeaHour(series, hour) ? 'sea' : 'land',
  };
}

function toLevel(
  height: number,
  wind: SpeedAndDirection | null,
  { levels, range }: SeriesHour,
  density: number | null,
) {
  const likely = windRangeAtHeight(levels.at10m?.speedMs ?? null, wind?.speedMs ?? null, range);
  const speedMs = wind?.speedMs ?? null;
  return {
    height,
    windSpeed: roundTo(speedMs, 1),
    windSpeedLow: roundTo(likely?.lowMs ?? null, 1),
    windSpeedHigh: roundTo(likely?.highMs ?? null, 1),
    gustEstimate: roundTo(estimateHookGust(speedMs), 1),
    windNormalised: roundTo(speedMs === null || density === null ? null : normaliseWind(speedMs, density), 1),
    windDirection: toDirection(wind?.directionDeg ?? null),
  };
}

interface PlaceFacts {
  readonly heights: readonly number[];
  /** Ground above sea level, m. */
  readonly groundM: number;
}

function toHeightHour(hour: SeriesHour, beside: BesideHour, at: string, { heights, groundM }: PlaceFacts): HeightHour {
  const { temperature = null, pressure = null, windGust = null, visibility = null, thunder = null } = beside;
  const densityAt = (height: number) =>
    computeAirDensity({ pressureMslHpa: pressure, temperatureC: temperature, heightM: groundM + height });
  const winds = heights.map((height) => ({ height, wind: windAtHeight(hour.levels, height, hour.surface) }));
  return {
    at,
    basis: winds[0]?.wind?.basis ?? null,
    exponent: findExponent(hour.levels),
    airDensity: roundTo(densityAt(HUB_M), 3),
    temperature,
    pressure,
    windGust,
    visibility,
    thunder,
    levels: winds.map(({ height, wind }) => toLevel(height, wind, hour, densityAt(height))),
  };
}

/**
 * Wind at chosen heights with its likely range, and other values that matter for power and work. Throws `AppError`
 * `noData` without wind, and what `locate` throws.
 */
export function findWindHeights(
  needs: WeatherNeeds,
  read: ReadPlaceWeather,
  { query }: EndpointInput<typeof weatherWindHeights>,
): Reply {
  const { heights = DEFAULT_HEIGHTS, hours: count = DEFAULT_HOURS, ...placeQuery } = query;
  const place = needs.places.locate(query);
  const series = readHoursAhead(needs, place, count, [
    'windU10m',
    'windV10m',
    'windU100m',
    'windV100m',
    'windSpeed10mLow',
    'windSpeed10mHigh',
    'waveHeight',
  ]);
  const ofWind = getIssued(series, { from: 0, to: count }, WIND_VARIABLES);
  const beside = findHours(needs, read, { query: { ...placeQuery, hours: count, variables: BESIDE } });
  const facts = { heights: heights.split(',').map(Number), groundM: Math.max(place.elevation ?? 0, 0) };
  return {
    place,
    issued: joinIssued([beside.issued, ofWind]),
    hours: Array.from({ length: count }, (_, hour) =>
      toHeightHour(
        readHour(series, hour),
        beside.hours[hour] ?? {},
        formatMoment(series.startAt + hour * HOUR_SECONDS),
        facts,
      ),
    ),
  };
}
