import { isInsideRing } from '#geo/inside-ring.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { isAtSea, isInBox, squaredDistanceToOrigin } from './find-province-at.ts';
import type { ProvinceRing, ProvinceShapes } from './province-shapes.ts';

/** Up to this far inland a place counts as one on the coast, km. Borders are right within about 2 km. */
const COAST_KM = 10;
const KM_PER_DEGREE = 111.2;
/** How far on either side of a border land and sea are looked for, degrees: more than the gaps between two borders. */
const SIDE_DEGREES = 0.03;
/** At least `COAST_KM`, in degrees of latitude or longitude. */
const BOX_DEGREES = 0.12;

/** Pieces of the country's coastline: flat quadruples of longitude and latitude of both ends. */
type Coastline = readonly number[];

const coastlines = new WeakMap<ProvinceShapes, Coastline>();

/**
 * Whether a point lies on the coast, on an island or at sea off Vietnam: in the box of islands, in the coarse outline of
 * the sea outside every border, or inside a border at most 10 km from the coastline. The outline alone would reach 30 km
 * inland in the deltas.
 */
export function isCoastal(shapes: ProvinceShapes, point: LatLng): boolean {
  if (shapes.islands.some((box) => isInBox(box, point, 0))) return true;
  if (!isOnLand(shapes, point)) return isAtSea(shapes, point);
  const known = coastlines.get(shapes) ?? shapes.rings.flatMap((ring) => listCoast(shapes, ring));
  coastlines.set(shapes, known);
  return isNear(known, point);
}

const isOnLand = ({ rings }: ProvinceShapes, point: LatLng): boolean =>
  rings.some((ring) => isInBox(ring, point, 0) && isInsideRing(ring.points, point));

/** The edges of a border with land on one side and the sea on the other. */
function listCoast(shapes: ProvinceShapes, { points }: ProvinceRing): Coastline {
  const coast: number[] = [];
  let lastLng = points[points.length - 2] ?? 0;
  let lastLat = points[points.length - 1] ?? 0;
  for (let at = 0; at < points.length; at += 2) {
    const lng = points[at] ?? 0;
    const lat = points[at + 1] ?? 0;
    if (isCoastEdge(shapes, [lastLng, lastLat, lng, lat])) coast.push(lastLng, lastLat, lng, lat);
    lastLng = lng;
    lastLat = lat;
  }
  return coast;
}

type Edge = readonly [fromLng: number, fromLat: number, toLng: number, toLat: number];

function isCoastEdge(shapes: ProvinceShapes, [fromLng, fromLat, toLng, toLat]: Edge): boolean {
  const length = Math.hypot(toLng - fromLng, toLat - fromLat);
  if (length === 0) return false;
  const sideLng = ((toLat - fromLat) / length) * SIDE_DEGREES;
  const sideLat = ((fromLng - toLng) / length) * SIDE_DEGREES;
  const middle = { lat: (fromLat + toLat) / 2, lng: (fromLng + toLng) / 2 };
  const sides = [1, -1].map((sign) => ({ lat: middle.lat + sign * sideLat, lng: middle.lng + sign * sideLng }));
  return sides.some((side) => isAtSea(shapes, side) && !isOnLand(shapes, side));
}

function isNear(coast: Coastline, { lat, lng }: LatLng): boolean {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const most = (COAST_KM / KM_PER_DEGREE) ** 2;
  for (let at = 0; at < coast.length; at += 4) {
    const fromLat = (coast[at + 1] ?? 0) - lat;
    const toLat = (coast[at + 3] ?? 0) - lat;
    if (Math.min(fromLat, toLat) > BOX_DEGREES || Math.max(fromLat, toLat) < -BOX_DEGREES) continue;
    const fromX = ((coast[at] ?? 0) - lng) * narrowing;
    const toX = ((coast[at + 2] ?? 0) - lng) * narrowing;
    if (squaredDistanceToOrigin(fromX, fromLat, toX, toLat) <= most) return true;
  }
  return false;
}
