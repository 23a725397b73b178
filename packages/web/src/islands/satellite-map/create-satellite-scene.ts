import { createHttpCallApi } from '@portal/contract/client';
import type { Map as LiveMap } from 'maplibre-gl';
import { findMoment } from '#components/map/map-words.ts';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { getPart } from '#islands/weather-map/map-controls.ts';
import type { MapStore } from '#islands/weather-map/map-store.ts';
import { startTimePlayer } from '#islands/weather-map/time-bar.ts';
import { watchTime } from '#islands/weather-map/watch-time.ts';
import { createImageDeck, type ImageDeck } from './image-deck.ts';

const call = createHttpCallApi('', 'no-cache');

/** Images ten minutes apart play faster than hourly frames. */
const PACE = 2.5;

/** Links below the map choose an image without a page load; marks the current one. */
function bindTimes(store: MapStore): void {
  const times = getPart(document, 'times');
  times.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.dispatch({ type: 'stepped', position: Number(link.dataset.index) });
    getPart(document, 'map').scrollIntoView({ block: 'nearest' });
  });
  store.subscribe(
    ({ frames, moment }) => findMoment(frames?.frames ?? [], moment),
    (index) => {
      times.querySelector('[aria-current]')?.removeAttribute('aria-current');
      times.querySelector(`[data-index="${index}"]`)?.setAttribute('aria-current', 'true');
    },
  );
}

/** Prefetches images in playing order. */
async function fetchAhead(store: MapStore, count: number, deck: ImageDeck): Promise<void> {
  const from = Math.floor(store.get().position);
  for (let step = 0; step < count && store.get().playing; step += 1) await deck.load((from + step) % count);
}

/** New images come from a re-fetched page, with its links and text. Playback is not interrupted. */
function watchImages(store: MapStore, urls: readonly string[], { style, frames }: SatelliteMapProps): void {
  const query = { lang: style.language, ...(frames.kind === 'true-colour' && { kind: frames.kind }) };
  watchTime(async () => {
    const result = await call('satelliteFrames', { query });
    const isNew = result.ok && result.reply.frames.map(({ url }) => url).join() !== urls.join();
    store.dispatch({ type: 'noticed', notice: result.ok ? '' : 'old' });
    if (isNew && !store.get().playing) location.reload();
    return result.ok && !isNew;
  });
}

/** Draws the images at the current position. `first` resolves with the first image. */
export function drawSatelliteScene(
  live: LiveMap,
  store: MapStore,
  props: SatelliteMapProps,
): { readonly first: Promise<void> } {
  const { frames } = props;
  const urls = frames.frames.map(({ url }) => url);
  const deck = createImageDeck(live, frames.bounds, urls);
  const fail = (): void => store.dispatch({ type: 'framesLost' });

  async function show(): Promise<void> {
    const { position, playing } = store.get();
    const index = Math.floor(position);
    deck.show(deck.has(index + 1) ? position : index);
    if (playing || deck.has(index)) return;
    store.dispatch({ type: 'noticed', notice: 'loading' });
    await deck.load(index).then(() => store.dispatch({ type: 'noticed', notice: '' }), fail);
  }

  store.subscribe(({ position, playing }) => [position, playing] as const, show);
  store.subscribe(
    ({ playing }) => playing,
    (playing) => playing && fetchAhead(store, urls.length, deck).catch(fail),
  );
  startTimePlayer(store, { isReady: deck.has, pace: PACE });
  bindTimes(store);
  watchImages(store, urls, props);
  return { first: show() };
}
