import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import type { MapGround } from '@portal/contract/map-ground';

/** Layers in list order: rain nowcast with radar, satellite, then hourly model layers and storms. */
export const MAP_LAYERS = [
  'radar',
  'rain',
  'temperature',
  'wind',
  'cloud',
  'satellite',
  'storms',
  'aqi',
  'uv',
] as const satisfies ('radar' | 'satellite' | 'storms' | MapLayerName)[];

export type MapLayer = (typeof MAP_LAYERS)[number];

/** Layers whose frames a call lists: storms have their own. */
export type FramedLayer = Exclude<MapLayer, 'storms'>;

export function isMapLayer(name: string | undefined): name is MapLayer {
  return MAP_LAYERS.some((layer) => layer === name);
}

/** Credits of the map: the portal's basemap and the operator's. */
export function writeMapCredit(own: string, ground: MapGround | null): string {
  return ground === null || ground.credit === null ? own : `${own}, ${ground.credit}`;
}
/** Overlays that can be switched off on every layer. */
export const MAP_OVERLAYS = ['lightning', 'warnings'] as const;

export type MapOverlay = (typeof MAP_OVERLAYS)[number];

/** Overlays hidden by an address; unknown names are ignored. */
export function parseHidden(text = ''): readonly MapOverlay[] {
  const names = text.split(',');
  return MAP_OVERLAYS.filter((name) => names.includes(name));
}

/** A `layer` value that is not a layer: an overlay or an unknown name. */
export type AskedOther = MapOverlay | 'other';

/** Null where the address names a layer or none. */
export function findAskedOther(name: string | undefined): AskedOther | null {
  if (name === undefined || name === '' || isMapLayer(name)) return null;
  return MAP_OVERLAYS.find((overlay) => overlay === name) ?? 'other';
}
