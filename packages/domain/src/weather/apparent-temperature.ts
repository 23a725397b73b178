/**
 * Steadman's apparent temperature in the shade, °C, from temperature, °C, relative humidity, per cent, and wind at 10 m,
 * m/s, as the Australian Bureau of Meteorology computes it (domain.md §2.4.4). NaN for a NaN argument.
 */
export function apparentTemperatureC(temperatureC: number, humidityPercent: number, windMs: number): number {
  const vapourHpa = (humidityPercent / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC));
  return temperatureC + 0.33 * vapourHpa - 0.7 * windMs - 4;
}
