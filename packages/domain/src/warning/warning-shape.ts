import { greatCircleKm } from '#geo/great-circle.ts';
import { isInsideRing } from '#geo/inside-ring.ts';
import { COVERAGE, type LatLng } from '#geo/lat-lng.ts';

/** A circle on the ground, kilometres. */
export interface WarningCircle extends LatLng {
  readonly radiusKm: number;
}

/** Area of a warning on the map: closed rings (first point repeated at the end) and circles, as in CAP 1.2. */
export interface WarningShape {
  readonly polygons: readonly (readonly LatLng[])[];
  readonly circles: readonly WarningCircle[];
}

/** Tests whether a point lies in a shape; create once for many points. Undefined on a polygon's line. */
export function makeShapeTest({ polygons, circles }: WarningShape): (point: LatLng) => boolean {
  const rings = polygons.map((polygon) => ({
    points: polygon.flatMap(({ lat, lng }) => [lng, lat]),
    south: Math.min(...polygon.map(({ lat }) => lat)),
    north: Math.max(...polygon.map(({ lat }) => lat)),
  }));
  return (point) =>
    rings.some(({ points, south, north }) => point.lat >= south && point.lat <= north && isInsideRing(points, point)) ||
    circles.some((circle) => greatCircleKm(circle, point) <= circle.radiusKm);
}

/** Most points of all polygons of a shape together. */
const MOST_SHAPE_POINTS = 5000;

/** With more points a polygon cannot be tested for crossings in reasonable time. */
const MOST_RING_POINTS = 2000;
/** A wider polygon goes the wrong way round the earth. */
const WIDEST_DEGREES = 90;
const LARGEST_RADIUS_KM = 2000;
const KM_PER_DEGREE = 100;

/**
 * Why a shape is invalid, in one line, or null: a ring of fewer than four points, not closed, crossing itself or the
 * 180th meridian, invalid points, too many points, a circle without size, or wholly outside the served box.
 */
export function findShapeFault({ polygons, circles }: WarningShape): string | null {
  const points = polygons.reduce((count, polygon) => count + polygon.length, 0);
  if (points > MOST_SHAPE_POINTS) return `${points} points, more than ${MOST_SHAPE_POINTS}`;
  for (const polygon of polygons) {
    const fault = findRingFault(polygon);
    if (fault !== null) return fault;
  }
  for (const circle of circles) {
    const fault = findCircleFault(circle);
    if (fault !== null) return fault;
  }
  return isOutside({ polygons, circles }) ? 'lies wholly outside Vietnam and its seas' : null;
}

const isOnGlobe = ({ lat, lng }: LatLng): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

function findRingFault(ring: readonly LatLng[]): string | null {
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined || ring.length < 4) return 'a polygon needs at least four points';
  if (ring.length > MOST_RING_POINTS) return `a polygon of ${ring.length} points, more than ${MOST_RING_POINTS}`;
  const off = ring.find((point) => !isOnGlobe(point));
  if (off !== undefined) return `${off.lat},${off.lng} is no latitude and longitude`;
  if (first.lat !== last.lat || first.lng !== last.lng) return 'a polygon must end where it begins';
  const lngs = ring.map(({ lng }) => lng);
  if (Math.max(...lngs) - Math.min(...lngs) > WIDEST_DEGREES) return 'a polygon crosses the 180th meridian';
  if (crossesItself(ring)) return 'a polygon crosses itself';
  return null;
}

function findCircleFault(circle: WarningCircle): string | null {
  if (!isOnGlobe(circle)) return `${circle.lat},${circle.lng} is no latitude and longitude`;
  const isSized = circle.radiusKm > 0 && circle.radiusKm <= LARGEST_RADIUS_KM;
  return isSized ? null : `a circle of ${circle.radiusKm} km`;
}

/** Compares boxes: a shape that is only near the served box does no harm. */
function isOutside({ polygons, circles }: WarningShape): boolean {
  const isServed = (south: number, north: number, west: number, east: number): boolean =>
    south <= COVERAGE.north && north >= COVERAGE.south && west <= COVERAGE.east && east >= COVERAGE.west;
  const touches = (ring: readonly LatLng[]): boolean => {
    const lats = ring.map(({ lat }) => lat);
    const lngs = ring.map(({ lng }) => lng);
    return isServed(Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs));
  };
  const reaches = ({ lat, lng, radiusKm }: WarningCircle): boolean => {
    const degrees = radiusKm / KM_PER_DEGREE;
    return isServed(lat - degrees, lat + degrees, lng - degrees, lng + degrees);
  };
  return !polygons.some(touches) && !circles.some(reaches);
}

/** Whether two non-adjacent edges meet, or nothing is enclosed. */
function crossesItself(ring: readonly LatLng[]): boolean {
  const edges = ring.length - 1;
  for (let one = 0; one < edges; one += 1) {
    for (let other = one + 2; other < edges; other += 1) {
      if (one === 0 && other === edges - 1) continue;
      if (meet(ring, one, other)) return true;
    }
  }
  return enclosesNothing(ring);
}

function meet(ring: readonly LatLng[], one: number, other: number): boolean {
  const [a, b, c, d] = [ring[one], ring[one + 1], ring[other], ring[other + 1]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  const [left, right] = [turn(a, b, c), turn(a, b, d)];
  const [before, after] = [turn(c, d, a), turn(c, d, b)];
  if (left * right < 0 && before * after < 0) return true;
  return (
    (left === 0 && isBetween(a, b, c)) ||
    (right === 0 && isBetween(a, b, d)) ||
    (before === 0 && isBetween(c, d, a)) ||
    (after === 0 && isBetween(c, d, b))
  );
}

function turn(a: LatLng, b: LatLng, c: LatLng): number {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));
}

function isBetween(a: LatLng, b: LatLng, point: LatLng): boolean {
  return (
    point.lat >= Math.min(a.lat, b.lat) &&
    point.lat <= Math.max(a.lat, b.lat) &&
    point.lng >= Math.min(a.lng, b.lng) &&
    point.lng <= Math.max(a.lng, b.lng)
  );
}

function enclosesNothing(ring: readonly LatLng[]): boolean {
  let doubled = 0;
  for (const [at, { lat, lng }] of ring.entries()) {
    const next = ring[at + 1];
    if (next !== undefined) doubled += lng * next.lat - next.lng * lat;
  }
  return Math.abs(doubled) < 1e-9;
}
