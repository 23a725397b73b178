import { greatCircleKm, type LatLng } from '#geo/lat-lng.ts';
import { visitAround } from './place-grid.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** A place and its distance from the requested point. */
export interface NearPlace {
  readonly place: PlaceRecord;
  readonly distanceKm: number;
}

interface RoughlyNear {
  readonly place: PlaceRecord;
  readonly rough: number;
}

/**
 * The nearest place accepted by `accept` (default: all); among places at one point the one with the greater weight.
 * Null if none is accepted. Wards known only by their district are skipped.
 */
export function findNearestPlace(
  index: PlaceIndex,
  point: LatLng,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace | null {
  let nearest: PlaceRecord | null = null;
  let least = Number.POSITIVE_INFINITY;
  visitAround(
    index.grid,
    point,
    (place, rough) => {
      if (rough > least || (rough === least && nearest !== null && place.weight <= nearest.weight)) return;
      if (!accept(place)) return;
      nearest = place;
      least = rough;
    },
    (unseen) => least <= unseen,
  );
  return nearest === null ? null : { place: nearest, distanceKm: greatCircleKm(point, nearest) };
}

/** The `limit` nearest places, nearest first; places at one point by weight. */
export function listNearestPlaces(
  index: PlaceIndex,
  point: LatLng,
  limit: number,
  accept: (place: PlaceRecord) => boolean = () => true,
): NearPlace[] {
  const found: RoughlyNear[] = [];
  visitAround(
    index.grid,
    point,
    (place, rough) => {
      let at = found.length;
      while (at > 0 && isNearer(place, rough, found[at - 1])) at -= 1;
      if (at >= limit || !accept(place)) return;
      found.splice(at, 0, { place, rough });
      if (found.length > limit) found.pop();
    },
    (unseen) => found.length === limit && (found.at(-1)?.rough ?? 0) <= unseen,
  );
  return found.map(({ place }) => ({ place, distanceKm: greatCircleKm(point, place) }));
}

function isNearer(place: PlaceRecord, rough: number, other: RoughlyNear | undefined): boolean {
  if (other === undefined) return false;
  return rough < other.rough || (rough === other.rough && place.weight > other.place.weight);
}
