import { hourlyVnAqi, nowCast } from '@portal/domain/air/vn-aqi';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { resampleGrid } from './frame-grid.ts';
import type { ReadLayers } from './read-layers.ts';

const NOWCAST_HOURS = 12;
const DUST = ['pm25', 'pm10'] as const;
const GASES = ['o3', 'no2', 'so2', 'co'] as const;

type Found = Partial<Record<VariableName, MapLayer>>;

/** VN_AQI of each cell: dust as NowCast of the last twelve hours, gases of the hour. */
export function listAqiPlanes(found: Found, grid: RegularGrid, at: EpochSeconds, read: ReadLayers): Float32Array[] {
  const before = Array.from({ length: NOWCAST_HOURS - 1 }, (_, i) => read(at - (i + 1) * HOUR_SECONDS, DUST));
  const hours = [found, ...before].map((layers) => toPlanes(layers, DUST, grid));
  const gases = toPlanes(found, GASES, grid);
  const plane = new Float32Array(grid.rows * grid.columns);
  const findKnown = (values: Float32Array | undefined, cell: number) => {
    const value = values?.[cell];
    return value === undefined || Number.isNaN(value) ? null : value;
  };
  for (let cell = 0; cell < plane.length; cell++) {
    const dust = (name: (typeof DUST)[number]) => nowCast(hours.map((hour) => findKnown(hour[name], cell)));
    const index = hourlyVnAqi({
      pm25: dust('pm25'),
      pm10: dust('pm10'),
      o3: findKnown(gases.o3, cell),
      no2: findKnown(gases.no2, cell),
      so2: findKnown(gases.so2, cell),
      co: findKnown(gases.co, cell),
    });
    plane[cell] = index?.aqi ?? Number.NaN;
  }
  return [plane];
}

function toPlanes<Name extends VariableName>(
  found: Found,
  names: readonly Name[],
  grid: RegularGrid,
): Partial<Record<Name, Float32Array>> {
  const planes: Partial<Record<Name, Float32Array>> = {};
  for (const name of names) {
    const layer = found[name];
    if (layer !== undefined) planes[name] = resampleGrid(layer.values, layer.grid, grid);
  }
  return planes;
}
