import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { LearnedStation } from './learned-version.ts';

/** Beyond this distance a station has no influence, km. */
export const FAR_KM = 100;
/** Reach of a station whose neighbours have proved nothing, km. */
export const NEAR_KM = 25;
/** Beyond this height difference a station has no influence, metres. */
const MOST_HEIGHT_M = 500;
/** Within this distance all stations count alike, km. */
const SOFT_KM = 4;
/** A degree of latitude, km, rounded down: skips distant stations without computing their distance. */
const DEGREE_KM = 110;

/** Weight of a station's correction at a place. */
export interface StationShare {
  /** Index in the list of stations. */
  readonly station: number;
  readonly share: number;
}

/**
 * 1 at the station, falling smoothly to 0 at `reachKm` and at a large height difference; unknown heights count as
 * equal.
 */
function findLikeness(km: number, climbM: number, reachKm: number): number {
  if (km >= reachKm || climbM >= MOST_HEIGHT_M) return 0;
  return (1 - (km / reachKm) ** 2) ** 2 * (1 - climbM / MOST_HEIGHT_M);
}

/**
 * The weights of stations in the correction of a place: nearer ones more, in total as much as the most similar station
 * alone, so that a correction fades to zero away from all of them. Empty out of their reach.
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
