import { apparentTemperatureC } from './apparent-temperature.ts';
import { heatIndexC } from './heat-index.ts';
import { windChillC } from './wind-chill.ts';

const HEAT_FROM_C = 27;
const HEAT_FROM_PERCENT = 40;

/**
 * What the portal shows as "Cảm giác như / Feels like", °C: heat index from 27 °C and 40 % on, wind chill up to 10 °C
 * with more than 4.8 km/h, Steadman's apparent temperature between (our own rule, domain.md §2.4.6). Wind at 10 m, m/s.
 * NaN when an argument that the chosen formula needs is NaN.
 */
export function feelsLikeC(temperatureC: number, humidityPercent: number, windMs: number): number {
  if (temperatureC >= HEAT_FROM_C && humidityPercent >= HEAT_FROM_PERCENT) {
    return heatIndexC(temperatureC, humidityPercent);
  }
  return windChillC(temperatureC, windMs) ?? apparentTemperatureC(temperatureC, humidityPercent, windMs);
}
