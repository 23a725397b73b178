import type { LatLng } from './lat-lng.ts';

/** Earth radius for distances, kilometres (portal.md §9). */
export const EARTH_RADIUS_KM = 6378.137;

const RADIANS = Math.PI / 180;

/**
 * Great-circle distance between two points, kilometres: haversine on the sphere of portal.md §9. NaN for a NaN
 * coordinate.
 */
export function greatCircleKm(a: LatLng, b: LatLng): number {
  const sinHalfLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinHalfLng = Math.sin(((b.lng - a.lng) * RADIANS) / 2);
  const h = sinHalfLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinHalfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}
