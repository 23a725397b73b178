import type { MapGround } from '@portal/contract/map-ground';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { Map as LiveMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import basemapUrl from '#components/map/basemap.json?url';
import type { Basemap } from '#components/map/basemap.ts';
import { ZOOM_RANGE } from '#components/map/map-address.ts';
import { toBasemapStyle, toGeoJson } from './basemap-style.ts';
import { readArchives, readMapColors } from './ground-tiles.ts';
import { createValueLayer, type ValueLayer } from './value-layer.ts';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Only the map's own worker may be made. */
function checkAddress(url: string): string {
  if (url !== workerUrl) throw new TypeError(`no worker of the map: ${url}`);
  return url;
}

let isTrusted = false;

/**
 * Names the worker to MapLibre. The library makes it of plain text, which the page's policy forbids, and searches that
 * text before: so the address is trusted where the worker is made.
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

/** The view of a map: zoom of 256-pixel tiles. */
export interface MapPlace {
  readonly zoom: number;
  readonly center: LatLng;
}

/** The live map with the weather on it. */
export interface MapView {
  readonly live: LiveMap;
  readonly layer: ValueLayer;
  where(): MapPlace;
}

/** MapLibre counts zoom in tiles of 512 pixels. */
const ZOOM_SHIFT = 1;
const FARTHEST: [number, number, number, number] = [92.5, 0.5, 125.5, 28.5];

async function loadGround(language: Language): Promise<ReturnType<typeof toGeoJson>> {
  const response = await fetch(basemapUrl);
  if (!response.ok) throw new Error(`basemap: ${response.status}`);
  return toGeoJson((await response.json()) as Basemap, language);
}

function makeContainer(holder: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  holder.append(container);
  return container;
}

/** The map's middle is the middle of what nothing lies over, as the style says it of the drawn map too. */
function syncPadding(live: LiveMap, holder: HTMLElement): void {
  const read = (name: string): number => Number.parseFloat(getComputedStyle(holder).getPropertyValue(name)) || 0;
  const clear = (): void => {
    live.setPadding({ top: read('--over'), bottom: read('--under') });
  };
  clear();
  live.on('resize', clear);
}

function whenDrawn(live: LiveMap): Promise<void> {
  return new Promise((resolve) => {
    live.once('idle', () => resolve());
    // A page in the background draws nothing; the weather is not to wait for it. A visible one shows its drawn map until then.
    setTimeout(resolve, document.hidden ? 3000 : 15_000);
  });
}

/** What a map is drawn with, whatever it shows. */
interface MapAppearance {
  readonly language: Language;
  readonly label: string;
  /** The operator's tiles; null for none. */
  readonly ground: MapGround | null;
}

/** Draws the live map into an element. Rejects where the browser has no WebGL. */
export async function createMapView(
  holder: HTMLElement,
  { zoom, center }: MapPlace,
  { language, label, ground }: MapAppearance,
): Promise<MapView> {
  const [data] = await Promise.all([loadGround(language), readArchives(ground)]);
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
    // Without a fade MapLibre places every name anew in each picture of an animation.
    fadeDuration: 300,
    locale: { 'Map.Title': label },
  });
  live.touchZoomRotate.disableRotation();
  syncPadding(live, holder);
  const layer = createValueLayer();
  await new Promise<void>((resolve) => live.once('style.load', () => resolve()));
  live.addLayer(layer, 'rivers');
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    live.setStyle(toBasemapStyle(readMapColors(holder), data, ground), { diff: true });
    if (live.getLayer('weather') === undefined) live.addLayer(layer, 'rivers');
  });
  await whenDrawn(live);
  return {
    live,
    layer,
    where() {
      const { lat, lng } = live.getCenter();
      return { zoom: live.getZoom() + ZOOM_SHIFT, center: { lat, lng } };
    },
  };
}
