import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { STATION_NORMALS } from './station-normals.table.ts';
import type { StationNormals } from './station-normals.ts';

/** A station with its share in the value of a point. */
export interface WeightedStation {
  readonly station: StationNormals;
  readonly distanceKm: number;
  readonly weight: number;
}

const NEIGHBOURS = 8;
const MIN_DISTANCE_KM = 0.5;

/**
 * The stations around a point, nearest first, with inverse-distance weights (sum 1) that fade to zero at the distance
 * of the first station left out, so that values stay continuous from point to point (Franke and Little's form of
 * Shepard's method). At a station itself its own values stand.
 */
export function listWeightedStations(point: LatLng): WeightedStation[] {
  const byDistance = STATION_NORMALS.map((station) => ({
    station,
    distanceKm: Math.max(greatCircleKm(point, station), MIN_DISTANCE_KM),
  })).sort((a, b) => a.distanceKm - b.distanceKm);
  const reachKm = byDistance[NEIGHBOURS]?.distanceKm ?? Number.POSITIVE_INFINITY;
  const near = byDistance
    .slice(0, NEIGHBOURS)
    .map((entry) => ({ ...entry, weight: (1 / entry.distanceKm - 1 / reachKm) ** 2 }));
  const total = near.reduce((sum, entry) => sum + entry.weight, 0);
  return near.map((entry) => ({ ...entry, weight: entry.weight / total }));
}
