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
