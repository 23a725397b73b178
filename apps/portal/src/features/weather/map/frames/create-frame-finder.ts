import type { MapScale } from '@portal/contract/endpoints/map-frames';
import { toScaleByte } from '@portal/domain/geo/byte-scale';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { WeatherNeeds } from '../../needs.ts';
import { type FrameAddress, parseFramePath, toFrameEdition } from './frame-address.ts';
import { toFrameBounds } from './frame-grid.ts';
import { MAP_LAYERS } from './map-layers.table.ts';
import { findMapField, listLayerRuns } from './read-map-field.ts';

/** A frame's planes one after the other, each row by row from the north. */
function encodeFrame(planes: readonly Float32Array[], { rows, columns }: RegularGrid, scale: MapScale): Buffer {
  const cells = rows * columns;
  const bytes = Buffer.allocUnsafe(cells * planes.length);
  planes.forEach((values, plane) => {
    for (let row = 0; row < rows; row++) {
      const at = plane * cells + (rows - 1 - row) * columns;
      for (let column = 0; column < columns; column++) {
        bytes[at + column] = toScaleByte(values[row * columns + column] as number, scale);
      }
    }
  });
  return bytes;
}

function findMapFrame(needs: WeatherNeeds, { layer, edition, at }: FrameAddress) {
  const runs = listLayerRuns(needs, layer, at);
  if (runs.length === 0 || toFrameEdition(runs) !== edition) return null;
  const field = findMapField(needs, layer, at);
  if (field === null) return null;
  const { grid, planes } = field;
  const { scale } = MAP_LAYERS[layer];
  const shape = { bounds: toFrameBounds(grid), width: grid.columns, height: grid.rows, planes: planes.length, scale };
  return { bytes: encodeFrame(planes, grid, scale), frame: { layer, ...shape } };
}

/** Finds a frame by a path of `/weather/map/frames`; null for any other path. */
export function createFrameFinder(needs: WeatherNeeds): (path: string) => ReturnType<typeof findMapFrame> {
  return (path) => {
    const address = parseFramePath(path);
    return address === null ? null : findMapFrame(needs, address);
  };
}
