import { isCovered } from '@portal/domain/geo/lat-lng';
import type { MapWords } from '#components/map/map-words.ts';
import type { MapView } from './create-map-view.ts';

/** A part of the map's markup by its name. Throws where the page has no such part: page and script are made together. */
export function getPart(root: ParentNode, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`the map has no part ${name}`);
  return part;
}

/** The farthest islands of Hoàng Sa and Trường Sa: both archipelagos lie between them. */
const NORTH_WEST: [lng: number, lat: number] = [111.2, 17.1];
const SOUTH_EAST: [lng: number, lat: number] = [115.9, 7.6];
const MARGIN = 24;

/** The inset stands as long as the map does not show both archipelagos whole; a tap on it goes there. */
export function bindInset(root: HTMLElement, { live }: MapView): void {
  const inset = getPart(root, 'inset');
  const bar = getPart(root, 'bar');

  function updateInset(): void {
    const [from, to] = [live.project(NORTH_WEST), live.project(SOUTH_EAST)];
    const clear = bar.getBoundingClientRect().top - root.getBoundingClientRect().top;
    inset.hidden = from.x > 0 && from.y > 0 && to.x < root.clientWidth && to.y < clear;
  }

  inset.querySelector('button')?.addEventListener('click', () => {
    live.fitBounds([NORTH_WEST, SOUTH_EAST], { padding: MARGIN });
    live.getCanvas().focus();
  });
  live.on('moveend', updateInset);
  live.on('resize', updateInset);
  updateInset();
}

/** On narrow screens a key opens the whole legend, with what it switches, and closes it again, as Escape does. */
export function bindLegendKey(root: HTMLElement): void {
  const legends = getPart(root, 'legends');
  const key = root.querySelector<HTMLElement>('[data-tool="legend"]');
  const toggle = (): void => key?.setAttribute('aria-expanded', String(legends.toggleAttribute('data-open')));
  key?.addEventListener('click', toggle);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !legends.hasAttribute('data-open')) return;
    toggle();
    if (legends.contains(document.activeElement)) key?.focus();
  });
}

const TIMEOUT_MS = 10_000;
const FRESH_MS = 300_000;
const NEAR_ZOOM = 8;

/** “My location”: the browser is asked only after the tap, and nothing of it leaves the device. */
export function bindLocate(root: HTMLElement, { live }: MapView, words: MapWords): void {
  const status = getPart(root, 'status');
  const fail = (): void => {
    status.textContent = words.locateFailed;
  };
  root.querySelector('[data-tool="locate"]')?.addEventListener('click', () => {
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude };
        status.textContent = isCovered(point) ? '' : words.locateOutside;
        if (isCovered(point)) live.easeTo({ center: [point.lng, point.lat], zoom: NEAR_ZOOM });
      },
      fail,
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Without a live map the drawn one stays: says why, and takes away what would move it. Links and legend still work. */
export function stayDrawn(root: HTMLElement, { noWebgl, failed }: Pick<MapWords, 'noWebgl' | 'failed'>): void {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  root.dataset.drawn = '';
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:not([data-tool="legend"])')) {
    button.disabled = true;
  }
  getPart(root, 'status').textContent = canDraw ? failed : noWebgl;
}

interface StatusLineOptions {
  readonly root: HTMLElement;
  readonly words: Pick<MapWords, 'failed' | 'loading'>;
  /** Asks again for what did not come. */
  readonly askAgain: () => void;
  /** Takes the focus of the key once it is not needed any more. */
  readonly heir: () => HTMLElement;
}

/** The line that says what the map lacks. */
interface StatusLine {
  setStatus(text: string): void;
  /** Says that the layer did not come, and offers to ask again. */
  fail(): void;
  /** Says that the layer is under way. */
  wait(): void;
  /** Takes back that something is under way or did not come, and nothing else that the line says. */
  arrive(): void;
}

export function createStatusLine({ root, words, askAgain, heir }: StatusLineOptions): StatusLine {
  const [status, retry] = [getPart(root, 'status'), getPart(root, 'retry')];

  function setStatus(text: string): void {
    status.textContent = text;
    const hasFocus = document.activeElement === retry;
    // A key that was pressed stays until it is known what came of it: else its reader would lose their place.
    if (text === words.loading && hasFocus) return;
    retry.hidden = text !== words.failed;
    if (retry.hidden && hasFocus) heir().focus();
  }

  retry.addEventListener('click', askAgain);
  return {
    setStatus,
    fail: () => setStatus(words.failed),
    wait: () => setStatus(words.loading),
    arrive() {
      if (status.textContent === words.failed || status.textContent === words.loading) setStatus('');
    },
  };
}
