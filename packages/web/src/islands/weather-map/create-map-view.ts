import type { MapGround } from '@portal/contract/map-ground';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { Map as LiveMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import basemapUrl from '#components/map/basemap.json?url';
import type { Basemap } from '#components/map/basemap.ts';
import { FARTHEST, ZOOM_RANGE } from '#components/map/map-address.ts';
import { PICTURE_MIDDLE, toPictureZoom } from '#components/map/map-picture-frame.ts';
import { toBasemapStyle, toGeoJson } from './basemap-style.ts';
import { readArchives, readMapColors } from './ground-tiles.ts';
import { drawHomeMask } from './home-mask.ts';
import { findUnit, listLabels, type MapLabel, moveLabels } from './map-labels.ts';
import { createValueLayer, type ValueLayer } from './value-layer.ts';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Allows only the map's own worker. */
function checkAddress(url: string): string {
  if (url !== workerUrl) throw new TypeError(`not the map's worker: ${url}`);
  return url;
}

let isTrusted = false;

/**
 * Sets the MapLibre worker address. The library would build the worker from text, which the Content-Security-Policy
 * forbids, so a trusted URL is passed where the worker is created.
 */
function trustMapWorker(): void {
  if (isTrusted) return;
  isTrusted = true;
  setWorkerUrl(workerUrl);
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return;
  const policy = trustedTypes.createPolicy('map-worker', { createScriptURL: checkAddress });
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(policy.createScriptURL(String(url)), options);
    }
  };
}

/** View of a map; zoom of 256-pixel tiles. */
export interface MapPlace {
  readonly zoom: number;
  readonly center: LatLng;
}

export interface MapView {
  readonly live: LiveMap;
  readonly layer: ValueLayer;
  readonly labels: readonly MapLabel[];
  where(): MapPlace;
}

/** MapLibre counts zoom in 512-pixel tiles. */
const ZOOM_SHIFT = 1;

/** Basemap labels this close to a label over the map are the same place, degrees. */
const SAME_DEG = 0.05;

async function loadGround(language: Language, labels: readonly MapLabel[]): Promise<ReturnType<typeof toGeoJson>> {
  const response = await fetch(basemapUrl);
  if (!response.ok) throw new Error(`basemap: ${response.status}`);
  const isNamed = ({ lat, lng }: LatLng): boolean =>
    labels.some(({ point }) => Math.abs(point.lat - lat) < SAME_DEG && Math.abs(point.lng - lng) < SAME_DEG);
  return toGeoJson((await response.json()) as Basemap, language, isNamed);
}

function listProvinceRings({ features }: ReturnType<typeof toGeoJson>): [lng: number, lat: number][][] {
  return features.flatMap(({ geometry, properties }) =>
    properties.layer === 'province' && geometry.type === 'Polygon' ? geometry.coordinates : [],
  );
}

function makeContainer(holder: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  holder.append(container);
  return container;
}

/** Centres the map in the area free of overlays, as CSS does for the drawn map. */
function syncPadding(live: LiveMap, holder: HTMLElement): void {
  const read = (name: string): number => Number.parseFloat(getComputedStyle(holder).getPropertyValue(name)) || 0;
  const clear = (): void => {
    live.setPadding({ top: read('--over'), bottom: read('--under'), left: read('--left'), right: read('--right') });
  };
  clear();
  live.on('resize', clear);
}

function whenDrawn(live: LiveMap): Promise<void> {
  return new Promise((resolve) => {
    live.once('idle', () => resolve());
    // A background page renders nothing; the weather must not wait for it. A visible page shows its drawn map until
    // then.
    setTimeout(resolve, document.hidden ? 3000 : 15_000);
  });
}

/** Map options independent of its content. */
interface MapAppearance {
  readonly language: Language;
  readonly label: string;
  /** The operator's tiles; null for none. */
  readonly ground: MapGround | null;
}

/** View of the drawn map: the live one replaces it without moving. */
function findDrawnPlace(holder: HTMLElement): MapPlace {
  const zoom = toPictureZoom(findUnit(holder));
  return { zoom: Math.max(Number.isFinite(zoom) ? zoom : ZOOM_RANGE.least, ZOOM_RANGE.least), center: PICTURE_MIDDLE };
}

/** Creates the live map, at the drawn map's view unless a place is given. Rejects without WebGL. */
export async function createMapView(
  holder: HTMLElement,
  opening: Partial<MapPlace>,
  { language, label, ground }: MapAppearance,
): Promise<MapView> {
  const labels = listLabels(holder);
  const whole = findDrawnPlace(holder);
  const { zoom, center } = { ...whole, ...opening };
  const [data] = await Promise.all([loadGround(language, labels), readArchives(ground)]);
  await document.fonts.load('600 13px Jakarta', 'Ặ').catch(() => []);
  trustMapWorker();
  const live = new LiveMap({
    container: makeContainer(holder),
    style: toBasemapStyle(readMapColors(holder), data, ground),
    center: [center.lng, center.lat],
    zoom: zoom - ZOOM_SHIFT,
    minZoom: ZOOM_RANGE.least - ZOOM_SHIFT,
    maxZoom: ZOOM_RANGE.most - ZOOM_SHIFT,
    maxBounds: FARTHEST,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    // Without a fade MapLibre re-places every label in each animation frame.
    fadeDuration: 300,
    locale: { 'Map.Title': label },
  });
  live.touchZoomRotate.disableRotation();
  syncPadding(live, holder);
  const mask = drawHomeMask(listProvinceRings(data));
  const layer = createValueLayer({ mask, wholeZoom: () => whole.zoom - ZOOM_SHIFT });
  await new Promise<void>((resolve) => live.once('style.load', () => resolve()));
  live.addLayer(layer, 'rivers');
  await whenDrawn(live);
  moveLabels(holder, live, labels);
  return {
    live,
    layer,
    labels,
    where() {
      const { lat, lng } = live.getCenter();
      return { zoom: live.getZoom() + ZOOM_SHIFT, center: { lat, lng } };
    },
  };
}
