import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { EarlierForecast } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, formatMoment } from '@portal/domain/time/vietnam-time';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather } from './place-weather.ts';
import { roundTo } from './to-hour.ts';

/** Days back; older forecasts of tomorrow differ for too many reasons to explain. */
const DAYS = 4;

/**
 * Earlier forecasts of tomorrow by the temperature's source, newest first. Rain is included only if the current rain
 * is from the same source. None for the demonstration, which never changes.
 */
export function listEarlierForecasts(
  { earlier }: Pick<WeatherNeeds, 'earlier'>,
  { place, todayAt }: Pick<LocatedWeather, 'place' | 'todayAt'>,
  { sources }: Issued,
): EarlierForecast[] {
  const { temperature, rain } = sources;
  if (earlier === undefined || temperature === undefined || temperature.source === 'demo') return [];
  const { source } = temperature;
  const before = Date.parse(temperature.runAt) / 1000;
  const at = todayAt + DAY_SECONDS;
  return earlier({ point: place, placeHeightM: place.elevation, at, source, before, days: DAYS }).map(
    ({ runAt, values }) => ({
      source,
      runAt: formatMoment(runAt),
      temperatureMin: roundTo(values.temperatureMinC ?? null, 1),
      temperatureMax: roundTo(values.temperatureMaxC ?? null, 1),
      rain: rain?.source === source ? roundTo(values.rainMm ?? null, 1) : null,
    }),
  );
}
