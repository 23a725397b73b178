import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import { findActPercent } from '@portal/domain/decision/cost-loss';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import type { Map as LiveMap } from 'maplibre-gl';
import { findBand, type PaletteName, toHex } from '#components/map/color-bands.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { formatClock, formatNumber, formatPercent } from '#components/weather/format-values.ts';
import { toRainShare } from '#components/weather/rain-level.ts';
import { findStoredCosts } from '#islands/visitor/stored-costs.ts';
import type { MapView } from './create-map-view.ts';
import type { ReadingText } from './format-reading.ts';
import { getPart } from './map-controls.ts';
import type { MapState, MapTap } from './map-state.ts';
import type { MapStore } from './map-store.ts';
import type { FindHeadlines } from './overlay-layers.ts';
import type { FindStorm } from './storm-layer.ts';

/** Position of the card, and the marker on its point. */
interface CardPlace {
  /** Marks a point and places the card; null removes the marker. */
  put(point: LatLng | null): void;
}

const CARD_WIDTH = 264;
const EDGE = 16;
/** Width of the tools at the right edge. */
const TOOLS = 84;
/** Space around the marker. */
const CLEAR = 40;
const WIDE = '(min-width: 56.25em)';

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Keeps marker and card at their point while the map moves. On narrow screens CSS places the card on the bar; if it
 * would cover its own point, the map moves.
 */
function createCardPlace(root: HTMLElement, live: LiveMap): CardPlace {
  const [card, bar] = [getPart(root, 'card'), getPart(root, 'bar')];
  const wide = matchMedia(WIDE);
  const mark = document.createElement('i');
  mark.className = 'mark';
  mark.hidden = true;
  live.getContainer().append(mark);
  let point: LatLng | null = null;

  const findTop = (element: HTMLElement): number =>
    element.getBoundingClientRect().top - root.getBoundingClientRect().top;

  function follow(): void {
    mark.hidden = point === null;
    if (point === null) return;
    const { x, y } = live.project([point.lng, point.lat]);
    mark.style.translate = `${x}px ${y}px`;
    if (!wide.matches) {
      card.style.left = card.style.top = '';
      return;
    }
    const { clientWidth } = root;
    const isRoom = x + EDGE + CARD_WIDTH + TOOLS <= clientWidth;
    const left = isRoom ? x + EDGE : x - EDGE - CARD_WIDTH;
    card.style.left = `${clamp(left, EDGE, clientWidth - CARD_WIDTH - TOOLS)}px`;
    card.style.top = `${Math.max(EDGE, Math.min(y + EDGE, findTop(bar) - card.offsetHeight - EDGE))}px`;
  }

  /** Cannot measure while an open legend hides the card, or before the map knows its new size after a rotation. */
  const canMeasure = (): boolean =>
    card.offsetHeight > 0 && live.getCanvas().clientHeight === live.getContainer().clientHeight;

  function makeWay(): void {
    follow();
    if (point === null || wide.matches || !canMeasure()) return;
    const { y } = live.project([point.lng, point.lat]);
    const lowest = findTop(card) - CLEAR;
    // A rotated phone may have its point above the screen.
    if (y > lowest || y < 0) live.panBy([0, y - lowest]);
  }

  live.on('move', follow);
  live.on('resize', makeWay);
  new ResizeObserver(makeWay).observe(card);
  return {
    put(next) {
      point = next;
      makeWay();
    },
  };
}

const call = createHttpCallApi('');

function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** The nearest place in Vietnam; none abroad, where the nearest-place call would fail. */
async function findNear({ lat, lng }: LatLng, lang: WeatherMapProps['style']['language']) {
  const query = { q: `${lat.toFixed(3)},${lng.toFixed(3)}`, limit: 1, lang };
  const result = await call('placesSearch', { query });
  return result.ok ? (result.reply.places[0] ?? null) : null;
}

type Steps = EndpointReply<typeof nowcastSteps>;

/** Next three hours at a point; null where their basis differs from the map's. */
async function findSteps(
  { lat, lng }: LatLng,
  bases: MapTap['rain'],
  lang: WeatherMapProps['style']['language'],
): Promise<Steps | null> {
  const query = { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)), lang };
  const result = await call('nowcastSteps', { query });
  return result.ok && bases.includes(result.reply.basis) ? result.reply : null;
}

/** The highest chance of rain by the reader's own costs, with its mark; null without them, or under a bulletin. */
async function findOwnChance(
  { lat, lng }: LatLng,
  steps: Steps['steps'],
  { words, style }: Pick<WeatherMapProps, 'words' | 'style'>,
): Promise<HTMLElement | null> {
  const costs = findStoredCosts();
  const chances = steps.flatMap(({ rainProbability }) => rainProbability ?? []);
  if (costs === null || chances.length === 0) return null;
  const query = { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)), lang: style.language };
  const warnings = await call('warningsList', { query });
  if (!warnings.ok || warnings.reply.items.some(comesFirst)) return null;
  const most = Math.round(Math.max(...chances));
  const line = make('p');
  const [before = '', after = ''] = words.highestChance.split('{0}');
  const isWorth = most >= findActPercent(costs);
  line.append(before, isWorth ? make('u', formatPercent(most, style)) : formatPercent(most, style), after);
  if (isWorth) line.append(`, ${words.worth}`);
  return line;
}

/** Top of the bars, mm/h, as on a place's page. */
const HIGHEST_RATE = 60;

/** An estimate has no course by ten minutes. */
const isDrawn = ({ basis, starts, present }: Steps): boolean =>
  basis !== 'satellite' && (starts !== null || present.rainRate !== 0);

/** One bar per ten minutes in the map's colours, with first and last time. The sentence says the same. */
function drawBars(steps: Steps['steps'], palette: PaletteName): HTMLElement {
  const [bars, times] = [make('div'), make('small')];
  bars.className = 'bars';
  bars.ariaHidden = 'true';
  bars.append(
    ...steps.map(({ rainRate }) => {
      const bar = make('i');
      const color = findBand('radar', palette, rainRate ?? 0);
      bar.style.height = `${100 * toRainShare(rainRate ?? 0, HIGHEST_RATE)}%`;
      if (color !== null) bar.style.background = toHex(color);
      return bar;
    }),
  );
  times.append(...[steps[0], steps.at(-1)].map((step) => make('span', formatClock(step?.at ?? null))));
  bars.append(times);
  return bars;
}

/** Name, facts and link of a storm; a point of its track has no value of the layer. */
function makeStormParts({ name, lines, href, more }: NonNullable<MapTap['storm']>): HTMLElement[] {
  const link = make('a', more);
  link.setAttribute('href', href);
  const facts = make('ul');
  facts.append(...lines.map((line) => make('li', line)));
  return [make('h2', name), facts, link];
}

interface TapCardOptions {
  readonly root: HTMLElement;
  readonly live: LiveMap;
  readonly store: MapStore;
  readonly props: Pick<WeatherMapProps, 'words' | 'style' | 'placePath'>;
  /** Reading of the layer at the point; null before it is read. */
  readonly describe: (state: MapState) => ReadingText | null;
}

/** Card for a tapped point with value and place: opens on tap, follows the reading, closes by key. */
export function bindTapCard({ root, live, store, props, describe }: TapCardOptions): void {
  const { words, style, placePath } = props;
  const card = getPart(root, 'card');
  const place = createCardPlace(root, live);
  let [name, figure, word, outlook] = [make('h2'), make('b'), make('p'), make('p')];
  const close = (): void => store.dispatch({ type: 'cardClosed' });
  const isShown = (tap: MapTap): boolean => store.get().tap === tap;

  function makeClose(): HTMLElement {
    const button = make('button', '×');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', words.close);
    button.addEventListener('click', close);
    return button;
  }

  async function showPlace(tap: MapTap): Promise<void> {
    const found = await findNear(tap.point, style.language);
    if (!isShown(tap) || found === null) return;
    const coordinates = make('p', name.textContent ?? '');
    name.textContent = found.displayName.secondary;
    const link = make('a', words.seeForecast);
    link.setAttribute('href', placePath.replace('{location}', found.slug));
    card.append(coordinates, link);
  }

  async function showRain(tap: MapTap): Promise<void> {
    const found = await findSteps(tap.point, tap.rain, style.language);
    if (!isShown(tap) || found === null) return;
    outlook.textContent = found.sentence;
    if (isDrawn(found)) outlook.after(drawBars(found.steps, store.get().palette));
    const own = await findOwnChance(tap.point, found.steps, props);
    if (own !== null && isShown(tap)) outlook.after(own);
  }

  function open(tap: MapTap): void {
    const { point, headlines, rain, storm, isByKey } = tap;
    const coordinates = [point.lat, point.lng].map((degrees) => formatNumber(degrees, style, 2));
    name = make('h2', words.where.replace('{0}', coordinates[0] ?? '').replace('{1}', coordinates[1] ?? ''));
    [figure, word, outlook] = [make('b'), make('p'), make('p')];
    const warnings = headlines.map((text) => make('p', `${words.warning} ${text}`));
    const end = makeClose();
    const parts = storm === null ? [name, figure, word, outlook, ...warnings] : makeStormParts(storm);
    card.replaceChildren(...parts, end);
    place.put(point);
    if (isByKey) end.focus();
    if (storm !== null || !isCovered(point)) return;
    showPlace(tap);
    if (rain.length > 0) showRain(tap);
  }

  function clear(): void {
    const hadFocus = card.contains(document.activeElement);
    card.replaceChildren();
    place.put(null);
    if (hadFocus) live.getCanvas().focus();
  }

  root.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  store.subscribe(
    ({ tap }) => tap,
    (tap) => (tap === null ? clear() : open(tap)),
  );
  store.subscribe(
    ({ reading, isOld }) => [reading, isOld] as const,
    () => {
      const text = describe(store.get());
      if (text === null) return;
      figure.textContent = text.figure;
      figure.hidden = text.figure === '';
      word.textContent = [text.word, text.moment].filter((part) => part !== '').join(', ');
    },
  );
}

/** What lies at a point of the screen. */
interface Finders {
  readonly findHeadlines: FindHeadlines;
  readonly findStorm: FindStorm;
}

/** A tap queries its point, the Enter key the centre of the map. */
export function bindTaps({ live }: MapView, store: MapStore, { findHeadlines, findStorm }: Finders): void {
  live.on('click', ({ lngLat: { lat, lng }, point }) => {
    const found = { headlines: findHeadlines(point), storm: findStorm(point) };
    const tap = { point: { lat, lng }, ...found, isByKey: false };
    store.dispatch({ type: 'tapped', tap });
  });
  live.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Otherwise the key would press the newly focused element.
    event.preventDefault();
    const { lat, lng } = live.getCenter();
    const point = live.project([lng, lat]);
    const found = { headlines: findHeadlines(point), storm: findStorm(point) };
    const tap = { point: { lat, lng }, ...found, isByKey: true };
    store.dispatch({ type: 'tapped', tap });
  });
}
