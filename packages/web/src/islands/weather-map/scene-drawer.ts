import { parseColor } from '#components/map/color-bands.ts';
import { readValue } from '#components/map/frame-values.ts';
import { findPresent } from '#components/map/map-moment.ts';
import { LAYER_LOOKS, type LayerLook } from '#components/map/map-palettes.table.ts';
import type { MapFrames } from '#components/map/to-map-frames.ts';
import type { MapWords } from '#components/map/to-map-words.ts';
import { formatClock } from '#components/weather/format-values.ts';
import { bindOverlayKeys } from './bind-overlay-keys.ts';
import { createImageLayer } from './image-layer.ts';
import { readMapColors } from './map-colors.ts';
import type { MapScene, MapSceneOptions } from './map-scene.ts';
import { createOverlayLayers } from './overlay-layers.ts';
import { findShownFrames, getFrameUrl, listSceneBands, type SceneState } from './scene-state.ts';
import { createTapCard, type TapCard } from './tap-card.ts';
import type { TimePlayer } from './time-player.ts';
import type { TimeSlider } from './time-slider.ts';
import { createWindParticles } from './wind-particles.ts';
import { writeValue } from './write-value.ts';

interface SceneDrawerOptions extends MapSceneOptions {
  readonly state: SceneState;
  readonly slider: TimeSlider;
  readonly player: TimePlayer;
  readonly fail: () => void;
  /** Told of a frame that has come after all. */
  readonly arrive: () => void;
}

/** Draws a moment: bar, colours, wind and card. */
export interface SceneDrawer {
  draw(position: number): void;
  /** Asks for strokes anew. */
  renewOverlays(): void;
  readonly tap: MapScene['tap'];
}

const findInk = (root: HTMLElement) => parseColor(readMapColors(root).soft);

/** A frame of which nothing is known. */
const makeUnknown = ({ width, height, planes, scale }: MapFrames) =>
  new Uint8Array(width * height * planes).fill(scale.missing);

/** What a card calls a frame: “now” as long as it is of the present. */
function nameMoment({ frames, isOld }: SceneState, index: number, words: MapWords): string {
  const list = frames?.frames ?? [];
  if (index === findPresent(list) && !isOld) return words.now;
  return words.at.replace('{0}', formatClock(list[index]?.at ?? null));
}

/** Tells the value of a frame at the point that the card is about. */
function writeCard(card: TapCard, bytes: Uint8Array, { state, player, props }: SceneDrawerOptions): void {
  const point = card.point();
  const frames = findShownFrames(state);
  if (point === null || frames === null) return;
  const moment = nameMoment(state, Math.round(player.position()), props.words);
  card.write({ ...writeValue(state.layer, readValue(bytes, frames, point), props), moment });
}

function findSmoothing({ layer, frames }: SceneState, position: number): LayerLook['smoothing'] {
  const { smoothing, smoothingAhead = smoothing } = LAYER_LOOKS[layer];
  return frames?.frames[Math.floor(position)]?.kind === 'forecast' ? smoothingAhead : smoothing;
}

export function createSceneDrawer(options: SceneDrawerOptions): SceneDrawer {
  const { root, view, props, state, shelf, slider, player, fail, arrive } = options;
  const card = createTapCard(root, view.live, props);
  const wind = createWindParticles(view.live);
  const images = createImageLayer(view.live, fail);
  const overlays = createOverlayLayers(view.live, props.style.language);
  bindOverlayKeys(options, overlays);

  function fetchAndDraw(index: number): void {
    const { frames } = state;
    const isWanted = () => state.frames === frames;
    if (frames === null) return;
    shelf.load(getFrameUrl(state, index), frames).then(
      () => {
        if (!isWanted()) return;
        arrive();
        draw(player.position());
      },
      () => {
        if (!isWanted()) return;
        // The picture of another moment would be taken for this one's.
        const unknown = makeUnknown(frames);
        paint(frames, unknown, unknown, 0);
        fail();
      },
    );
  }

  /** Two frames of the layer that is shown, and how far the map is from one to the other. */
  function paint(shape: MapFrames, before: Uint8Array, after: Uint8Array, share: number): void {
    const smoothing = findSmoothing(state, player.position());
    view.layer.show({ shape, before, after, share, bands: listSceneBands(state), smoothing, ink: findInk(root) });
    const nearer = share < 0.5 ? before : after;
    wind.show(state.layer === 'wind' ? { bytes: nearer, shape } : null);
    writeCard(card, nearer, options);
  }

  function draw(position: number): void {
    const { frames, layer } = state;
    if (frames === null) {
      view.layer.show(null);
      wind.show(null);
      images.show(null);
      return;
    }
    // What is on the map stays until the layer's own frames are there.
    if (frames.layer !== layer) return;
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
    paint(frames, before, after, position - index);
  }

  return {
    draw,
    renewOverlays: overlays.renew,
    tap(point, at, isByKey) {
      card.open(point, { headlines: overlays.findHeadlines(at), rain: state.frames?.basis ?? null, isByKey });
      const frames = findShownFrames(state);
      if (frames === null || frames.layer === 'satellite') return;
      writeCard(card, shelf.find(getFrameUrl(state, Math.round(player.position()))) ?? makeUnknown(frames), options);
    },
  };
}
