import { writeRain } from '#components/map/city-values.ts';
import type { RainMapProps } from '#components/map/rain-map-props.ts';
import { getPart } from '#islands/weather-map/map-controls.ts';
import { listLabels, type MapLabel, writeBlock } from '#islands/weather-map/map-labels.ts';

interface CityRain {
  readonly rate: number;
  readonly isEstimated: boolean;
}

/** Rain of a moment: its image, and the rates at the table's cities, mm/h; null where unknown. */
interface RainPicture {
  readonly image: HTMLImageElement;
  readonly rates: readonly (CityRain | null)[];
}

const METADATA = /<metadata>([^<]*)<\/metadata>/;

/** Rates at the cities in a drawn frame. */
export function parseCityRain(svg: string): RainPicture['rates'] {
  const [, text = ''] = METADATA.exec(svg) ?? [];
  if (text === '') return [];
  return text.split(' ').map((rate) => {
    if (rate === '-') return null;
    return { rate: Number.parseFloat(rate), isEstimated: rate.endsWith('s') };
  });
}

async function fetchFresh(url: string): Promise<RainPicture> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`rain: ${response.status}`);
  const rates = parseCityRain(await response.text());
  // Already in the browser's cache: the address is immutable.
  const image = new Image();
  image.src = url;
  await image.decode();
  return { image, rates };
}

const known = new Map<string, Promise<RainPicture>>();

/** Fetches a drawn frame once; retries a failed one. */
function fetchRainPicture(url: string): Promise<RainPicture> {
  const found = known.get(url) ?? fetchFresh(url);
  known.set(url, found);
  found.catch(() => known.delete(url));
  return found;
}

/** Display time of a frame, and of the last one before the loop restarts. */
const FRAME_MS = 600;
const END_MS = 1600;

/** Value blocks in the order of the table's cities. */
function listBlocks(root: HTMLElement): readonly MapLabel[] {
  const inOrder = [...root.querySelectorAll<SVGSVGElement>('[data-part="labels"] svg[data-side]')];
  const labels = listLabels(root);
  return inOrder.flatMap((element) => labels.find((label) => label.element === element) ?? []);
}

interface Parts {
  readonly root: HTMLElement;
  readonly props: RainMapProps;
  readonly bar: HTMLInputElement;
  readonly play: HTMLElement;
  readonly blocks: readonly MapLabel[];
}

/** Shows a frame: image, values, time and bar together. */
function showFrame({ root, props, bar, blocks }: Parts, index: number, { image, rates }: RainPicture): void {
  const frame = props.frames[index];
  if (frame === undefined) return;
  const shown = getPart(root, 'rain');
  image.alt = '';
  image.dataset.part = 'rain';
  image.className = shown.className;
  shown.replaceWith(image);
  const { style, words } = props;
  (getPart(root, 'ground') as HTMLImageElement).alt = words.picture.replace('{0}', frame.moment);
  for (const [at, label] of blocks.entries()) {
    const rain = rates[at] ?? null;
    const appearance = { style, dry: words.dry, strengths: props.strengths };
    writeBlock(label, rain === null ? null : writeRain(rain.rate, appearance, rain.isEstimated));
  }
  getPart(root, 'moment').textContent = frame.clock;
  getPart(root, 'kind').textContent = frame.kind;
  bar.value = String(index);
  bar.setAttribute('aria-valuetext', `${frame.moment}, ${frame.kind}`);
  root.querySelector('[data-on]')?.removeAttribute('data-on');
  root.querySelectorAll('[data-kind]')[index]?.setAttribute('data-on', '');
}

/** Shows frames one at a time; of several requests meanwhile only the last counts. */
function makeSteps(parts: Parts): (index: number) => Promise<void> {
  const { root, props } = parts;
  const status = getPart(root, 'status');
  let wanted = -1;
  return async (index) => {
    wanted = index;
    try {
      const picture = await fetchRainPicture(props.frames[index]?.url ?? '');
      if (wanted !== index) return;
      status.textContent = '';
      showFrame(parts, index, picture);
    } catch {
      if (wanted === index) status.textContent = props.words.failed;
      throw new Error('no frame');
    }
  };
}

/** Plays the frames until stopped, hidden, or one fails. */
function bindPlay({ play, bar, props }: Parts, step: (index: number) => Promise<void>): void {
  let isPlaying = false;

  function sayState(): void {
    play.setAttribute('aria-pressed', String(isPlaying));
    play.setAttribute('aria-label', isPlaying ? props.words.pause : props.words.play);
  }

  const stop = (): void => {
    isPlaying = false;
    sayState();
  };

  async function run(): Promise<void> {
    while (isPlaying) {
      const next = (Number(bar.value) + 1) % props.frames.length;
      // Prefetches the next frame.
      fetchRainPicture(props.frames[next]?.url ?? '').catch(() => undefined);
      const isEnd = next === 0;
      await new Promise((resolve) => setTimeout(resolve, isEnd ? END_MS : FRAME_MS));
      if (isPlaying) await step(next);
    }
  }

  play.addEventListener('click', () => {
    isPlaying = !isPlaying;
    sayState();
    if (isPlaying) run().catch(stop);
  });
  bar.addEventListener('input', stop);
  document.addEventListener('visibilitychange', () => document.hidden && stop());
}

/** Makes the bar of the small rain map interactive; fetches nothing before it is touched. */
export function mountRainMap(root: HTMLElement): void {
  const props: RainMapProps = JSON.parse(root.dataset.props ?? '{}');
  const bar = getPart(root, 'slider') as HTMLInputElement;
  const parts: Parts = { root, props, bar, play: getPart(root, 'play'), blocks: listBlocks(root) };
  const step = makeSteps(parts);
  const follow = (): void => void step(Number(bar.value)).catch(() => undefined);
  bar.addEventListener('input', follow);
  bindPlay(parts, step);
  // The bar may have moved before this script loaded.
  if (root.querySelectorAll('[data-kind]')[Number(bar.value)]?.hasAttribute('data-on') === false) follow();
}
