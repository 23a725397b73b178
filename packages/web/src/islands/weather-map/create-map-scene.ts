import type { MapLayer } from '#components/map/map-layer.ts';
import { findMoment, findPresent, toAddressMoment } from '#components/map/map-moment.ts';
import { tellBasis, tellSource } from '#components/map/tell-basis.ts';
import { getPart } from './find-part.ts';
import type { FrameShelf } from './frame-shelf.ts';
import type { MapScene, MapSceneOptions } from './map-scene.ts';
import { markLayer } from './mark-layer.ts';
import { createSceneDrawer } from './scene-drawer.ts';
import { getFrameUrl, loadFramesFrom, type SceneState } from './scene-state.ts';
import { createTimePlayer, type TimePlayer } from './time-player.ts';
import { createTimeSlider, type TimeSlider } from './time-slider.ts';

/** Keeps the moment that is shown in state and address; the present one is not named. */
function noteMoment(state: SceneState, player: TimePlayer, note: MapSceneOptions['note']): void {
  const index = Math.round(player.position());
  const frames = state.frames?.frames ?? [];
  const shown = frames[index];
  state.moment = shown === undefined || index === findPresent(frames) ? null : toAddressMoment(shown.at);
  note({ layer: state.layer, moment: state.moment, palette: state.palette });
}

/** Puts the frames of a layer on the bar, at the moment that was shown before. */
async function takeFrames(state: SceneState, shelf: FrameShelf, player: TimePlayer, slider: TimeSlider): Promise<void> {
  const { layer } = state;
  const found = await shelf.list(layer);
  if (state.layer !== layer) return;
  state.frames = found;
  const list = found?.frames ?? [];
  slider.setFrames(list);
  player.setFrames(list, findMoment(list, state.moment));
}

function bindLinks(root: HTMLElement, show: MapScene['show']): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link.dataset.layer as MapLayer);
  });
}

/** Layer, time and card together: whatever changes one draws the others anew. */
export function createMapScene(options: MapSceneOptions): MapScene {
  const { root, stage, props, shelf, note } = options;
  const { words } = props;
  const state: SceneState = { layer: props.layer, palette: options.palette, moment: options.moment, frames: null };
  const status = getPart(root, 'status');
  const fail = (): void => {
    player.stop();
    status.textContent = words.failed;
  };
  const player = createTimePlayer({
    isReady: (index) => shelf.find(getFrameUrl(state, index)) !== null,
    onMove: (position) => drawer.draw(position),
    onState: (isPlaying) => {
      slider.setPlaying(isPlaying);
      if (isPlaying) loadFramesFrom(state, shelf, Math.floor(player.position())).catch(fail);
    },
    onRest: () => noteMoment(state, player, note),
  });
  const slider = createTimeSlider(root, player, props);
  const drawer = createSceneDrawer({ ...options, state, slider, player, fail });
  const redraw = (): void => drawer.draw(player.position());

  const tellMissing = (layer: MapLayer) => (layer === 'satellite' ? words.noSatellite : words.noData);

  /** What the frames rest on and where they come from; the page's own lines stand as long as its layer does. */
  function tellFrames(layer: MapLayer): void {
    const { frames } = state;
    getPart(root, 'basis').textContent = frames === null ? '' : tellBasis(frames, words);
    if (layer === props.layer && frames === props.frames) return;
    getPart(root, 'source').textContent = frames === null ? '' : tellSource(frames, words);
  }

  async function show(layer: MapLayer): Promise<void> {
    state.layer = layer;
    player.stop();
    markLayer(root, layer);
    status.textContent = words.loading;
    try {
      await takeFrames(state, shelf, player, slider);
      if (state.layer !== layer) return;
      status.textContent = state.frames === null ? tellMissing(layer) : '';
      tellFrames(layer);
      noteMoment(state, player, note);
      redraw();
    } catch {
      fail();
    }
  }

  const toggle = getPart(root, 'palette');
  toggle.addEventListener('click', () => {
    state.palette = state.palette === 'classic' ? 'safe' : 'classic';
    toggle.setAttribute('aria-pressed', String(state.palette === 'classic'));
    stage.dataset.palette = state.palette;
    note({ palette: state.palette });
    redraw();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  bindLinks(root, show);
  return { show, tap: drawer.tap, close: drawer.close };
}
