import type { DayWeather } from './day-weather.ts';
import { proposed } from './threshold.ts';

/** Limits of a day on which grain dries in a yard (proposed, domain.md §4.4.1). All are exclusive upper limits. */
export const DRYING_DAY = {
  rainMm: proposed(0.3, 'domain.md §4.4.1'),
  chancePercent: proposed(30, 'domain.md §4.4.1'),
  humidityPercent: proposed(75, 'domain.md §4.4.1'),
  cloudPercent: proposed(60, 'domain.md §4.4.1'),
} as const;

/**
 * Whether grain dries on a day: from 07 to 17 h less than 0.3 mm of rain, a chance of rain under 30 % if known, mean
 * cloud under 60 % and mean humidity under 75 %. Null if none fails and one is unknown.
 */
export function isDryingDay(day: DayWeather): boolean | null {
  const { sunnyRainMm, chancePercent, sunnyHumidityPercent, sunnyCloudPercent } = day;
  if (sunnyRainMm !== null && sunnyRainMm >= DRYING_DAY.rainMm.value) return false;
  if (chancePercent !== null && chancePercent >= DRYING_DAY.chancePercent.value) return false;
  if (sunnyHumidityPercent !== null && sunnyHumidityPercent >= DRYING_DAY.humidityPercent.value) return false;
  if (sunnyCloudPercent !== null && sunnyCloudPercent >= DRYING_DAY.cloudPercent.value) return false;
  return sunnyRainMm === null || sunnyHumidityPercent === null || sunnyCloudPercent === null ? null : true;
}
