import type { ImageSource, Map as LiveMap } from 'maplibre-gl';
import { findBands } from '#components/map/color-bands.ts';
import { type MapFrames, readOrigin, readValue } from '#components/map/map-frames.ts';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { MapView } from './create-map-view.ts';
import type { FrameCache } from './fetch-frames.ts';
import { writeValues } from './map-labels.ts';
import { findShownFrames, getFrameUrl, type Lack, type MapState } from './map-state.ts';
import type { MapStore } from './map-store.ts';
import { createWindParticles } from './wind-particles.ts';

/** Image overlay, one image at a time; null hides it. */
interface ImageLayer {
  show(image: { readonly url: string; readonly bounds: MapFrames['bounds'] } | null): void;
}

const ID = 'images';
/** Keeps the ground visible below thick cloud. */
const OPACITY = 0.85;

/**
 * Image layer between land and lines, created with the first image and again after a style change. Calls `fail` for an
 * image that does not load.
 */
function createImageLayer(live: LiveMap, fail: () => void): ImageLayer {
  let shown = '';
  live.on('error', (event: { readonly error: unknown; readonly sourceId?: string }) => {
    if (event.sourceId !== ID) return;
    // An image of another time would be misleading.
    live.removeLayer(ID);
    live.removeSource(ID);
    fail();
  });

  function place(url: string, { north, south, east, west }: MapFrames['bounds']): void {
    const coordinates: [[number, number], [number, number], [number, number], [number, number]] = [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ];
    const source = live.getSource<ImageSource>(ID);
    if (source !== undefined) {
      if (url !== shown) source.updateImage({ url, coordinates });
    } else {
      live.addSource(ID, { type: 'image', url, coordinates });
      const paint = { 'raster-opacity': OPACITY, 'raster-fade-duration': 0 };
      live.addLayer({ id: ID, type: 'raster', source: ID, paint }, 'rivers');
    }
    shown = url;
  }

  return {
    show(image) {
      if (image !== null) place(new URL(image.url, location.href).href, image.bounds);
      if (live.getLayer(ID) !== undefined)
        live.setLayoutProperty(ID, 'visibility', image === null ? 'none' : 'visible');
    },
  };
}

/** A single cell without a value: unknown everywhere. */
const NOTHING = {
  shape: {
    bounds: { north: 24, south: 8, east: 110, west: 102 },
    width: 1,
    height: 1,
    planes: 1,
    scale: { offset: 0, factor: 1, power: 1, missing: 255 },
  },
  before: new Uint8Array([255]),
  after: new Uint8Array([255]),
  share: 0,
  bands: [],
  style: { texture: 'spline', outside: 1 },
} as const;

/** Fine enough to darken exactly from the image's edge. */
const IMAGE_CELLS = 64;
const WITHIN = new Uint8Array(IMAGE_CELLS ** 2);

/** Nothing is drawn inside the image's bounds; outside is unknown. */
function toImageGround(bounds: MapFrames['bounds']): Parameters<MapView['layer']['show']>[0] {
  const shape = { ...NOTHING.shape, bounds, width: IMAGE_CELLS, height: IMAGE_CELLS };
  return { ...NOTHING, shape, before: WITHIN, after: WITHIN };
}

/** Farther than the map goes. */
const EVERYWHERE = { north: 70, south: -50, east: 170, west: 50 } as const;

/** Drawing modes of the map, mutually exclusive: values, image, ground or unknown. */
interface Painter {
  /** Interpolates between two frames. Returns the nearer one. */
  paintValues(frames: MapFrames, before: Uint8Array, after: Uint8Array, state: MapState): Uint8Array;
  paintImage(url: string, bounds: MapFrames['bounds']): void;
  /** The ground alone, for storms: nothing is unknown. */
  paintGround(): void;
  /** Marks everything as unknown. */
  darken(): void;
}

function createPainter(
  { root, view: { live, layer, labels }, props: { style, words } }: SceneOptions,
  missImage: () => void,
): Painter {
  const wind = createWindParticles(live);
  const images = createImageLayer(live, missImage);
  // Playback redraws often between frames; city values change only per frame.
  let written: readonly unknown[] = [];
  const write = (state: MapState, bytes: Uint8Array, shape: MapFrames): void => {
    const next = [bytes, state.layer, state.palette];
    if (next.every((part, index) => part === written[index])) return;
    written = next;
    const { dryBlock: dry, strengths } = words;
    const appearance = { layer: state.layer, palette: state.palette, style, dry, strengths };
    writeValues(labels, { bytes, shape }, appearance);
  };
  const clear = (): void => {
    written = [];
    writeValues(labels, null, { layer: 'rain', palette: 'safe', style, dry: '', strengths: [] });
  };
  return {
    paintValues(frames, before, after, state) {
      images.show(null);
      delete root.dataset.empty;
      const share = state.position - Math.floor(state.position);
      const layerStyle = LAYER_STYLES[state.layer];
      const bands = findBands(state.layer, state.palette);
      layer.show({ shape: frames, before, after, share, bands, style: layerStyle });
      const nearer = share < 0.5 ? before : after;
      write(state, nearer, frames);
      wind.show(state.layer === 'wind' ? { bytes: nearer, shape: frames } : null);
      return nearer;
    },
    paintImage(url, bounds) {
      delete root.dataset.empty;
      layer.show(toImageGround(bounds));
      wind.show(null);
      clear();
      images.show({ url, bounds });
    },
    paintGround() {
      delete root.dataset.empty;
      layer.show(toImageGround(EVERYWHERE));
      wind.show(null);
      images.show(null);
      clear();
    },
    darken() {
      images.show(null);
      // The legend then gives no layer-specific reason.
      root.dataset.empty = '';
      layer.show(NOTHING);
      clear();
      wind.show(null);
    },
  };
}

interface SceneOptions {
  readonly root: HTMLElement;
  readonly view: MapView;
  readonly store: MapStore;
  readonly frameCache: FrameCache;
  readonly props: Pick<WeatherMapProps, 'style' | 'words'>;
}

/** Draws the state, and records what was drawn and the value at the tapped point. */
export function drawScene(options: SceneOptions): void {
  const { store, frameCache } = options;
  const painter = createPainter(options, () => {
    const state = store.get();
    store.dispatch({ type: 'frameMissed', url: getFrameUrl(state, Math.round(state.position)) });
  });

  function read(frames: MapFrames, bytes: Uint8Array): void {
    const { tap, position } = store.get();
    if (tap === null) return;
    const value = readValue(bytes, frames, tap.point);
    const isEstimated = readOrigin(bytes, frames, tap.point) === 'satellite';
    store.dispatch({ type: 'read', reading: { value, isEstimated, index: Math.round(position) } });
  }

  function darken(lack: Lack): void {
    painter.darken();
    store.dispatch({ type: 'drawn', picture: { kind: 'unknown', lack } });
    store.dispatch({ type: 'read', reading: { lack } });
  }

  function drawValues(frames: MapFrames, before: Uint8Array, state: MapState): void {
    const after = frameCache.find(getFrameUrl(state, Math.floor(state.position) + 1)) ?? before;
    const nearer = painter.paintValues(frames, before, after, state);
    store.dispatch({ type: 'drawn', picture: { kind: 'values', layer: state.layer } });
    read(frames, nearer);
  }

  function draw(): void {
    const state = store.get();
    const { layer, position, missed, picture } = state;
    const frames = findShownFrames(state);
    const isImage = layer === 'satellite';
    const url = getFrameUrl(state, isImage ? Math.round(position) : Math.floor(position));
    const bytes = frameCache.find(url);
    const isPainted = picture?.kind === 'values' && picture.layer === layer;
    if (layer === 'storms') {
      painter.paintGround();
      store.dispatch({ type: 'drawn', picture: { kind: 'values', layer } });
      return;
    }
    // Nothing of another layer stays below this layer's legend.
    if (frames === null) darken(state.frames === null ? 'noValue' : 'loading');
    // An image of another time would be misleading.
    else if (missed === url && (isImage || bytes === null)) darken('noValue');
    else if (isImage) {
      painter.paintImage(url, frames.bounds);
      store.dispatch({ type: 'drawn', picture: { kind: 'image', layer } });
    } else if (bytes !== null) drawValues(frames, bytes, state);
    else if (!isPainted) darken('loading');
  }

  /** Reads the new point without redrawing. */
  function readTap(): void {
    const state = store.get();
    const frames = findShownFrames(state);
    const bytes = frameCache.find(getFrameUrl(state, Math.round(state.position)));
    const lack = state.picture?.kind === 'unknown' ? state.picture.lack : 'loading';
    if (state.tap === null || state.layer === 'satellite' || state.layer === 'storms') return;
    if (frames !== null && bytes !== null) read(frames, bytes);
    else store.dispatch({ type: 'read', reading: { lack } });
  }

  store.watch(
    ({ layer, frames, position, palette, isOld, arrivals, missed }) =>
      [layer, frames, position, palette, isOld, arrivals, missed] as const,
    draw,
  );
  store.subscribe(({ tap }) => tap, readTap);
}
