import type { Day } from '@portal/contract/endpoints/weather-schema';
import { DAY_PARTS } from '@portal/domain/weather/day-period';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import type { PlaceWeather } from './place-weather.ts';
import { roundTo } from './rounding.ts';

/**
 * Chance that one of the hours of a day or period that are not over yet has 0.2 mm or more, %. Null where fewer than half
 * of them have a chance, and once all are over: what has fallen has no chance.
 */
export function computeRemainingChance({ hourAt }: PlaceWeather, hours: readonly HourWeather[]): number | null {
  const remaining = hours.filter(({ at }) => at >= hourAt);
  return roundTo(chanceOfAnyHour(remaining.map((hour) => roundTo(hour.rainProbabilityPercent, 0))), 0);
}

/** The same of each part of a day, whose 24 hours are given. */
export function computePartChances(weather: PlaceWeather, ofDay: readonly HourWeather[]): Day['rainPartChances'] {
  const [early, morning, afternoon, evening] = DAY_PARTS.map(({ fromHour, toHour }) =>
    computeRemainingChance(weather, ofDay.slice(fromHour, toHour)),
  );
  return { early: early ?? null, morning: morning ?? null, afternoon: afternoon ?? null, evening: evening ?? null };
}
