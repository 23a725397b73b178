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

/**
 * Point of the great circle from `a` to `b` at a share of the way, 0 to 1. Undefined for opposite points of the earth.
 */
export function pointBetween(a: LatLng, b: LatLng, share: number): LatLng {
  const angle = greatCircleKm(a, b) / EARTH_RADIUS_KM;
  if (angle < 1e-9) return { lat: a.lat, lng: a.lng };
  const [from, to] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [cosA, cosB] = [Math.cos(a.lat * RADIANS) * from, Math.cos(b.lat * RADIANS) * to];
  const x = cosA * Math.cos(a.lng * RADIANS) + cosB * Math.cos(b.lng * RADIANS);
  const y = cosA * Math.sin(a.lng * RADIANS) + cosB * Math.sin(b.lng * RADIANS);
  const z = Math.sin(a.lat * RADIANS) * from + Math.sin(b.lat * RADIANS) * to;
  return { lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, lng: Math.atan2(y, x) / RADIANS };
}
