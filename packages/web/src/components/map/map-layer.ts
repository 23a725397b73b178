import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import type { MapGround } from '@portal/contract/map-ground';

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

/** The credit line of a map: the portal's own ground, and the operator's. */
export function writeMapCredit(own: string, ground: MapGround | null): string {
  return ground === null || ground.credit === null ? own : `${own}, ${ground.credit}`;
}
/** What lies over every layer of the map, and can be switched off. */
export const MAP_OVERLAYS = ['lightning', 'warnings'] as const;

/** An overlay of the map. */
export type MapOverlay = (typeof MAP_OVERLAYS)[number];

/** The overlays that an address switches off; other names are left out. */
export function parseHidden(text = ''): readonly MapOverlay[] {
  const names = text.split(',');
  return MAP_OVERLAYS.filter((name) => names.includes(name));
}

/** What an address asks for by `layer` that is no layer of its own: something that lies over all of them, or nothing the map has. */
export type AskedOther = MapOverlay | 'other';

/** Null where the address names a layer, or none. */
export function findAskedOther(name: string | undefined): AskedOther | null {
  if (name === undefined || name === '' || isMapLayer(name)) return null;
  return MAP_OVERLAYS.find((overlay) => overlay === name) ?? 'other';
}
