import { type MapAddress, OPENING_VIEW, parseMapAddress, writeMapQuery } from '#components/map/map-address.ts';
import { findMoment } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { carryAddress, findStoredView, saveView } from './carry-address.ts';
import { createMapScene } from './create-map-scene.ts';
import { createMapView, type MapPlace, type MapView } from './create-map-view.ts';
import { createFrameCache, type FrameCache } from './frame-cache.ts';
import { bindInset, bindLegendKey, bindLocate, getPart, stayDrawn } from './map-controls.ts';
import { bindTaps } from './map-scene.ts';
import { createTableView } from './table-view.ts';

const PLACE_ZOOM = 9;

function readAddress(): MapAddress {
  return parseMapAddress(Object.fromEntries(new URLSearchParams(location.search)));
}

/** The address wins, then the place that it names, then where the map was left, then the opening view. */
function findOpening(address: MapAddress, props: WeatherMapProps): MapPlace {
  const storedView = address.center === null && address.zoom === null ? findStoredView() : null;
  const base = props.place === null ? (storedView ?? OPENING_VIEW) : { zoom: PLACE_ZOOM, center: props.place };
  return { zoom: address.zoom ?? base.zoom, center: address.center ?? base.center };
}

/** Writes the map's state into the address without a step in the history; what others put there stays. */
function writeAddress(state: MapAddress, usual: WeatherMapProps['usual']): void {
  const search = new URLSearchParams(location.search);
  for (const name of ['layer', 't', 'z', 'c', 'palette', 'off']) search.delete(name);
  // The map is on the place that was searched for until it is moved away.
  if (state.center !== null) search.delete('place');
  for (const [name, value] of Object.entries(writeMapQuery(state, usual))) search.set(name, value);
  const text = search.toString();
  history.replaceState(history.state, '', `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`);
}

/** Keeps the map's state in the address and in the links that lead on with it, also after a step back to an older address. */
function syncAddress(root: HTMLElement, first: MapAddress, usual: WeatherMapProps['usual']) {
  let state = first;
  const write = (): void => {
    writeAddress(state, usual);
    carryAddress(root, usual);
  };
  addEventListener('popstate', write);
  return {
    read: () => state,
    note(change: Partial<MapAddress>): void {
      state = { ...state, ...change };
      write();
    },
  };
}

function bindTools(root: HTMLElement, view: MapView): void {
  const on = (tool: string, act: () => void) =>
    root.querySelector(`[data-tool="${tool}"]`)?.addEventListener('click', act);
  on('in', () => view.live.zoomIn());
  on('out', () => view.live.zoomOut());
}

/** Asks for the first frame while the map is made; whoever draws it tells where it does not come. */
function fetchFirst(frameCache: FrameCache, { moment }: MapAddress, { layer, frames }: WeatherMapProps): void {
  if (frames === null || layer === 'satellite') return;
  const url = frames.frames[findMoment(frames.frames, moment)]?.url;
  if (url !== undefined) frameCache.load(url, frames).catch(() => undefined);
}

async function start(root: HTMLElement, props: WeatherMapProps): Promise<void> {
  const address = readAddress();
  const holder = getPart(root, 'map');
  const stage = root.parentElement ?? root;
  const { ground, style, words } = props;
  const frameCache = createFrameCache(style.language, props.frames);
  fetchFirst(frameCache, address, props);
  const viewOptions = { language: style.language, label: words.mapLabel, ground };
  const view = await createMapView(holder, findOpening(address, props), viewOptions);
  holder.dataset.live = '';
  const { read, note } = syncAddress(root, { ...address, layer: props.layer }, props.usual);
  const scene = createMapScene({
    root,
    stage,
    view,
    props,
    frameCache,
    list: createTableView(root, props),
    moment: address.moment,
    palette: address.palette,
    hidden: address.hidden,
    note,
  });
  view.live.on('moveend', ({ originalEvent }) => {
    const where = view.where();
    if (originalEvent === undefined && read().zoom === null && read().center === null) return;
    saveView(where);
    note(where);
  });
  view.live.on('dragstart', () => note(view.where()));
  view.live.on('zoomstart', () => note(view.where()));
  bindTaps(view, scene.tap);
  bindTools(root, view);
  bindInset(root, view);
  bindLocate(root, view, props.words);
  await scene.show(props.layer);
  if (props.place !== null) scene.tap(props.place, view.live.project([props.place.lng, props.place.lat]), false);
}

/** Brings the map to life. Without WebGL the picture and the table stay, and the page says so. */
export function mountWeatherMap(root: HTMLElement): void {
  const props: WeatherMapProps = JSON.parse(root.dataset.props ?? '{}');
  bindLegendKey(root);
  start(root, props).catch(() => stayDrawn(root, props.words));
}
