import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAqi } from '@portal/contract/endpoints/weather';
import { AQI_CATEGORIES, classifyAqi } from '@portal/domain/air/aqi-category';
import { POLLUTANTS, type Pollutant } from '@portal/domain/air/pollutant';
import { hourlyVnAqi, nowCast } from '@portal/domain/air/vn-aqi';
import { HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { PlaceWeather } from './place-weather.ts';
import { toRange } from './place-weather.ts';
import { roundTo } from './rounding.ts';

type AirQuality = Omit<EndpointReply<typeof weatherAqi>, 'place' | 'issued'>;

const HOURS_AHEAD = 24;
const NOWCAST_HOURS = 12;

/** VN_AQI of the current hour and the 24 after it, from modelled concentrations. */
export function toAirQuality(weather: PlaceWeather): AirQuality {
  const { from } = toRange(weather, weather.hourAt, 1);
  const { at, aqi, category, dominant } = toAirHour(weather.series, from);
  return {
    aqi,
    category,
    colour: category === null ? null : AQI_CATEGORIES[category].colour,
    dominant,
    basis: 'model',
    pollutants: listConcentrations(weather.series, from),
    at,
    hours: Array.from({ length: HOURS_AHEAD }, (_, i) => toAirHour(weather.series, from + 1 + i)),
  };
}

function toAirHour(series: PlaceSeries, index: number): AirQuality['hours'][number] {
  const found = hourlyVnAqi({
    pm25: findNowCast(series, 'pm25', index),
    pm10: findNowCast(series, 'pm10', index),
    o3: findConcentration(series, 'o3', index),
    no2: findConcentration(series, 'no2', index),
    so2: findConcentration(series, 'so2', index),
    co: findConcentration(series, 'co', index),
  });
  return {
    at: formatMoment(series.startAt + index * HOUR_SECONDS),
    aqi: found?.aqi ?? null,
    category: found === null ? null : classifyAqi(found.aqi),
    dominant: found?.dominant ?? null,
  };
}

function listConcentrations(series: PlaceSeries, index: number): AirQuality['pollutants'] {
  const concentrations = { pm25: null, pm10: null, o3: null, no2: null, so2: null, co: null };
  const entries = POLLUTANTS.map((name) => [name, roundTo(findConcentration(series, name, index), 1)]);
  return Object.assign(concentrations, Object.fromEntries(entries));
}

function findNowCast(series: PlaceSeries, pollutant: Pollutant, index: number): number | null {
  const latestFirst: (number | null)[] = [];
  for (let i = 0; i < NOWCAST_HOURS; i += 1) latestFirst.push(findConcentration(series, pollutant, index - i));
  return nowCast(latestFirst);
}

function findConcentration(series: PlaceSeries, pollutant: Pollutant, index: number): number | null {
  const value = series.variables[pollutant]?.values[index];
  return value === undefined || Number.isNaN(value) ? null : value;
}
