import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** A place and how far it is from the point asked for. */
export interface NearPlace {
  readonly place: PlaceRecord;
  readonly distanceKm: number;
}

const RADIANS = Math.PI / 180;

/** The place nearest to a point among those that `accept` lets through (all by default); among places at one spot the weightier. Null where none is let through. */
export function findNearestPlace(
  index: PlaceIndex,
  point: LatLng,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace | null {
  const [nearest] = listNearestPlaces(index, point, 1, accept);
  return nearest ?? null;
}

/** The `limit` nearest places, the nearest first. */
export function listNearestPlaces(
  index: PlaceIndex,
  point: LatLng,
  limit: number,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace[] {
  const found: { place: PlaceRecord; rough: number }[] = [];
  const narrowing = Math.cos(point.lat * RADIANS);
  for (const place of index.places) {
    const rough = (place.lat - point.lat) ** 2 + ((place.lng - point.lng) * narrowing) ** 2;
    const last = found[limit - 1];
    if (last !== undefined && compare({ place, rough }, last) >= 0) continue;
    if (!accept(place)) continue;
    found.push({ place, rough });
    found.sort(compare);
    if (found.length > limit) found.pop();
  }
  return found.map(({ place }) => ({ place, distanceKm: greatCircleKm(point, place) }));
}

function compare(a: { place: PlaceRecord; rough: number }, b: { place: PlaceRecord; rough: number }): number {
  return a.rough - b.rough || b.place.weight - a.place.weight;
}
