/**
 * Wet-bulb temperature, °C, from temperature, °C, and relative humidity, per cent: Stull (2011), doi
 * 10.1175/JAMC-D-11-0143.1, made for 5–99 % and −20–50 °C at sea level (domain.md §2.4.7). NaN for a NaN argument.
 */
export function wetBulbC(temperatureC: number, humidityPercent: number): number {
  const rh = humidityPercent;
  return (
    temperatureC * Math.atan(0.151977 * Math.sqrt(rh + 8.313659)) +
    Math.atan(temperatureC + rh) -
    Math.atan(rh - 1.676331) +
    0.00391838 * rh ** 1.5 * Math.atan(0.023101 * rh) -
    4.686035
  );
}
