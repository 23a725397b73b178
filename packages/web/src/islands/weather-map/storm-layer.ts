import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { FARTHEST } from '#components/map/map-address.ts';
import { PICTURE_WORLD, toPicturePoint } from '#components/map/map-picture-frame.ts';
import {
  drawMoments,
  findStormMode,
  listStormsAt,
  type MapStorms,
  type StormMode,
} from '#components/map/map-storms.ts';
import { getPart } from './map-controls.ts';
import { type Box, findIslandBoxes, giveWay, listLabels as listCities, overlaps } from './map-labels.ts';
import { findShownFrames, type MapState, type MapTap } from './map-state.ts';
import type { MapStore } from './map-store.ts';
import type { StormFeed } from './storm-feed.ts';

/** A finger's width around a point, pixels. */
const REACH = 22;
/** Mean width of a letter of a label, its height, and its distance from the point, pixels. */
const LETTER = 6.8;
const HIGH = 15;
const [ASIDE, ABOVE] = [9, 18];

/** Where the drawing of the server stands on the screen; the same at every zoom but for its scale. */
function moveSheet(sheet: HTMLElement, live: LiveMap): void {
  const { lng, lat } = live.unproject([0, 0]);
  const from = toPicturePoint({ lat, lng });
  // MapLibre counts zoom in 512-pixel tiles.
  const unit = (512 * 2 ** live.getZoom()) / PICTURE_WORLD;
  const { clientWidth, clientHeight } = live.getContainer();
  const box = [from.x, from.y, clientWidth / unit, clientHeight / unit];
  sheet.setAttribute('viewBox', box.map((part) => part.toFixed(2)).join(' '));
}

interface Label {
  readonly element: Element;
  readonly lngLat: [lng: number, lat: number];
  readonly wide: number;
  readonly isNow: boolean;
}

function listLabels(sheet: HTMLElement): readonly Label[] {
  const labels = [...sheet.querySelectorAll<SVGSVGElement>('svg[data-at]')].map((element) => {
    const [lng = 0, lat = 0] = (element.dataset.at ?? '').split(',').map(Number);
    const wide = (element.textContent?.length ?? 0) * LETTER;
    return { element, lngLat: [lng, lat] as [number, number], wide, isNow: element.dataset.storm !== undefined };
  });
  // Names first: times give way to them.
  return labels.toSorted((one, other) => Number(other.isNow) - Number(one.isNow));
}

/**
 * Hides times that would cover another label, and turns those at the right edge or over the name of an archipelago. Names
 * always stand. Returns where labels are; the quiet sheet has names alone.
 */
function declutter(live: LiveMap, labels: readonly Label[], mode: StormMode, islands: readonly Box[]): readonly Box[] {
  const taken: Box[] = [];
  const isFree = (box: Box): boolean => ![...islands, ...taken].some((other) => overlaps(box, other));
  for (const { element, lngLat, wide, isNow } of labels) {
    if (mode === 'off' || (mode === 'quiet' && !isNow)) continue;
    const { x, y } = live.project(lngLat);
    const toBox = (left: number): Box => [left, y - ABOVE, left + wide, y - ABOVE + HIGH];
    const [right, left] = [toBox(x + ASIDE), toBox(x - ASIDE - wide)];
    const isTurned = right[2] > live.getContainer().clientWidth || (!isFree(right) && left[0] > 0 && isFree(left));
    const box = isTurned ? left : right;
    const isShown = isNow || isFree(box);
    element.toggleAttribute('data-off', !isShown);
    element.toggleAttribute('data-left', isTurned);
    if (isShown) taken.push(box);
  }
  return taken;
}

/** Time of the frame on the bar; null while another layer's frames are still there. */
function findTime(state: MapState): string | null {
  return findShownFrames(state)?.frames[Math.round(state.position)]?.at ?? null;
}

/** The server's drawing and its labels, in step with the live map. */
interface Sheets {
  /** Follows the map after it moved. */
  readonly rest: () => void;
  /** Shows as much as a layer does, and the positions at a time. */
  readonly show: (mode: StormMode, moments: readonly LatLng[]) => void;
  /** Point of a storm's label; null for others. */
  readonly findLabel: (target: EventTarget | null) => [lng: number, lat: number] | null;
  /** Takes the drawing of a newer page. */
  readonly renew: (page: Document) => void;
}

function openSheets(root: HTMLElement, live: LiveMap): Sheets {
  let [sheet, names] = [getPart(root, 'storms'), getPart(root, 'storm-labels')];
  let labels = listLabels(names);
  const cities = listCities(root);
  let shown: StormMode = 'off';

  function follow(): void {
    moveSheet(sheet, live);
    for (const { element, lngLat } of labels) {
      const { x, y } = live.project(lngLat);
      element.setAttribute('x', x.toFixed(1));
      element.setAttribute('y', y.toFixed(1));
    }
  }

  live.on('move', follow);
  return {
    rest() {
      follow();
      giveWay(live, cities, declutter(live, labels, shown, findIslandBoxes(live, cities)));
    },
    show(mode, moments) {
      shown = mode;
      for (const part of [sheet, names]) {
        part.dataset.live = '';
        part.dataset.mode = mode;
      }
      for (const moment of sheet.querySelectorAll('[data-moment]')) moment.setAttribute('d', drawMoments(moments));
    },
    findLabel(target) {
      const label = target instanceof Element ? target.closest('[data-storm]') : null;
      return labels.find(({ element }) => element === label)?.lngLat ?? null;
    },
    renew(page) {
      const [next, nextNames] = [getPart(page, 'storms'), getPart(page, 'storm-labels')];
      sheet.replaceWith(document.adoptNode(next));
      names.replaceWith(document.adoptNode(nextNames));
      [sheet, names] = [next, nextNames];
      labels = listLabels(names);
    },
  };
}

/** The storm at a point of the screen, with the facts of the nearest position that is drawn; null without one. */
export type FindStorm = (at: { readonly x: number; readonly y: number }) => MapTap['storm'];

function makeFindStorm(live: LiveMap, store: MapStore, feed: StormFeed): FindStorm {
  return (at) => {
    const mode = findStormMode(store.get().layer);
    let [least, found]: [number, MapTap['storm']] = [mode === 'off' ? -1 : REACH, null];
    const { storms, more } = feed.get();
    for (const { name, href, points } of storms) {
      for (const { lat, lng, lines } of points.filter(({ isNow }) => isNow || mode === 'full')) {
        const { x, y } = live.project([lng, lat]);
        const distance = Math.hypot(x - at.x, y - at.y);
        if (distance <= least) [least, found] = [distance, { name, href, lines, more }];
      }
    }
    return found;
  };
}

/** Vietnam with both archipelagos: west, south, east, north. */
const HOME = [101.5, 6.5, 118, 24] as const;

/** Shows Vietnam with the nearest storm where its centre is out of sight, until the reader has moved the map. */
function fitStorms(live: LiveMap, { zoom, center }: MapState, { storms }: MapStorms): void {
  if (zoom !== null || center !== null) return;
  const [nearest] = storms;
  const centre = nearest?.points.find(({ isNow }) => isNow);
  if (centre === undefined || centre.lng > FARTHEST[2]) return;
  const { top = 0, bottom = 0, left = 0, right = 0 } = live.getPadding();
  const { clientWidth, clientHeight } = live.getContainer();
  const { x, y } = live.project([centre.lng, centre.lat]);
  if (x > left && x < clientWidth - right && y > top && y < clientHeight - bottom) return;
  const [west, south, east, north] = HOME;
  const bounds: [number, number, number, number] = [
    Math.min(west, centre.lng),
    Math.min(south, centre.lat),
    Math.max(east, centre.lng),
    Math.max(north, centre.lat),
  ];
  live.fitBounds(bounds, { padding: REACH, maxZoom: live.getZoom() });
}

interface StormLayerOptions {
  readonly root: HTMLElement;
  readonly live: LiveMap;
  readonly store: MapStore;
  readonly feed: StormFeed;
}

/** Moves the server's drawing of storms with the live map, and shows as much of it as the layer does. */
export function showStorms({ root, live, store, feed }: StormLayerOptions): FindStorm {
  const sheets = openSheets(root, live);
  const findStorm = makeFindStorm(live, store, feed);

  function show(): void {
    const at = findTime(store.get());
    sheets.show(findStormMode(store.get().layer), at === null ? [] : listStormsAt(feed.get(), at));
    sheets.rest();
  }

  getPart(root, 'map').addEventListener('click', (event) => {
    const lngLat = sheets.findLabel(event.target);
    if (lngLat === null) return;
    // Without script the link leads to the storm's page.
    event.preventDefault();
    const [lng, lat] = lngLat;
    const storm = findStorm(live.project(lngLat));
    // A key has no position of the pointer.
    const isByKey = event.detail === 0;
    store.dispatch({ type: 'tapped', tap: { point: { lat, lng }, headlines: [], isByKey, storm } });
  });
  live.on('moveend', sheets.rest);
  live.on('resize', sheets.rest);
  store.watch((state) => [state.layer, findTime(state)] as const, show);
  store.watch(
    ({ layer }) => layer,
    (layer) => layer === 'storms' && fitStorms(live, store.get(), feed.get()),
  );
  feed.onRenewed((page) => {
    sheets.renew(page);
    const note = document.adoptNode(getPart(page, 'storm-note'));
    note.hidden = store.get().layer !== 'storms';
    getPart(root, 'storm-note').replaceWith(note);
    show();
  });
  // The layer's own frames are renewed with its list.
  store.subscribe(
    ({ renewals }) => renewals,
    () => store.get().layer !== 'storms' && feed.list().catch(() => undefined),
  );
  return findStorm;
}
