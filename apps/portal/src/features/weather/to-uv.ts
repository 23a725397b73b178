import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherUv } from '@portal/contract/endpoints/weather';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { classifyUv } from '@portal/domain/weather/uv-level';
import type { PlaceWeather } from './place-weather.ts';
import { listHours, toDayRange, toRange } from './place-weather.ts';
import { roundTo } from './rounding.ts';

type Uv = Omit<EndpointReply<typeof weatherUv>, 'place' | 'issued'>;

/** UV index of the current hour, with the 24 hours of today and the first hour of their peak. */
export function toUv(weather: PlaceWeather): Uv {
  const hours = listHours(weather, toDayRange(weather, 0)).map((hour) => toUvHour(hour.at, hour.uvIndex));
  const [now] = listHours(weather, toRange(weather, weather.hourAt, 1));
  const current = toUvHour(weather.hourAt, now?.uvIndex ?? null);
  return { uvIndex: current.uvIndex, level: current.level, peak: findPeak(hours), hours };
}

function toUvHour(at: number, value: number | null): Uv['hours'][number] {
  const uvIndex = roundTo(value, 1);
  return { at: formatMoment(at), uvIndex, level: uvIndex === null ? null : classifyUv(uvIndex) };
}

function findPeak(hours: Uv['hours']): Uv['peak'] {
  let peak: Uv['peak'] = { uvIndex: null, at: null };
  for (const { at, uvIndex } of hours) {
    if (uvIndex !== null && uvIndex > (peak.uvIndex ?? -1)) peak = { uvIndex, at };
  }
  return peak;
}
