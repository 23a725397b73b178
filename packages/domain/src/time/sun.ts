import { getPosition, getTimes } from 'suncalc';
import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds } from './epoch.ts';
import { startOfVietnamDay } from './vietnam-time.ts';

/** Sunrise and sunset of one day; null where the sun does not cross the horizon that day. */
export interface SunTimes {
  readonly sunriseAt: EpochSeconds | null;
  readonly sunsetAt: EpochSeconds | null;
}

/**
 * Sunrise and sunset (upper edge, with refraction: −0.833°) at a point on the day of Vietnam that begins at `dayStart`,
 * to the second nearest (suncalc, after Meeus).
 */
export function findSunTimes(point: LatLng, dayStart: EpochSeconds): SunTimes {
  const { sunrise, sunset } = getTimes(new Date((dayStart + DAY_SECONDS / 2) * 1000), point.lat, point.lng);
  return { sunriseAt: toEpoch(sunrise), sunsetAt: toEpoch(sunset) };
}

/**
 * Whether it is day at a point and moment, to the minute: from sunrise on and before sunset. What stands for a whole hour
 * is told by its middle (`isDayAt(point, hourAt + 1800)`). False where the sun does not cross the horizon that day.
 */
export function isDayAt(point: LatLng, at: EpochSeconds): boolean {
  const { sunriseAt, sunsetAt } = findSunTimes(point, startOfVietnamDay(at));
  return sunriseAt !== null && sunsetAt !== null && at >= sunriseAt && at < sunsetAt;
}

/** Height of the sun's centre above the horizon at a point and moment, degrees, raised by refraction; negative below the horizon. */
export function sunElevationDeg(point: LatLng, at: EpochSeconds): number {
  return getPosition(new Date(at * 1000), point.lat, point.lng).altitude;
}

function toEpoch(date: Date | null): EpochSeconds | null {
  return date === null ? null : Math.round(date.getTime() / 1000);
}
