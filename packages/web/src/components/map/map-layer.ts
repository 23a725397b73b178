import type { MapLayerName } from '@portal/contract/endpoints/map-frames';

/** Every layer, in the order of the list: rain of the next hours with radar, satellite images, and what the model has by the hour. */
export const MAP_LAYERS = [
  'radar',
  'rain',
  'temperature',
  'wind',
  'cloud',
  'satellite',
  'aqi',
  'uv',
] as const satisfies ('radar' | 'satellite' | MapLayerName)[];

/** A layer of the map. */
export type MapLayer = (typeof MAP_LAYERS)[number];

export function isMapLayer(name: string | undefined): name is MapLayer {
  return MAP_LAYERS.some((layer) => layer === name);
}
