import { isCovered } from '@portal/domain/geo/lat-lng';
import type { MapLayer, MapOverlay } from '#components/map/map-layer.ts';
import { describeMapBasis, describeMapSource, type MapWords } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { MapView } from './create-map-view.ts';
import type { MapState, Notice } from './map-state.ts';
import type { MapStore } from './map-store.ts';

/** A named part of the map's markup. Throws if missing: page and script are built together. */
export function getPart(root: ParentNode, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`the map has no part ${name}`);
  return part;
}

/** Extent of Hoàng Sa and Trường Sa. */
const NORTH_WEST: [lng: number, lat: number] = [111.2, 17.1];
const SOUTH_EAST: [lng: number, lat: number] = [115.9, 7.6];
const MARGIN = 24;

/** Shows the inset until both archipelagos are fully in view; a tap moves the map there. */
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

/** On narrow screens, buttons open and close the sheet with layers and legend; Escape closes it. */
export function bindLegendKey(root: HTMLElement): void {
  const legends = getPart(root, 'legends');
  const keys = [...root.querySelectorAll<HTMLElement>('[data-tool="legend"]')];
  const toggle = (): void => {
    const isOpen = legends.toggleAttribute('data-open');
    for (const key of keys) key.setAttribute('aria-expanded', String(isOpen));
  };
  for (const key of keys) key.addEventListener('click', toggle);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !legends.hasAttribute('data-open')) return;
    toggle();
    if (legends.contains(document.activeElement)) keys.at(-1)?.focus();
  });
}

const TIMEOUT_MS = 10_000;
const FRESH_MS = 300_000;
const NEAR_ZOOM = 8;

/** "My location": asks the browser only after the tap; the position never leaves the device. */
export function bindLocate(root: HTMLElement, { live }: MapView, store: MapStore): void {
  const notice = (text: Notice): void => store.dispatch({ type: 'noticed', notice: text });
  const fail = (): void => notice('locateFailed');
  root.querySelector('[data-tool="locate"]')?.addEventListener('click', () => {
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude };
        notice(isCovered(point) ? '' : 'locateOutside');
        if (isCovered(point)) live.easeTo({ center: [point.lng, point.lat], zoom: NEAR_ZOOM });
      },
      fail,
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

export function bindZoom(root: HTMLElement, { live }: MapView): void {
  root.querySelector('[data-tool="in"]')?.addEventListener('click', () => live.zoomIn());
  root.querySelector('[data-tool="out"]')?.addEventListener('click', () => live.zoomOut());
}

/** Fallback without a live map: says why, and disables the map controls. Links and legend still work. */
export function stayDrawn(root: HTMLElement, { noWebgl, failed }: Pick<MapWords, 'noWebgl' | 'failed'>): void {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  root.dataset.drawn = '';
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:not([data-tool="legend"])')) {
    button.disabled = true;
  }
  getPart(root, 'status').textContent = canDraw ? failed : noWebgl;
}

function describeNotice({ notice, layer }: MapState, words: MapWords): string {
  if (notice === '') return '';
  // A note says whether there is a storm.
  if (notice === 'missing' && layer === 'storms') return '';
  if (notice === 'missing') return layer === 'satellite' ? words.noSatellite : words.noData;
  return words[notice];
}

export function bindStatusLine(root: HTMLElement, store: MapStore, words: MapWords): void {
  const status = getPart(root, 'status');
  store.subscribe(
    (state) => describeNotice(state, words),
    (text) => {
      status.textContent = text;
    },
  );
}

/** Retry button of a failed layer. `heir` takes focus when the button disappears. */
export function bindRetry(root: HTMLElement, store: MapStore, heir: HTMLElement): void {
  const retry = getPart(root, 'retry');
  retry.addEventListener('click', () => store.dispatch({ type: 'retried' }));
  store.subscribe(
    ({ notice }) => notice,
    (notice) => {
      const hasFocus = document.activeElement === retry;
      // A pressed button stays until the outcome is known, so that focus is not lost.
      if (notice === 'loading' && hasFocus) return;
      retry.hidden = notice !== 'failed';
      if (retry.hidden && hasFocus) heir.focus();
    },
  );
}

/** Basis and source of the frames; the server's lines stay while its frames do. */
export function bindSource(
  root: HTMLElement,
  store: MapStore,
  { words, frames: first, nowAt, style }: Pick<WeatherMapProps, 'words' | 'frames' | 'nowAt' | 'style'>,
): void {
  const lagMs = Date.parse(nowAt) - Date.now();
  store.subscribe(
    ({ frames }) => frames,
    (frames) => {
      const [part, age] = [getPart(root, 'basis'), getPart(root, 'age')];
      const key = root.querySelector<HTMLElement>('[data-part="hatched"]');
      const basis = frames === null ? null : describeMapBasis(frames, words, Date.now() + lagMs);
      part.textContent = basis?.text ?? '';
      age.textContent = basis?.age ?? '';
      for (const text of [part, age]) text.toggleAttribute('data-late', basis?.isLate === true);
      if (key !== null) key.hidden = frames?.satelliteAt == null;
      if (frames === first) return;
      getPart(root, 'source').textContent = frames === null ? '' : describeMapSource(frames, words, style.language);
    },
  );
}

function markLayer(root: HTMLElement, layer: MapLayer): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    if (link.dataset.layer === layer) {
      link.setAttribute('aria-current', 'true');
      const name = root.querySelector('[data-part="layer-name"]');
      if (name !== null) name.textContent = link.dataset.short ?? '';
    } else link.removeAttribute('aria-current');
  }
  for (const legend of root.querySelectorAll<HTMLElement>('[data-legend]')) {
    legend.hidden = legend.dataset.legend !== layer;
  }
  const note = root.querySelector<HTMLElement>('[data-part="storm-note"]');
  if (note !== null) note.hidden = layer !== 'storms';
}

/** Layer links change the layer without a page load. */
export function bindLayers(root: HTMLElement, store: MapStore): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]') : null;
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    root.querySelector('[data-part="asked"]')?.remove();
    delete root.dataset.asked;
    store.dispatch({ type: 'layerChosen', layer: link.dataset.layer as MapLayer });
  });
  store.watch(
    ({ layer }) => layer,
    (layer) => markLayer(root, layer),
  );
}

/** Palette toggle (colour-blind-safe or conventional) and overlay toggles. */
export function bindLegendChoices(root: HTMLElement, store: MapStore): void {
  const [stage, toggle] = [root.parentElement ?? root, getPart(root, 'palette')];
  toggle.addEventListener('click', () => store.dispatch({ type: 'paletteToggled' }));
  store.subscribe(
    ({ palette }) => palette,
    (palette) => {
      toggle.setAttribute('aria-pressed', String(palette === 'classic'));
      stage.dataset.palette = palette;
    },
  );
  for (const key of root.querySelectorAll<HTMLElement>('[data-overlay]')) {
    const overlay = key.dataset.overlay as MapOverlay;
    key.addEventListener('click', () => store.dispatch({ type: 'overlayToggled', overlay }));
    store.subscribe(
      ({ hidden }) => hidden.includes(overlay),
      (isHidden) => key.setAttribute('aria-pressed', String(!isHidden)),
    );
  }
}
