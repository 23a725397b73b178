import { parseColor } from '#components/map/color-bands.ts';
import { readValue } from '#components/map/frame-values.ts';
import { findPresent } from '#components/map/map-moment.ts';
import { LAYER_LOOKS } from '#components/map/map-palettes.table.ts';
import { formatClock } from '#components/weather/format-values.ts';
import { bindOverlayKeys } from './bind-overlay-keys.ts';
import { createImageLayer } from './image-layer.ts';
import { readMapColors } from './map-colors.ts';
import type { MapScene, MapSceneOptions } from './map-scene.ts';
import { createOverlayLayers } from './overlay-layers.ts';
import { getFrameUrl, listSceneBands, type SceneState } from './scene-state.ts';
import { createTapCard } from './tap-card.ts';
import type { TimePlayer } from './time-player.ts';
import type { TimeSlider } from './time-slider.ts';
import { createWindParticles } from './wind-particles.ts';
import { writeValue } from './write-value.ts';

interface SceneDrawerOptions extends MapSceneOptions {
  readonly state: SceneState;
  readonly slider: TimeSlider;
  readonly player: TimePlayer;
  readonly fail: () => void;
}

/** Draws a moment: bar, colours, wind and card. */
export interface SceneDrawer {
  draw(position: number): void;
  readonly tap: MapScene['tap'];
  readonly close: MapScene['close'];
}

export function createSceneDrawer(options: SceneDrawerOptions): SceneDrawer {
  const { root, view, props, state, shelf, slider, player, fail } = options;
  const { words } = props;
  const card = createTapCard(root, props);
  const wind = createWindParticles(view.live);
  const images = createImageLayer(view.live);
  const overlays = createOverlayLayers(view.live, props.style.language);
  bindOverlayKeys(options, overlays);

  const findInk = () => parseColor(readMapColors(root).soft);

  function writeCard(bytes: Uint8Array): void {
    const { frames, layer } = state;
    const point = card.point();
    if (point === null || frames === null) return;
    const index = Math.round(player.position());
    const moment =
      index === findPresent(frames.frames)
        ? words.now
        : words.at.replace('{0}', formatClock(frames.frames[index]?.at ?? null));
    card.write({ ...writeValue(layer, readValue(bytes, frames, point), props), moment });
  }

  function fetchAndDraw(index: number): void {
    const { layer } = state;
    const isWanted = () => state.layer === layer;
    shelf.load(getFrameUrl(state, index)).then(
      () => isWanted() && draw(player.position()),
      () => isWanted() && fail(),
    );
  }

  function draw(position: number): void {
    const { frames, layer } = state;
    if (frames === null) {
      view.layer.show(null);
      wind.show(null);
      images.show(null);
      return;
    }
    slider.show(position);
    overlays.showAt(frames.frames[Math.round(position)]?.at ?? '');
    if (layer === 'satellite') {
      view.layer.show(null);
      wind.show(null);
      images.show({ url: getFrameUrl(state, Math.round(position)), bounds: frames.bounds });
      card.close();
      return;
    }
    images.show(null);
    const index = Math.floor(position);
    const before = shelf.find(getFrameUrl(state, index));
    if (before === null) {
      if (!player.isPlaying()) fetchAndDraw(index);
      return;
    }
    const after = shelf.find(getFrameUrl(state, index + 1)) ?? before;
    const share = position - index;
    const nearer = share < 0.5 ? before : after;
    const { smoothing } = LAYER_LOOKS[layer];
    view.layer.show({ shape: frames, before, after, share, bands: listSceneBands(state), smoothing, ink: findInk() });
    wind.show(layer === 'wind' ? { bytes: nearer, shape: frames } : null);
    writeCard(nearer);
  }

  return {
    draw,
    close: card.close,
    tap(point, at) {
      card.open(point, at, overlays.findHeadlines(at));
      const bytes = shelf.find(getFrameUrl(state, Math.round(player.position())));
      if (bytes !== null) writeCard(bytes);
    },
  };
}
