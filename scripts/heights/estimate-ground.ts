import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { KnownHeight } from '../../apps/portal/src/features/places/heights/height-model.ts';
import type { Terrain } from './read-etopo5.ts';

/**
 * ETOPO5 is shifted to the north-west here: its relief matches the towns of Vietnam, Laos, Thailand and China best when
 * moved one cell south and one and a half east (correlation 0.85 instead of 0.80; the same for each country alone).
 */
const MOVED_NORTH_DEGREES = 1 / 12;
const MOVED_WEST_DEGREES = 1.5 / 12;
/** Share of the model's height differences found between towns: towns are in valleys, the model is a mean over 9 km. */
const SHARE_OF_RELIEF = 0.5;
const NEIGHBOURS = 12;
const NEAREST_KM = 1;
const KM_PER_DEGREE = 111.2;

/** Sources of an estimate: the model and the known heights that correct it. */
export interface GroundSources {
  readonly terrain: Terrain;
  readonly known: readonly KnownHeight[];
}

/**
 * Height of the model at a point, metres, unshifted (`isMoved` false) or shifted; the sea counts as 0. NaN off the
 * crop.
 */
export function readTerrain(terrain: Terrain, { lat, lng }: LatLng, isMoved: boolean): number {
  const y = (lat + (isMoved ? MOVED_NORTH_DEGREES : 0) - terrain.south) / terrain.step;
  const x = (lng - (isMoved ? MOVED_WEST_DEGREES : 0) - terrain.west) / terrain.step;
  const row = Math.floor(y);
  const column = Math.floor(x);
  const at = (rowOn: number, columnOn: number): number =>
    Math.max(terrain.heightsM[(row + rowOn) * terrain.columns + column + columnOn] ?? Number.NaN, 0);
  const [north, east] = [y - row, x - column];
  const southern = at(0, 0) * (1 - east) + at(0, 1) * east;
  return southern * (1 - north) + (at(1, 0) * (1 - east) + at(1, 1) * east) * north;
}

/**
 * Estimates the height of any point, metres, from the model and the twelve nearest known heights (inverse cube of the
 * distance); `except` is left out.
 */
export function makeEstimator({ terrain, known }: GroundSources): (point: LatLng, except?: KnownHeight) => number {
  const residuals = known.map((point) => point.heightM - SHARE_OF_RELIEF * readTerrain(terrain, point, true));
  return (point, except) => {
    let [residual, weights] = [0, 0];
    for (const { index, squareKm } of listNearest(known, point, except)) {
      const weight = (squareKm + NEAREST_KM ** 2) ** -1.5;
      residual += weight * (residuals[index] ?? 0);
      weights += weight;
    }
    return Math.max(SHARE_OF_RELIEF * readTerrain(terrain, point, true) + residual / weights, 0);
  };
}

interface Near {
  readonly index: number;
  readonly squareKm: number;
}

function listNearest(known: readonly KnownHeight[], point: LatLng, except: KnownHeight | undefined): Near[] {
  const kmPerLng = KM_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  const nearest: Near[] = [];
  for (const [index, other] of known.entries()) {
    const squareKm = ((point.lat - other.lat) * KM_PER_DEGREE) ** 2 + ((point.lng - other.lng) * kmPerLng) ** 2;
    const last = nearest[NEIGHBOURS - 1];
    if (other === except || (last !== undefined && squareKm >= last.squareKm)) continue;
    let at = nearest.length;
    while (at > 0 && (nearest[at - 1]?.squareKm ?? 0) > squareKm) at -= 1;
    nearest.splice(at, 0, { index, squareKm });
    nearest.length = Math.min(nearest.length, NEIGHBOURS);
  }
  return nearest;
}
