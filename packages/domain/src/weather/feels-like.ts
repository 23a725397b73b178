/**
 * Steadman's apparent temperature in the shade, °C, from temperature, °C, relative humidity, per cent, and wind at 10 m,
 * m/s, as the Australian Bureau of Meteorology computes it (domain.md §2.4.4). NaN for a NaN argument.
 */
export function apparentTemperatureC(temperatureC: number, humidityPercent: number, windMs: number): number {
  const vapourHpa = (humidityPercent / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + 0.33 * vapourHpa - 0.7 * windMs - 4;
}

/**
 * Heat index, °C, from temperature, °C, and relative humidity, per cent: Rothfusz regression of the US National Weather
 * Service with its simple form below 80 °F and its two adjustments (domain.md §2.4.3). NaN for a NaN argument.
 */
export function heatIndexC(temperatureC: number, humidityPercent: number): number {
  const t = temperatureC * 1.8 + 32;
  const simple = 0.5 * (t + 61 + 1.2 * (t - 68) + 0.094 * humidityPercent);
  const mean = (simple + t) / 2;
  const indexF = mean < 80 ? mean : regressionF(t, humidityPercent) + adjustmentF(t, humidityPercent);
  return (indexF - 32) / 1.8;
}

function regressionF(t: number, rh: number): number {
  return (
    -42.379 +
    2.04901523 * t +
    10.14333127 * rh -
    0.22475541 * t * rh -
    6.83783e-3 * t * t -
    5.481717e-2 * rh * rh +
    1.22874e-3 * t * t * rh +
    8.5282e-4 * t * rh * rh -
    1.99e-6 * t * t * rh * rh
  );
}

function adjustmentF(t: number, rh: number): number {
  if (rh < 13 && t >= 80 && t <= 112) return -((13 - rh) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (rh > 85 && t >= 80 && t <= 87) return ((rh - 85) / 10) * ((87 - t) / 5);
  return 0;
}

const WARMEST_C = 10;
const WEAKEST_KMH = 4.8;

/**
 * Wind chill, °C, from temperature, °C, and wind at 10 m, m/s (Environment Canada and NWS 2001, domain.md §2.4.5).
 * Null where it is not defined: above 10 °C or at 4.8 km/h and less, and for a NaN argument.
 */
export function windChillC(temperatureC: number, windMs: number): number | null {
  const windKmh = windMs * 3.6;
  if (!(temperatureC <= WARMEST_C && windKmh > WEAKEST_KMH)) return null;
  const power = windKmh ** 0.16;
  return 13.12 + 0.6215 * temperatureC - 11.37 * power + 0.3965 * temperatureC * power;
}

const HEAT_FROM_C = 27;
const HEAT_FROM_PERCENT = 35;
const COLD_UP_TO_C = 10;
const CHILL_FROM_MS = 4.8 / 3.6;
/** Steadman's wind term is linear: without a limit the air of a typhoon at 28 °C would "feel like" 11 °C. */
const STRONGEST_WIND_MS = 10;

/**
 * Largest departure of another formula from Steadman's, °C per degree, per cent or m/s beyond its limit. Together
 * with Steadman's own change (at most 1.8 °C per degree, 0.7 °C per 1 m/s) no step of 0.1 changes the result by more
 * than
 * 0.3 °C at a limit, and neither colder air nor more wind ever feels warmer there.
 */
const HEAT_PULL = { perDegree: 1.2, perPercent: 0.5 };
const CHILL_PULL = { perDegree: 1, perMs: 0.7 };

/**
 * "Cảm giác như / Feels like" of the portal, °C (our own rule, domain.md §2.4.6, decision 34): Steadman's apparent
 * temperature; above 27 °C and 35 % with a transition to the heat index, below 10 °C and above 4.8 km/h to the wind
 * chill, within about 2 °C of the limit, or more if the two formulas differ much. Wind at 10 m, m/s. NaN for a NaN
 * argument.
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

/** The target, limited to a distance of `mostC` from the start. */
function moveTowards(startC: number, targetC: number, mostC: number): number {
  const difference = targetC - startC;
  return Math.abs(difference) <= mostC ? targetC : startC + Math.sign(difference) * mostC;
}
