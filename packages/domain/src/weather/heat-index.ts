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
