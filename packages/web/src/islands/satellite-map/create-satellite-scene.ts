import { createHttpCallApi } from '@portal/contract/client';
import type { Map as LiveMap } from 'maplibre-gl';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { getPart } from '#islands/weather-map/map-controls.ts';
import { createTimePlayer, type TimePlayer } from '#islands/weather-map/time-player.ts';
import { createTimeSlider } from '#islands/weather-map/time-slider.ts';
import { watchTime } from '#islands/weather-map/watch-freshness.ts';
import { createImageDeck, type ImageDeck } from './image-deck.ts';

const call = createHttpCallApi('', 'no-cache');

/** Images ten minutes apart pass faster than hours do. */
const PACE = 2.5;

/** The links below the map choose an image without loading the page. Returns what marks the one that is shown. */
function bindTimes(player: TimePlayer): (index: number) => void {
  const times = getPart(document, 'times');
  times.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    player.stepTo(Number(link.dataset.index));
    getPart(document, 'map').scrollIntoView({ block: 'nearest' });
  });
  return (index) => {
    times.querySelector('[aria-current]')?.removeAttribute('aria-current');
    times.querySelector(`[data-index="${index}"]`)?.setAttribute('aria-current', 'true');
  };
}

/** Fetches the images from one on, in the order in which they will play, while they play. */
async function loadFrom(index: number, count: number, deck: ImageDeck, player: TimePlayer): Promise<void> {
  for (let step = 0; step < count && player.isPlaying(); step += 1) await deck.load((index + step) % count);
}

/** Bar and images together. `rest` is called with the image that the reader stopped at; `first` resolves when the first one is there. */
export function createSatelliteScene(
  root: HTMLElement,
  live: LiveMap,
  props: SatelliteMapProps,
  rest: (index: number) => void,
): { readonly first: Promise<void> } {
  const { frames, first, words } = props;
  const urls = frames.frames.map(({ url }) => url);
  const deck = createImageDeck(live, frames.bounds, urls);
  const status = getPart(root, 'status');
  const makeStatusSetter = (text: string) => () => {
    status.textContent = text;
  };
  const fail = (): void => {
    player.stop();
    makeStatusSetter(words.failed)();
  };

  async function show(position: number): Promise<void> {
    slider.show(position);
    const index = Math.floor(position);
    deck.show(deck.has(index + 1) ? position : index);
    if (player.isPlaying() || deck.has(index)) return;
    makeStatusSetter(words.loading)();
    await deck.load(index).then(makeStatusSetter(''), fail);
  }

  const player = createTimePlayer({
    isReady: deck.has,
    onMove: show,
    onState: (isPlaying) => {
      slider.setPlaying(isPlaying);
      if (isPlaying) makeStatusSetter('')();
      if (isPlaying) loadFrom(Math.floor(player.position()), urls.length, deck, player).catch(fail);
    },
    onRest: () => {
      const index = Math.round(player.position());
      markTime(index);
      rest(index);
    },
  });
  const slider = createTimeSlider(root, { ...player, setSpeed: (times) => player.setSpeed(times * PACE) }, props);
  const markTime = bindTimes(player);
  /** New images are those of another page: its links and its text go with them. Playback is not interrupted. */
  watchTime(async () => {
    const result = await call('satelliteFrames', { query: { lang: props.style.language } });
    const isNew = result.ok && result.reply.frames.map(({ url }) => url).join() !== urls.join();
    status.textContent = result.ok ? '' : words.old;
    if (isNew && !player.isPlaying()) location.reload();
    return result.ok && !isNew;
  });
  player.setSpeed(PACE);
  player.setFrames(frames.frames, first);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', deck.restore);
  return { first: show(first) };
}
