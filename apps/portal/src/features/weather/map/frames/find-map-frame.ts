import type { WeatherNeeds } from '../../needs.ts';
import { encodeFrame } from './encode-frame.ts';
import { type FrameAddress, toFrameEdition } from './frame-address.ts';
import { MAP_LAYERS } from './map-layers.table.ts';
import { findMapField, listLayerRuns } from './read-map-field.ts';

/** The bytes of a frame; null where the runs behind its address are not those that answer now. */
export function findMapFrame(needs: WeatherNeeds, { layer, edition, at }: FrameAddress): Buffer | null {
  const runs = listLayerRuns(needs, layer, at);
  if (runs.length === 0 || toFrameEdition(runs) !== edition) return null;
  const field = findMapField(needs, layer, at);
  return field === null ? null : encodeFrame(field.planes, field.grid, MAP_LAYERS[layer].scale);
}
