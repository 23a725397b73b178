import type { ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { listRegionNormals } from '#climate/region-normals.ts';

interface RegionPoint extends LatLng {
  readonly region: ClimateRegionId;
}

let points: readonly RegionPoint[] | null = null;
/** Cached by cell of a tenth of a degree, for which the region is also determined. */
const known = new Map<number, ClimateRegionId>();
const CELLS_PER_DEGREE = 10;
const ROW_LENGTH = 3600;
/** Length of a degree of longitude relative to latitude, in the middle of Vietnam. */
const NARROWING = Math.cos((16 * Math.PI) / 180);

/**
 * Climate region whose learned rain-chance calibration applies at a point: that of the nearest station of the regions'
 * normals, to a tenth of a degree, so also at sea and abroad.
 */
export function findChanceRegion({ lat, lng }: LatLng): ClimateRegionId {
  const [row, column] = [Math.round(lat * CELLS_PER_DEGREE), Math.round(lng * CELLS_PER_DEGREE)];
  const key = row * ROW_LENGTH + column;
  const found = known.get(key) ?? findNearest(row / CELLS_PER_DEGREE, column / CELLS_PER_DEGREE);
  known.set(key, found);
  return found;
}

function findNearest(lat: number, lng: number): ClimateRegionId {
  points ??= listRegionNormals().flatMap(({ region, stations }) =>
    stations.map(({ station }) => ({ region, lat: station.lat, lng: station.lng })),
  );
  let nearest: RegionPoint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = (point.lat - lat) ** 2 + (NARROWING * (point.lng - lng)) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = point;
  }
  if (nearest === undefined) throw new Error('no climate region has a station');
  return nearest.region;
}
