import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherUv } from '@portal/contract/endpoints/weather';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { classifyUv } from '@portal/domain/weather/uv';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { findShortWaveWm2, isEstimated, type SunlightName } from '@portal/forecast/series/sunlight';
import { listHours, type PlaceWeather, toDayRange, toRange } from './place-weather.ts';
import { roundTo } from './to-hour.ts';

type Uv = Omit<EndpointReply<typeof weatherUv>, 'place' | 'issued'>;
type UvHour = Uv['hours'][number];

/** UV index of the current hour, today's 24 hours, and the first hour of their peak. */
export function toUv(weather: PlaceWeather): Uv {
  const { from } = toDayRange(weather, 0);
  const hours = listHours(weather, toDayRange(weather, 0)).map((hour, i) => toUvHour(weather, hour, from + i));
  const now = hours[toRange(weather, weather.hourAt, 1).from - from];
  return {
    uvIndex: now?.uvIndex ?? null,
    level: now?.level ?? null,
    basis: now?.basis ?? null,
    peak: findPeak(hours),
    hours,
  };
}

function toUvHour(weather: PlaceWeather, hour: HourWeather, index: number): UvHour {
  const uvIndex = roundTo(hour.uvIndex, 1);
  const shortWave = roundTo(findShortWaveWm2(weather.series, index), 0);
  return {
    at: formatMoment(hour.at),
    uvIndex,
    level: uvIndex === null ? null : classifyUv(uvIndex),
    basis: findBasis(weather, 'uvIndex', index, uvIndex),
    shortWave,
    shortWaveBasis: findBasis(weather, 'shortWaveRadiation', index, shortWave),
  };
}

function findBasis({ series }: PlaceWeather, name: SunlightName, index: number, value: number | null): UvHour['basis'] {
  if (value === null) return null;
  return isEstimated(series, name, index) ? 'estimate' : 'model';
}

function findPeak(hours: readonly UvHour[]): Uv['peak'] {
  let peak: Uv['peak'] = { uvIndex: null, at: null };
  for (const { at, uvIndex } of hours) {
    if (uvIndex !== null && uvIndex > (peak.uvIndex ?? -1)) peak = { uvIndex, at };
  }
  return peak;
}
