import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { EarlierForecast } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, formatMoment } from '@portal/domain/time/vietnam-time';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather } from './place-weather.ts';
import { roundTo } from './to-hour.ts';

/** Days back; older forecasts differ for too many reasons to explain. */
const DAYS = 4;

/** Days from today on: the first, and how many. */
interface DaySpan {
  readonly from: number;
  readonly count: number;
}

/**
 * Earlier forecasts of each day by the temperature's source, newest first. Rain is included only if the current rain
 * is from the same source. None for the demonstration, which never changes.
 */
export function listEarlierForecasts(
  { earlier }: Pick<WeatherNeeds, 'earlier'>,
  { place, todayAt }: Pick<LocatedWeather, 'place' | 'todayAt'>,
  { sources }: Issued,
  { from, count }: DaySpan,
): EarlierForecast[][] {
  const { temperature, rain } = sources;
  if (count === 0 || earlier === undefined || temperature === undefined || temperature.source === 'demo')
    return Array.from({ length: count }, () => []);
  const { source } = temperature;
  const before = Date.parse(temperature.runAt) / 1000;
  const at = todayAt + from * DAY_SECONDS;
  const where = { point: place, placeHeightM: place.elevation };
  return earlier({ ...where, at, count, source, before, days: DAYS }).map((forecasts) =>
    forecasts.map(({ runAt, values }) => ({
      source,
      runAt: formatMoment(runAt),
      temperatureMin: roundTo(values.temperatureMinC ?? null, 1),
      temperatureMax: roundTo(values.temperatureMaxC ?? null, 1),
      rain: rain?.source === source ? roundTo(values.rainMm ?? null, 1) : null,
    })),
  );
}
