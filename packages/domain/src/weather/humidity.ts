// Magnus formula with the constants of Alduchov & Eskridge (1996), domain.md §2.4.1–2.
const A = 17.625;
const B = 243.04;

/** Lower limit of humidity in the formulas, per cent: 0 has no dew point. */
const DRIEST_PERCENT = 0.1;

/**
 * Dew point, °C, from temperature, °C, and relative humidity, per cent. Humidity is clamped to 0.1–100, so the dew
 * point never exceeds the temperature. NaN for a NaN argument.
 */
export function dewPointC(temperatureC: number, humidityPercent: number): number {
  const humidity = Math.min(100, Math.max(DRIEST_PERCENT, humidityPercent));
  if (humidity === 100) return temperatureC;
  const gamma = Math.log(humidity / 100) + (A * temperatureC) / (B + temperatureC);
  return (B * gamma) / (A - gamma);
}

/** Relative humidity, per cent, 0–100, from temperature and dew point, °C: the inverse of `dewPointC`. NaN for a NaN argument. */
export function humidityPercent(temperatureC: number, dewPointC: number): number {
  const ratio = Math.exp((A * dewPointC) / (B + dewPointC) - (A * temperatureC) / (B + temperatureC));
  return Math.min(100, 100 * ratio);
}
