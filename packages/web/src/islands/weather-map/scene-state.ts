import { type ColorBand, listColorBands } from '#components/map/color-bands.ts';
import type { MapAddress } from '#components/map/map-address.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { LAYER_LOOKS } from '#components/map/map-palettes.table.ts';
import type { MapFrames } from '#components/map/to-map-frames.ts';
import type { FrameCache } from './frame-cache.ts';

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
  return listColorBands(LAYER_LOOKS[layer], palette === 'classic' ? 'classic' : isDark ? 'dark' : 'light');
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
