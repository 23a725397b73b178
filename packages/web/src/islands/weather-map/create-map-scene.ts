import type { MapFrames } from '#components/map/map-frames.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import {
  describeMapBasis,
  describeMapSource,
  findMoment,
  findPresent,
  type MapWords,
  toAddressMoment,
} from '#components/map/map-words.ts';
import type { FrameCache } from './frame-cache.ts';
import { createStatusLine, getPart } from './map-controls.ts';
import {
  getFrameUrl,
  isSameList,
  loadFramesFrom,
  type MapScene,
  type MapSceneOptions,
  type SceneState,
} from './map-scene.ts';
import { createSceneRenderer } from './scene-renderer.ts';
import { createTimePlayer, type TimePlayer } from './time-player.ts';
import { createTimeSlider, type TimeSlider } from './time-slider.ts';
import { watchFreshness } from './watch-freshness.ts';

/** On narrow screens the layers stand in a row that is longer than the screen. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest('ul');
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const [{ left, width }, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}

/** Marks the layer in the list and shows its legend. */
function markLayer(root: HTMLElement, layer: MapLayer): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    if (link.dataset.layer === layer) {
      link.setAttribute('aria-current', 'true');
      bringIntoRow(link);
    } else link.removeAttribute('aria-current');
  }
  for (const legend of root.querySelectorAll<HTMLElement>('[data-legend]')) {
    legend.hidden = legend.dataset.legend !== layer;
  }
}

/** Keeps the moment that is shown in state and address; the present one is not named. */
function noteMoment(state: SceneState, player: TimePlayer, note: MapSceneOptions['note']): void {
  const index = Math.round(player.position());
  const frames = state.frames?.frames ?? [];
  const shown = frames[index];
  state.moment = shown === undefined || index === findPresent(frames) ? null : toAddressMoment(shown.at);
  note({ layer: state.layer, moment: state.moment, palette: state.palette });
}

/** Puts the frames of a layer on the bar, at the moment that was shown before. */
async function loadFrames(
  state: SceneState,
  frameCache: FrameCache,
  player: TimePlayer,
  slider: TimeSlider,
): Promise<void> {
  const { layer } = state;
  const found = await frameCache.list(layer);
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

const describeMissing = (layer: MapLayer, words: MapWords): string =>
  layer === 'satellite' ? words.noSatellite : words.noData;

/** What the frames rest on and where they come from; the page's own lines stand as long as its frames do. */
function showFrameSource({ root, props }: MapSceneOptions, frames: MapFrames | null): void {
  getPart(root, 'basis').textContent = frames === null ? '' : describeMapBasis(frames, props.words);
  if (frames !== props.frames)
    getPart(root, 'source').textContent = frames === null ? '' : describeMapSource(frames, props.words);
}

/** Leaves nothing of another layer's frames where those of this one do not come. */
function dropFrames(options: MapSceneOptions, state: SceneState, player: TimePlayer, slider: TimeSlider): void {
  state.frames = null;
  slider.setFrames([]);
  player.setFrames([], 0);
  showFrameSource(options, null);
}

/** The key of the palette: colours that can be told apart without red and green, or the familiar ones. */
function bindPalette({ root, stage, note }: MapSceneOptions, state: SceneState, redraw: () => void): void {
  const toggle = getPart(root, 'palette');
  toggle.addEventListener('click', () => {
    state.palette = state.palette === 'classic' ? 'safe' : 'classic';
    toggle.setAttribute('aria-pressed', String(state.palette === 'classic'));
    stage.dataset.palette = state.palette;
    note({ palette: state.palette });
    redraw();
  });
}

/** A frame that is gone may be one of a list that is out of date. */
function makeRecover(renew: () => Promise<boolean>, fail: () => void): () => Promise<void> {
  let isRecovering = false;
  return async () => {
    if (isRecovering) return;
    isRecovering = true;
    if (!(await renew().catch(() => false))) fail();
    isRecovering = false;
  };
}

function openState({ props: { layer }, palette, moment }: MapSceneOptions): SceneState {
  // What is shown without a network brings the frames of its own time.
  return { layer, palette, moment, frames: null, isOld: document.querySelector('.kept') !== null };
}

/** Layer, time and card together: whatever changes one draws the others anew. */
export function createMapScene(options: MapSceneOptions): MapScene {
  const { root, view, props, frameCache, note } = options;
  const { words } = props;
  const state = openState(options);
  const heir = () => view.live.getCanvas();
  const status = createStatusLine({ root, words, askAgain: () => askAgain(), heir });
  const fail = (): void => {
    player.stop();
    status.fail();
  };
  const recover = makeRecover(() => renew(), fail);
  const player = createTimePlayer({
    isReady: (index) => frameCache.find(getFrameUrl(state, index)) !== null,
    onMove: (position) => renderer.draw(position),
    onState: (isPlaying) => {
      slider.setPlaying(isPlaying);
      if (!isPlaying) return;
      if (!state.isOld) status.setStatus('');
      loadFramesFrom(state, frameCache, Math.floor(player.position())).catch(recover);
    },
    onRest: () => noteMoment(state, player, note),
  });
  const slider = createTimeSlider(root, player, props);
  const renderer = createSceneRenderer({ ...options, state, slider, player, ...status, fail: recover });
  const redraw = (): void => renderer.draw(player.position());

  async function show(layer: MapLayer): Promise<void> {
    state.layer = layer;
    player.stop();
    markLayer(root, layer);
    status.wait();
    // Before its frames come, whatever comes of them: a reload or another language asks for what was chosen.
    note({ layer });
    options.list.leave(layer);
    if (state.frames?.layer !== layer) redraw();
    try {
      await loadFrames(state, frameCache, player, slider);
      if (state.layer !== layer) return;
      status.setStatus(state.frames === null ? describeMissing(layer, words) : '');
      showFrameSource(options, state.frames);
      noteMoment(state, player, note);
      redraw();
    } catch {
      if (state.layer !== layer) return;
      dropFrames(options, state, player, slider);
      redraw();
      fail();
    } finally {
      if (state.layer === layer) options.list.bring(layer);
    }
  }

  /** Asks for the frames anew; what was shown or played goes on in them. Tells whether they are others. Rejects without an answer. */
  async function renew(): Promise<boolean> {
    const { layer, frames } = state;
    frameCache.forget();
    const found = await frameCache.list(layer);
    if (state.layer !== layer || isSameList(found, frames)) return false;
    const wasPlaying = player.isPlaying();
    await show(layer);
    if (wasPlaying) player.toggle();
    return true;
  }

  function askAgain(): void {
    frameCache.forget();
    show(state.layer);
  }

  const { setStatus } = status;
  watchFreshness({ state, setStatus, old: words.old, renew, redraw, renewOverlays: renderer.renewOverlays });
  bindPalette(options, state, redraw);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  bindLinks(root, show);
  return { show, tap: renderer.tap };
}
