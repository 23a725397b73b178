import type { LatLng } from '@portal/domain/geo/lat-lng';
import { isMapLayer, type MapLayer, type MapOverlay, parseHidden } from './map-layer.ts';

/** State of a map in its address; `zoom` refers to 256-pixel tiles. */
export interface MapAddress {
  readonly layer: MapLayer;
  /** `2026-08-03T14` or `2026-08-03T1410` in Vietnam time; null for now. */
  readonly moment: string | null;
  readonly zoom: number | null;
  readonly center: LatLng | null;
  readonly palette: 'safe' | 'classic';
  readonly hidden: readonly MapOverlay[];
}

export const ZOOM_RANGE = { least: 4, most: 11 } as const;

/** Bounds of the live map: west, south, east, north. */
export const FARTHEST: [number, number, number, number] = [70, -25, 148, 48];

type Query = Readonly<Record<string, string | undefined>>;

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}(?:\d{2})?$/;
const POINT = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/;

function findCenter(text = ''): LatLng | null {
  const [, lat, lng] = POINT.exec(text) ?? [];
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 80 && Math.abs(point.lng) <= 180 ? point : null;
}

function findZoom(text = ''): number | null {
  const zoom = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return zoom >= ZOOM_RANGE.least && zoom <= ZOOM_RANGE.most ? zoom : null;
}

/** Parses the address; invalid values count as absent. `fallback` is the layer of an address without one. */
export function parseMapAddress({ layer, t, z, c, palette, off }: Query, fallback: MapLayer = 'radar'): MapAddress {
  return {
    layer: isMapLayer(layer) ? layer : fallback,
    moment: t !== undefined && MOMENT.test(t) ? t : null,
    zoom: findZoom(z),
    center: findCenter(c),
    palette: palette === 'classic' ? 'classic' : 'safe',
    // An overlay named as the layer is shown.
    hidden: parseHidden(off).filter((name) => name !== layer),
  };
}

/** Query of an address; defaults are left out. */
export function writeMapQuery(
  { layer, moment, zoom, center, palette, hidden }: MapAddress,
  fallback: MapLayer = 'radar',
): Record<string, string> {
  return {
    ...(layer === fallback ? {} : { layer }),
    ...(moment === null ? {} : { t: moment }),
    ...(zoom === null ? {} : { z: String(Math.round(zoom * 100) / 100) }),
    ...(center === null ? {} : { c: `${center.lat.toFixed(3)},${center.lng.toFixed(3)}` }),
    ...(palette === 'safe' ? {} : { palette }),
    ...(hidden.length === 0 ? {} : { off: hidden.join(',') }),
  };
}
