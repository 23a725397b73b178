import type { Period } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { formatMoment, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { DAY_PERIODS, type DayPeriod } from '@portal/domain/weather/day-period';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { decidePeriodSky, decidePeriodState } from '@portal/domain/weather/period-state';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import { findRainChance } from './find-rain-chance.ts';
import { findRainRange } from './find-rain-range.ts';
import { toHourSpan } from './hour-span.ts';
import type { LocatedWeather } from './place-weather.ts';
import { listHours, toRange } from './place-weather.ts';

/** The four periods of a day (0 is today), each with the sky, extremes and sums of its six hours. */
export function listPeriods(weather: LocatedWeather, day: number, language: Language): Period[] {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  return DAY_PERIODS.map((period) => toPeriod(weather, dayAt, period, language));
}

/** The night that a day begins with, of the periods of the day before; null once it is over. */
export function findNightBefore(weather: LocatedWeather, language: Language): Period | null {
  const night = DAY_PERIODS.at(-1);
  const dayBeforeAt = weather.todayAt - DAY_SECONDS;
  if (night === undefined || weather.hourAt >= dayBeforeAt + night.toHour * HOUR_SECONDS) return null;
  return toPeriod(weather, dayBeforeAt, night, language);
}

function toPeriod(weather: LocatedWeather, dayAt: EpochSeconds, period: DayPeriod, language: Language): Period {
  const fromAt = dayAt + period.fromHour * HOUR_SECONDS;
  const range = toRange(weather, fromAt, period.toHour - period.fromHour);
  const span = toHourSpan(listHours(weather, range));
  const dayHours = listHours(weather, toRange(weather, startOfVietnamDay(fromAt), 24));
  const code = decidePeriodState(dayHours, fromAt, 6);
  const rainRange = findRainRange(weather.series, 'Period', range, span.rain);
  const isDay = period.id === 'morning' || period.id === 'afternoon';
  return {
    period: period.id,
    from: formatMoment(fromAt),
    to: formatMoment(dayAt + period.toHour * HOUR_SECONDS),
    code,
    skyCode: decidePeriodSky(dayHours, fromAt, 6),
    badge: findSkyBadge(code, weather.place.elevation),
    text: code === null ? null : nameSkyState(code, isDay, language),
    temperatureMin: span.temperatureMin,
    temperatureMax: span.temperatureMax,
    rain: span.rain,
    ...rainRange,
    rainProbability: findRainChance(span.rainProbability, rainRange.rainLow),
    windSpeedMax: span.windSpeedMax,
    windDirection: span.windDirection,
    humidity: span.humidity,
  };
}
