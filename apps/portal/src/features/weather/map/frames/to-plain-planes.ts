import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { MapLayer } from '@portal/forecast/series/read-map-window';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { resampleGrid } from './frame-grid.ts';

/** The variables as they are, one plane each, on the frame's grid. */
export function listPlainPlanes(
  found: Partial<Record<VariableName, MapLayer>>,
  variables: readonly VariableName[],
  grid: RegularGrid,
): Float32Array[] {
  return variables.flatMap((name) => {
    const layer = found[name];
    return layer === undefined ? [] : [resampleGrid(layer.values, layer.grid, grid)];
  });
}
