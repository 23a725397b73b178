import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type ColorBand, listColorBands } from '#components/map/color-bands.ts';
import type { MapAddress } from '#components/map/map-address.ts';
import type { MapFrames } from '#components/map/map-frames.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { MapView } from './create-map-view.ts';
import type { FrameCache } from './frame-cache.ts';
import type { TableView } from './table-view.ts';

export interface MapSceneOptions {
  readonly root: HTMLElement;
  readonly stage: HTMLElement;
  readonly view: MapView;
  readonly props: WeatherMapProps;
  readonly frameCache: FrameCache;
  readonly list: TableView;
  readonly moment: string | null;
  readonly palette: MapAddress['palette'];
  readonly hidden: MapAddress['hidden'];
  /** Tells what changed, for the address. */
  readonly note: (change: Partial<MapAddress>) => void;
}

/** What is on the map: a layer at a moment. */
export interface MapScene {
  show(layer: MapLayer): Promise<void>;
  /** Tells what is at a point, which is at a place on the screen; asked by key or by hand. */
  tap(point: LatLng, at: { readonly x: number; readonly y: number }, isByKey: boolean): void;
}

/** A tap asks what is at its point, the Enter key what is in the middle of the map. */
export function bindTaps({ live }: MapView, tap: MapScene['tap']): void {
  live.on('click', ({ lngLat: { lat, lng }, point }) => tap({ lat, lng }, point, false));
  live.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Else the key would press what gets the focus.
    event.preventDefault();
    const { lat, lng } = live.getCenter();
    tap({ lat, lng }, live.project([lng, lat]), true);
  });
}

/** What the map shows at this moment; the parts of the scene share it. */
export interface SceneState {
  layer: MapLayer;
  palette: MapAddress['palette'];
  /** The moment that the address names; null for the present one. */
  moment: string | null;
  frames: MapFrames | null;
  /** Newer frames could not be had: none of these is of the present. */
  isOld: boolean;
}

/** Address of the bytes of a frame; empty where there is no such frame. */
export function getFrameUrl({ frames }: SceneState, index: number): string {
  return frames?.frames[index]?.url ?? '';
}

/** The frames, where they are those of the layer that is shown: the list of another one may be under way. */
export function findShownFrames({ frames, layer }: SceneState): MapFrames | null {
  return frames?.layer === layer ? frames : null;
}

/** Whether two lists name the same frames. */
export function isSameList(one: MapFrames | null, other: MapFrames | null): boolean {
  const list = (frames: MapFrames | null) => frames?.frames.map(({ url }) => url).join() ?? '';
  return list(one) === list(other);
}

/** The colours of the layer in the palette and theme of this moment. */
export function listSceneBands({ layer, palette }: SceneState): readonly ColorBand[] {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return listColorBands(LAYER_STYLES[layer], palette === 'classic' ? 'classic' : isDark ? 'dark' : 'light');
}

/** Fetches the frames from one on, in the order in which they will play; ends where others have taken their place. */
export async function loadFramesFrom(state: SceneState, frameCache: FrameCache, from: number): Promise<void> {
  const { frames } = state;
  if (frames === null) return;
  const urls = frames.frames.map(({ url }) => url);
  try {
    for (const url of [...urls.slice(from), ...urls.slice(0, from)]) {
      if (state.frames !== frames) return;
      await frameCache.load(url, frames);
    }
  } catch (error) {
    if (state.frames === frames) throw error;
  }
}
