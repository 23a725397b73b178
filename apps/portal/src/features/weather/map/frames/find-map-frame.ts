import type { WeatherNeeds } from '../../needs.ts';
import { encodeFrame } from './encode-frame.ts';
import { type FrameAddress, toFrameEdition } from './frame-address.ts';
import { toFrameBounds } from './frame-grid.ts';
import { MAP_LAYERS } from './map-layers.table.ts';
import { findMapField, listLayerRuns } from './read-map-field.ts';

/** The bytes of a frame, with how they lie on the earth; null where the runs behind its address are not those that answer now. */
export function findMapFrame(needs: WeatherNeeds, { layer, edition, at }: FrameAddress) {
  const runs = listLayerRuns(needs, layer, at);
  if (runs.length === 0 || toFrameEdition(runs) !== edition) return null;
  const field = findMapField(needs, layer, at);
  if (field === null) return null;
  const { grid, planes } = field;
  const { scale } = MAP_LAYERS[layer];
  const shape = { bounds: toFrameBounds(grid), width: grid.columns, height: grid.rows, planes: planes.length, scale };
  return { bytes: encodeFrame(planes, grid, scale), frame: { layer, ...shape } };
}
