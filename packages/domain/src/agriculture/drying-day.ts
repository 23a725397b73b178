import type { DayWeather } from './day-weather.ts';
import { proposed } from './threshold.ts';

/** Limits of a day on which a yard of grain dries (proposed, domain.md §4.4.1). All are good below. */
export const DRYING_DAY = {
  rainMm: proposed(0.3, 'domain.md §4.4.1'),
  chancePercent: proposed(30, 'domain.md §4.4.1'),
  humidityPercent: proposed(75, 'domain.md §4.4.1'),
  cloudPercent: proposed(60, 'domain.md §4.4.1'),
} as const;

/**
 * Whether grain dries on a day: from 07 to 17 h less than 0.3 mm of rain, a chance of it under 30 % where one is known, on
 * the mean cloud under 60 % and humidity under 75 %. Null where none fails and one is unknown.
 */
export function isDryingDay(day: DayWeather): boolean | null {
  const { sunnyRainMm, chancePercent, sunnyHumidityPercent, sunnyCloudPercent } = day;
  if (sunnyRainMm !== null && sunnyRainMm >= DRYING_DAY.rainMm.value) return false;
  if (chancePercent !== null && chancePercent >= DRYING_DAY.chancePercent.value) return false;
  if (sunnyHumidityPercent !== null && sunnyHumidityPercent >= DRYING_DAY.humidityPercent.value) return false;
  if (sunnyCloudPercent !== null && sunnyCloudPercent >= DRYING_DAY.cloudPercent.value) return false;
  return sunnyRainMm === null || sunnyHumidityPercent === null || sunnyCloudPercent === null ? null : true;
}
