import { apparentTemperatureC } from './apparent-temperature.ts';
import { heatIndexC } from './heat-index.ts';
import { windChillC } from './wind-chill.ts';

const HEAT_FROM_C = 27;
const HEAT_FROM_PERCENT = 35;
const COLD_UP_TO_C = 10;
const CHILL_FROM_MS = 4.8 / 3.6;
/** Steadman's wind term is linear: without a limit the air of a typhoon at 28 °C would "feel like" 11 °C. */
const STRONGEST_WIND_MS = 10;

/**
 * How fast another formula may pull away from Steadman's, °C for each degree, per cent or m/s beyond its limit. Together
 * with Steadman's own change (at most 1.8 °C a degree, 0.7 °C for 1 m/s) no step of 0.1 changes the result by more than
 * 0.3 °C at a limit, and neither colder air nor more wind ever feels warmer there.
 */
const HEAT_PULL = { perDegree: 1.2, perPercent: 0.5 };
const CHILL_PULL = { perDegree: 1, perMs: 0.7 };

/**
 * What the portal shows as "Cảm giác như / Feels like", °C (our own rule, domain.md §2.4.6, decision 34): Steadman's
 * apparent temperature; above 27 °C and 35 % it goes over to the heat index, below 10 °C and above 4.8 km/h to the wind
 * chill, within about 2 °C of the limit: where the two formulas are far apart it takes more. Wind at 10 m, m/s.
 * NaN for a NaN argument.
 */
export function feelsLikeC(temperatureC: number, humidityPercent: number, windMs: number): number {
  const apparentC = apparentTemperatureC(temperatureC, humidityPercent, Math.min(windMs, STRONGEST_WIND_MS));
  if (temperatureC > HEAT_FROM_C && humidityPercent > HEAT_FROM_PERCENT) {
    const pullC = Math.min(
      HEAT_PULL.perDegree * (temperatureC - HEAT_FROM_C),
      HEAT_PULL.perPercent * (humidityPercent - HEAT_FROM_PERCENT),
    );
    return moveTowards(apparentC, heatIndexC(temperatureC, humidityPercent), pullC);
  }
  const chillC = windChillC(temperatureC, windMs);
  if (chillC === null) return apparentC;
  const pullC = Math.min(
    CHILL_PULL.perDegree * (COLD_UP_TO_C - temperatureC),
    CHILL_PULL.perMs * (windMs - CHILL_FROM_MS),
  );
  return moveTowards(apparentC, chillC, pullC);
}

/** The target, or the point `mostC` nearer to it where it lies farther. */
function moveTowards(startC: number, targetC: number, mostC: number): number {
  const difference = targetC - startC;
  return Math.abs(difference) <= mostC ? targetC : startC + Math.sign(difference) * mostC;
}
