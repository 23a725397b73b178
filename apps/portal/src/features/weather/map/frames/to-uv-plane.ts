import type { EpochSeconds } from '@portal/domain/time/epoch';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { estimateUvIndex, overheadUvIndex } from '@portal/domain/weather/uv-estimate';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import { resampleGrid } from './frame-grid.ts';

interface UvLayers {
  readonly uvIndex?: MapLayer;
  readonly cloudCover?: MapLayer;
}

/** UV of a source that tells it, else by estimate from sun and cloud: the same choice as for a place's series. */
export function listUvPlanes({ uvIndex, cloudCover }: UvLayers, grid: RegularGrid, at: EpochSeconds): Float32Array[] {
  const isTold = uvIndex !== undefined && !(uvIndex.demo && cloudCover?.demo === false);
  if (isTold) return [resampleGrid(uvIndex.values, uvIndex.grid, grid)];
  if (cloudCover === undefined) return [];
  return [estimateFromCloud(resampleGrid(cloudCover.values, cloudCover.grid, grid), grid, at)];
}

function estimateFromCloud(cloudPercent: Float32Array, grid: RegularGrid, at: EpochSeconds): Float32Array {
  const today = startOfVietnamDay(at);
  for (let row = 0, cell = 0; row < grid.rows; row++) {
    const lat = grid.south + row * grid.latStep;
    const overhead = overheadUvIndex(lat, null, today);
    for (let column = 0; column < grid.columns; column++, cell++) {
      const elevation = sunElevationDeg({ lat, lng: grid.west + column * grid.lngStep }, at);
      const cloud = cloudPercent[cell] as number;
      cloudPercent[cell] = Number.isNaN(cloud) ? cloud : estimateUvIndex(overhead, elevation, cloud);
    }
  }
  return cloudPercent;
}
