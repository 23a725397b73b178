import type { EpochSeconds } from './epoch.ts';
import { toTerrestrialDays } from './terrestrial-time.ts';

const RADIANS = Math.PI / 180;

/**
 * Apparent longitude of the sun on the ecliptic, degrees from 0 up to 360: 0 at the March equinox, 270 at the December
 * solstice. To 0.01°, a quarter of an hour of its motion (Meeus, Astronomical Algorithms, 2nd ed., chapter 25).
 */
export function sunLongitudeDeg(at: EpochSeconds): number {
  const t = toTerrestrialDays(at) / 36_525;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)) * RADIANS;
  const centre =
    (1.914602 - t * (0.004817 + t * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - t * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * t) * RADIANS;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node);
  return longitude - 360 * Math.floor(longitude / 360);
}
