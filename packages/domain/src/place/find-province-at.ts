import { isInsideRing } from '#geo/inside-ring.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import type { ProvinceRing, ProvinceShapes } from './province-shapes.ts';

const KM_PER_DEGREE = 111.2;
/** Tolerance for the coast of a coarse border; beaches and quays still belong to their province. */
const COAST_KM = 5;
/** At least that distance, in degrees of latitude or longitude. */
const COAST_DEGREES = 0.06;

/**
 * Slug of the current province of a point in Vietnam: in the box of its islands, inside its border, or within 5 km
 * of its coast. Null at sea and abroad. Borders are Natural Earth's 1:10 million ones, so within about 2 km of a border
 * the result may be the neighbour.
 */
export function findProvinceAt(shapes: ProvinceShapes, point: LatLng): string | null {
  const islands = shapes.islands.find((box) => isInBox(box, point, 0));
  if (islands !== undefined) return islands.province;
  const inside = shapes.rings.find((ring) => isInBox(ring, point, 0) && isInsideRing(ring.points, point));
  if (inside !== undefined) return inside.province;
  return isAtSea(shapes, point) ? findCoast(shapes.rings, point) : null;
}

/** Distance of a point from a province's border, in km, on either side; infinite for a province without one. */
export function borderDistanceKm(shapes: ProvinceShapes, province: string, point: LatLng): number {
  const rings = shapes.rings.filter((ring) => ring.province === province);
  return Math.min(...rings.map(({ points }) => distanceToRingKm(points, point)));
}

/** Whether a point lies in the coarse outline of the sea off Vietnam. */
export function isAtSea(shapes: ProvinceShapes, point: LatLng): boolean {
  return isInsideRing(shapes.sea, point);
}

/** Edges of a box, degrees. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Whether a point lies in a box, enlarged by a margin in degrees; edges included. */
export function isInBox({ south, north, west, east }: Box, { lat, lng }: LatLng, margin: number): boolean {
  return lat >= south - margin && lat <= north + margin && lng >= west - margin && lng <= east + margin;
}

function findCoast(rings: readonly ProvinceRing[], point: LatLng): string | null {
  let nearest: string | null = null;
  let nearestKm = COAST_KM;
  for (const ring of rings) {
    if (!isInBox(ring, point, COAST_DEGREES)) continue;
    const km = distanceToRingKm(ring.points, point);
    if (km > nearestKm) continue;
    nearest = ring.province;
    nearestKm = km;
  }
  return nearest;
}

function distanceToRingKm(points: Float64Array, { lat, lng }: LatLng): number {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  let lastX = ((points[points.length - 2] ?? 0) - lng) * narrowing;
  let lastY = (points[points.length - 1] ?? 0) - lat;
  for (let at = 0; at < points.length; at += 2) {
    const x = ((points[at] ?? 0) - lng) * narrowing;
    const y = (points[at + 1] ?? 0) - lat;
    least = Math.min(least, squaredDistanceToOrigin(lastX, lastY, x, y));
    lastX = x;
    lastY = y;
  }
  return Math.sqrt(least) * KM_PER_DEGREE;
}

/** Squared distance from the origin to the segment a–b. */
export function squaredDistanceToOrigin(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
}
