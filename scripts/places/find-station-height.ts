import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { STATION_NORMALS } from '../../packages/forecast/src/climate/station-normals.table.ts';

const NEAR_KM = 3;

/** Height in metres of the climate station (QCVN 02:2022/BXD) within 3 km, the nearest one; null where none is that near or its height is not known. */
export function findStationHeight(point: LatLng): number | null {
  const [nearest] = STATION_NORMALS.map(({ lat, lng, heightM }) => ({
    heightM,
    km: greatCircleKm(point, { lat, lng }),
  }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km);
  return nearest?.heightM ?? null;
}
