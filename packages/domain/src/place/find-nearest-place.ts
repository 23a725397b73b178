import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { visitAround } from './place-grid.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** A place and its distance from the requested point. */
export interface NearPlace {
  readonly place: PlaceRecord;
  readonly distanceKm: number;
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
