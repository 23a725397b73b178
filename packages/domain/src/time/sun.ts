import { getPosition, getTimes } from 'suncalc';
import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from './vietnam-time.ts';

/** Seconds from 1970 to 2000-01-01T12:00:00, the astronomical epoch. */
const J2000_SECONDS = 946_728_000;

/**
 * Days since J2000.0 in terrestrial time, the time scale of the motions of sun and moon: universal time, which clocks
 * show, plus ΔT. ΔT after Espenak and Meeus (Five Millennium Canon of Solar Eclipses, 2006), years 1961 to 2150.
 */
function toTerrestrialDays(at: EpochSeconds): number {
  const days = (at - J2000_SECONDS) / DAY_SECONDS;
  return days + deltaSeconds(days) / DAY_SECONDS;
}

/** The moment of a number of days since J2000.0 in terrestrial time, with fractions of a second. */
export function fromTerrestrialDays(days: number): EpochSeconds {
  return days * DAY_SECONDS + J2000_SECONDS - deltaSeconds(days);
}

function deltaSeconds(days: number): number {
  const years = days / 365.2425;
  if (years < -14) {
    const t = years + 25;
    return 45.45 + t * (1.067 + t * (-1 / 260 - t / 718));
  }
  if (years < 5) {
    const t = years;
    return 63.86 + t * (0.3345 + t * (-0.060374 + t * (0.0017275 + t * (0.000651814 + t * 0.00002373599))));
  }
  if (years < 50) return 62.92 + years * (0.32217 + years * 0.005589);
  const centuries = (years + 180) / 100;
  return -20 + 32 * centuries * centuries - 0.5628 * (150 - years);
}

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

/** Sunrise and sunset of one day; null if the sun does not cross the horizon that day. */
export interface SunTimes {
  readonly sunriseAt: EpochSeconds | null;
  readonly sunsetAt: EpochSeconds | null;
}

/**
 * Sunrise and sunset (upper edge, with refraction: −0.833°) at a point on the Vietnamese day that begins at `dayStart`,
 * rounded to the second (suncalc, after Meeus).
 */
export function findSunTimes(point: LatLng, dayStart: EpochSeconds): SunTimes {
  const { sunrise, sunset } = getTimes(new Date((dayStart + DAY_SECONDS / 2) * 1000), point.lat, point.lng);
  return { sunriseAt: toEpoch(sunrise), sunsetAt: toEpoch(sunset) };
}

/**
 * Whether it is day at a point and moment, to the minute: from sunrise on and before sunset. A whole hour is decided by
 * its middle (`isDayAt(point, hourAt + 1800)`). False if the sun does not cross the horizon that day.
 */
export function isDayAt(point: LatLng, at: EpochSeconds): boolean {
  const { sunriseAt, sunsetAt } = findSunTimes(point, startOfVietnamDay(at));
  return sunriseAt !== null && sunsetAt !== null && at >= sunriseAt && at < sunsetAt;
}

/** Elevation of the sun's centre at a point and moment, degrees, with refraction; negative below the horizon. */
export function sunElevationDeg(point: LatLng, at: EpochSeconds): number {
  return getPosition(new Date(at * 1000), point.lat, point.lng).altitude;
}

function toEpoch(date: Date | null): EpochSeconds | null {
  return date === null ? null : Math.round(date.getTime() / 1000);
}
