import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import type { LatLng } from '@portal/domain/geo/lat-lng';

/** What of a map stands in its address. `zoom` is that of 256-pixel tiles. */
export interface MapAddress {
  readonly layer: MapLayerName;
  /** `2026-08-03T14`, an hour of Vietnam; null for the present one. */
  readonly hour: string | null;
  readonly zoom: number | null;
  readonly center: LatLng | null;
  readonly palette: 'safe' | 'classic';
}

/** Every layer, in the order of the list. */
export const MAP_LAYER_NAMES = ['rain', 'temperature', 'wind', 'cloud', 'aqi', 'uv'] as const satisfies MapLayerName[];

/** Where the map opens (decisions.md, "Maps"). */
export const OPENING_VIEW = { zoom: 6, center: { lat: 16.2, lng: 107 } } as const;
export const ZOOM_RANGE = { least: 4, most: 11 } as const;

type Query = Readonly<Record<string, string | undefined>>;

const HOUR = /^\d{4}-\d{2}-\d{2}T\d{2}$/;
const POINT = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;

function isLayer(name: string | undefined): name is MapLayerName {
  return MAP_LAYER_NAMES.some((layer) => layer === name);
}

function findCenter(text = ''): LatLng | null {
  const [, lat, lng] = POINT.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 80 && Math.abs(point.lng) <= 180 ? point : null;
}

function findZoom(text = ''): number | null {
  const zoom = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return zoom >= ZOOM_RANGE.least && zoom <= ZOOM_RANGE.most ? zoom : null;
}

/** What an address says of the map; whatever it says wrongly counts as not said. `usual` is the layer of an address that names none. */
export function parseMapAddress({ layer, t, z, c, palette }: Query, usual: MapLayerName = 'rain'): MapAddress {
  return {
    layer: isLayer(layer) ? layer : usual,
    hour: t !== undefined && HOUR.test(t) ? t : null,
    zoom: findZoom(z),
    center: findCenter(c),
    palette: palette === 'classic' ? 'classic' : 'safe',
  };
}

/** The parameters of an address; what is as usual is left out. */
export function writeMapQuery(
  { layer, hour, zoom, center, palette }: MapAddress,
  usual: MapLayerName = 'rain',
): Record<string, string> {
  return {
    ...(layer === usual ? {} : { layer }),
    ...(hour === null ? {} : { t: hour }),
    ...(zoom === null ? {} : { z: String(Math.round(zoom * 100) / 100) }),
    ...(center === null ? {} : { c: `${center.lat.toFixed(3)},${center.lng.toFixed(3)}` }),
    ...(palette === 'safe' ? {} : { palette }),
  };
}
