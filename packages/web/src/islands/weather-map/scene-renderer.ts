import type { MapFrames } from '#components/map/to-map-frames.ts';
import { bindOverlayKeys } from './bind-overlay-keys.ts';
import { createImageLayer } from './image-layer.ts';
import type { MapScene, MapSceneOptions } from './map-scene.ts';
import { createOverlayLayers } from './overlay-layers.ts';
import { findShownFrames, getFrameUrl, type SceneState } from './scene-state.ts';
import { createTapCard } from './tap-card.ts';
import type { TimePlayer } from './time-player.ts';
import type { TimeSlider } from './time-slider.ts';
import { createValuePainter } from './value-painter.ts';

interface SceneRendererOptions extends MapSceneOptions {
  readonly state: SceneState;
  readonly slider: TimeSlider;
  readonly player: TimePlayer;
  readonly fail: () => void;
  /** Told that the layer's first frame is waited for. */
  readonly wait: () => void;
  /** Told of a frame that has come after all. */
  readonly arrive: () => void;
}

/** Draws a moment: bar, colours, wind and card. */
export interface SceneRenderer {
  draw(position: number): void;
  /** Asks for strokes anew. */
  renewOverlays(): void;
  readonly tap: MapScene['tap'];
}

export function createSceneRenderer(options: SceneRendererOptions): SceneRenderer {
  const { root, view, props, state, frameCache, slider, player, fail, wait, arrive } = options;
  const { words } = props;
  const card = createTapCard(root, view.live, props);
  const painter = createValuePainter({ ...options, card });
  const images = createImageLayer(view.live, () => miss());
  const overlays = createOverlayLayers(view.live, props.style.language);
  bindOverlayKeys(options, overlays);

  function hatch(why: string): void {
    images.show(null);
    painter.hatch(why);
  }

  /** The picture of another moment would be taken for the one that does not come. */
  function miss(): void {
    hatch(words.noValue);
    fail();
  }

  function fetchAndDraw(index: number): void {
    const { frames } = state;
    const isWanted = () => state.frames === frames;
    if (frames === null) return;
    frameCache.load(getFrameUrl(state, index), frames).then(
      () => {
        if (!isWanted()) return;
        arrive();
        draw(player.position());
      },
      () => isWanted() && miss(),
    );
  }

  function drawImage({ bounds }: MapFrames, position: number): void {
    painter.clear();
    images.show({ url: getFrameUrl(state, Math.round(position)), bounds });
    card.close();
  }

  function drawValues(frames: MapFrames, position: number): void {
    images.show(null);
    const index = Math.floor(position);
    const before = frameCache.find(getFrameUrl(state, index));
    if (before !== null) {
      const after = frameCache.find(getFrameUrl(state, index + 1)) ?? before;
      painter.paint(frames, before, after, position - index);
      return;
    }
    const isFirst = painter.painted() !== frames.layer;
    if (isFirst) hatch(words.loading);
    if (player.isPlaying()) return;
    if (isFirst) wait();
    fetchAndDraw(index);
  }

  function draw(position: number): void {
    const { frames, layer } = state;
    // Under the legend of a layer nothing of another one stays.
    if (frames?.layer !== layer) {
      hatch(frames === null ? words.noValue : words.loading);
      return;
    }
    slider.show(position);
    overlays.showAt(frames.frames[Math.round(position)]?.at ?? '');
    if (layer === 'satellite') drawImage(frames, position);
    else drawValues(frames, position);
  }

  return {
    draw,
    renewOverlays: overlays.renew,
    tap(point, at, isByKey) {
      card.open(point, { headlines: overlays.findHeadlines(at), rain: state.frames?.basis ?? null, isByKey });
      if (state.layer === 'satellite') return;
      const isShown = findShownFrames(state) !== null;
      painter.writeCard(isShown ? frameCache.find(getFrameUrl(state, Math.round(player.position()))) : null);
    },
  };
}
