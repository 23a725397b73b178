import type { CatchmentPolygon, Ring } from './polygon.ts';

/** First eccentricity squared of WGS 84. */
const E2 = 0.006_694_379_990_141_3;
const E = Math.sqrt(E2);
const RADIANS = Math.PI / 180;

const toQ = (sine: number): number => (1 - E2) * (sine / (1 - E2 * sine * sine) + Math.atanh(E * sine) / E);
const Q_POLE = toQ(1);

/** Radius of the sphere with the area of WGS 84, km: 6,371.007. */
const AUTHALIC_RADIUS_KM = 6378.137 * Math.sqrt(Q_POLE / 2);
/** Square kilometres per radian of longitude and unit of the authalic sine. */
export const KM2_PER_UNIT = AUTHALIC_RADIUS_KM ** 2;

/**
 * Sine of the authalic latitude: equal steps of it bound equal areas of the ellipsoid (Snyder 1987, eq. 3-11 and 3-12).
 */
export const toAuthalicSine = (latDeg: number): number => toQ(Math.sin(latDeg * RADIANS)) / Q_POLE;

/**
 * Area of a ring in km² on WGS 84, positive if it runs counter-clockwise. Edges are straight in degrees as in GeoJSON;
 * they are integrated by Simpson's rule, exact to 1e-8 of the area for edges up to 2° long.
 */
export function computeRingKm2(ring: Ring): number {
  const last = ring.length - 2;
  if (last < 4) return 0;
  let lng = ring[last] as number;
  let lat = ring[last + 1] as number;
  let sine = toAuthalicSine(lat);
  let sum = 0;
  for (let at = 0; at <= last; at += 2) {
    const nextLng = ring[at] as number;
    const nextLat = ring[at + 1] as number;
    const nextSine = toAuthalicSine(nextLat);
    const middle = toAuthalicSine((lat + nextLat) / 2);
    sum -= ((nextLng - lng) * RADIANS * (sine + 4 * middle + nextSine)) / 6;
    lng = nextLng;
    lat = nextLat;
    sine = nextSine;
  }
  return sum * KM2_PER_UNIT;
}

/** Area of a catchment without its holes, km² on WGS 84. */
export function computeAreaKm2({ parts }: CatchmentPolygon): number {
  let area = 0;
  for (const { outer, holes } of parts) {
    area += Math.abs(computeRingKm2(outer));
    for (const hole of holes) area -= Math.abs(computeRingKm2(hole));
  }
  return area;
}
