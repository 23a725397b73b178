import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** A place and how far it is from the point asked for. */
export interface NearPlace {
  readonly place: PlaceRecord;
  readonly distanceKm: number;
}

/** `rough` grows with the distance and costs no trigonometry per place: squared degrees on a flat map around the point. */
interface RoughlyNear {
  readonly place: PlaceRecord;
  readonly rough: number;
}

const RADIANS = Math.PI / 180;

/** The place nearest to a point among those that `accept` lets through (all by default); among places at one spot the weightier. Null where none is let through. */
export function findNearestPlace(
  index: PlaceIndex,
  point: LatLng,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace | null {
  const narrowing = Math.cos(point.lat * RADIANS);
  let nearest: PlaceRecord | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of index.places) {
    const north = place.lat - point.lat;
    // Most places are ruled out by their latitude alone.
    if (north * north > least) continue;
    const east = (place.lng - point.lng) * narrowing;
    const rough = north * north + east * east;
    const isNearer = rough < least || (rough === least && nearest !== null && place.weight > nearest.weight);
    if (!isNearer || !accept(place)) continue;
    nearest = place;
    least = rough;
  }
  return nearest === null ? null : { place: nearest, distanceKm: greatCircleKm(point, nearest) };
}

/** The `limit` nearest places, the nearest first. */
export function listNearestPlaces(
  index: PlaceIndex,
  point: LatLng,
  limit: number,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace[] {
  const found: RoughlyNear[] = [];
  const narrowing = Math.cos(point.lat * RADIANS);
  for (const place of index.places) {
    const rough = (place.lat - point.lat) ** 2 + ((place.lng - point.lng) * narrowing) ** 2;
    let at = found.length;
    while (at > 0 && isNearer(place, rough, found[at - 1])) at -= 1;
    if (at >= limit || !accept(place)) continue;
    found.splice(at, 0, { place, rough });
    if (found.length > limit) found.pop();
  }
  return found.map(({ place }) => ({ place, distanceKm: greatCircleKm(point, place) }));
}

function isNearer(place: PlaceRecord, rough: number, other: RoughlyNear | undefined): boolean {
  if (other === undefined) return false;
  return rough < other.rough || (rough === other.rough && place.weight > other.place.weight);
}
