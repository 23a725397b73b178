/** Clear sky after Haurwitz (J. Meteorology 2, 1945), W/m², as Reno, Hansen and Stein (Sandia, 2012) list it. */
const CLEAR_SKY = { overheadWm2: 1098, airMass: 0.057 };
/** What cloud takes away after Kasten and Czeplak (Solar Energy 24, 1980). */
const CLOUD = { share: 0.75, power: 3.4 };

/**
 * Estimated short-wave radiation on level ground, W/m², from the sun's height and the cloud: Haurwitz' clear sky and
 * Kasten and Czeplak's share of what clouds leave. 0 with the sun below the horizon. An estimate, and to be called one.
 */
export function estimateShortWaveWm2(sunElevationDeg: number, cloudPercent: number): number {
  if (sunElevationDeg <= 0) return 0;
  const sine = Math.sin((sunElevationDeg * Math.PI) / 180);
  const clear = CLEAR_SKY.overheadWm2 * sine * Math.exp(-CLEAR_SKY.airMass / sine);
  const cloud = Math.min(Math.max(cloudPercent, 0), 100) / 100;
  return clear * (1 - CLOUD.share * cloud ** CLOUD.power);
}
