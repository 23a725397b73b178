import { greatCircleKm, type LatLng } from '@portal/domain/geo/lat-lng';
import type { LearnedStation } from './learned-version.ts';

/** Beyond this a station says nothing of a place, km. */
export const FAR_KM = 100;
/** Where neighbours have proved nothing, a station speaks for its surroundings only, km. */
export const NEAR_KM = 25;
/** Beyond this difference of heights a station says nothing, metres. */
const MOST_HEIGHT_M = 500;
/** Within this distance all stations count alike, km. */
const SOFT_KM = 4;
/** A degree of latitude, km, rounded down: to pass over far stations without measuring. */
const DEGREE_KM = 110;

/** How much of a station's correction a place takes. */
export interface StationShare {
  /** Index in the list of stations. */
  readonly station: number;
  readonly share: number;
}

/** 1 at the station, falling smoothly to 0 at `reachKm` and at a great difference of heights; unknown heights count as equal. */
function findLikeness(km: number, climbM: number, reachKm: number): number {
  if (km >= reachKm || climbM >= MOST_HEIGHT_M) return 0;
  return (1 - (km / reachKm) ** 2) ** 2 * (1 - climbM / MOST_HEIGHT_M);
}

/**
 * The shares of stations in the correction of a place: the nearer the more, together as much as the station that is most like the place
 * alone would have, so that a correction fades to nothing away from all of them. Empty out of their reach.
 */
export function findShares(
  stations: readonly (Pick<LearnedStation, 'lat' | 'lng' | 'heightM'> | null)[],
  place: { readonly point: LatLng; readonly heightM: number | null },
  reachKm: number,
): StationShare[] {
  const found: StationShare[] = [];
  let most = 0;
  let sum = 0;
  for (const [station, own] of stations.entries()) {
    if (own === null || Math.abs(own.lat - place.point.lat) * DEGREE_KM > reachKm) continue;
    const km = greatCircleKm(own, place.point);
    const climbM = own.heightM === null || place.heightM === null ? 0 : Math.abs(own.heightM - place.heightM);
    const likeness = findLikeness(km, climbM, reachKm);
    if (likeness === 0) continue;
    const weight = likeness / (km ** 2 + SOFT_KM ** 2);
    found.push({ station, share: weight });
    sum += weight;
    most = Math.max(most, likeness);
  }
  return found.map(({ station, share }) => ({ station, share: (most * share) / sum }));
}
