import type { ImageSource, Map as LiveMap } from 'maplibre-gl';
import type { MapFrames } from '#components/map/map-frames.ts';
import { findShownFrames, getFrameUrl, type MapScene, type MapSceneOptions, type SceneState } from './map-scene.ts';
import { bindOverlayKeys, createOverlayLayers } from './overlay-layers.ts';
import { createTapCard } from './tap-card.ts';
import type { TimePlayer } from './time-player.ts';
import type { TimeSlider } from './time-slider.ts';
import { createValuePainter } from './value-painter.ts';

/** Images that lie on the map, one at a time; null hides them. */
interface ImageLayer {
  show(image: { readonly url: string; readonly bounds: MapFrames['bounds'] } | null): void;
}

const ID = 'images';
/** What a reader sees of the ground below thick cloud. */
const OPACITY = 0.85;

/** Images between ground and lines. The layer is made with the first image, and anew where the style was changed; `fail` is told of an image that does not come. */
function createImageLayer(live: LiveMap, fail: () => void): ImageLayer {
  let shown = '';
  live.on('error', (event: { readonly error: unknown; readonly sourceId?: string }) => {
    if (event.sourceId !== ID) return;
    // The image of another moment would be taken for this one's.
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
interface SceneRenderer {
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
