import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type MapAddress, parseMapAddress } from '#components/map/map-address.ts';
import { findMoment } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { findStoredView, saveView, syncAddress } from './carry-address.ts';
import { createMapView, type MapPlace, type MapView } from './create-map-view.ts';
import { createFrameCache, type FrameCache, fetchFrames } from './fetch-frames.ts';
import { formatReading } from './format-reading.ts';
import {
  bindInset,
  bindLayers,
  bindLegendChoices,
  bindLegendKey,
  bindLocate,
  bindRetry,
  bindSource,
  bindStatusLine,
  bindZoom,
  getPart,
  stayDrawn,
} from './map-controls.ts';
import { drawScene } from './map-scene.ts';
import { getFrameUrl, openMapState } from './map-state.ts';
import { createMapStore, type MapStore } from './map-store.ts';
import { drawOverlays, type FindHeadlines } from './overlay-layers.ts';
import { createStormFeed, type StormFeed } from './storm-feed.ts';
import { showStorms } from './storm-layer.ts';
import { bindTable } from './table-view.ts';
import { bindTapCard, bindTaps } from './tap-card.ts';
import { bindTimeBar, startTimePlayer } from './time-bar.ts';

const PLACE_ZOOM = 9;

function readAddress(): MapAddress {
  return parseMapAddress(Object.fromEntries(new URLSearchParams(location.search)));
}

/** Opening view: the address first, then its place, then the last position; else the whole country. */
function findOpening({ zoom, center }: MapAddress, { place }: WeatherMapProps): Partial<MapPlace> {
  const storedView = center === null && zoom === null ? findStoredView() : null;
  const base = place === null ? storedView : { zoom: PLACE_ZOOM, center: place };
  return { ...base, ...(zoom === null ? {} : { zoom }), ...(center === null ? {} : { center }) };
}

/** The address gets a position only after the reader moves the map. */
function bindView({ live, where }: MapView, store: MapStore): void {
  const note = (): void => store.dispatch({ type: 'viewMoved', ...where() });
  live.on('moveend', ({ originalEvent }) => {
    const { zoom, center } = store.get();
    if (originalEvent === undefined && zoom === null && center === null) return;
    saveView(where());
    note();
  });
  live.on('dragstart', note);
  live.on('zoomstart', note);
}

/** Fetches the first frame while the map is created; the renderer reports a failure. */
function fetchFirst(frameCache: FrameCache, { moment }: MapAddress, { layer, frames }: WeatherMapProps): void {
  if (frames === null || layer === 'satellite' || layer === 'storms') return;
  const url = frames.frames[findMoment(frames.frames, moment)]?.url;
  if (url !== undefined) frameCache.load(url, frames).catch(() => undefined);
}

function openStore({ moment, zoom, center, palette, hidden }: MapAddress, { layer }: WeatherMapProps): MapStore {
  // An offline page brings the frames of its own time.
  const isOld = document.querySelector('.kept') !== null;
  return createMapStore(openMapState({ layer, moment, zoom, center, palette, hidden }, { isOld }));
}

/** A place in the address counts as tapped once the layer's data are known. */
function tapPlace({ live }: MapView, store: MapStore, { lat, lng }: LatLng, findHeadlines: FindHeadlines): void {
  let isDue = true;
  store.subscribe(
    ({ load }) => load.status,
    (status) => {
      if (status === 'loading' || !isDue) return;
      isDue = false;
      const headlines = findHeadlines(live.project([lng, lat]));
      store.dispatch({ type: 'tapped', tap: { point: { lat, lng }, headlines, storm: null, isByKey: false } });
    },
  );
}

interface LiveParts {
  readonly root: HTMLElement;
  readonly props: WeatherMapProps;
  readonly view: MapView;
  readonly store: MapStore;
  readonly frameCache: FrameCache;
  readonly feed: StormFeed;
}

/** Binds every part to the store. The address comes first: other parts read the links it updates. */
function bindParts({ root, props, view, store, frameCache, feed }: LiveParts): void {
  const { live } = view;
  const { words } = props;
  syncAddress(root, store, props.defaultLayer);
  bindLayers(root, store);
  bindTimeBar(root, store, props);
  bindStatusLine(root, store, words);
  bindRetry(root, store, live.getCanvas());
  bindSource(root, store, props);
  bindLegendChoices(root, store);
  bindTable(root, store, props);
  const describe = (state: Parameters<typeof formatReading>[0]) => formatReading(state, props);
  bindTapCard({ root, live, store, props, describe });
  const findHeadlines = drawOverlays(live, store, props.style.language);
  const findStorm = showStorms({ root, live, store, feed });
  drawScene({ root, view, store, frameCache, props });
  const isReady = (index: number): boolean =>
    store.get().layer === 'storms' || frameCache.find(getFrameUrl(store.get(), index)) !== null;
  startTimePlayer(store, { isReady });
  fetchFrames(store, frameCache);
  bindView(view, store);
  bindTaps(view, store, { findHeadlines, findStorm });
  bindZoom(root, view);
  bindInset(root, view);
  bindLocate(root, view, store);
  if (props.place !== null) tapPlace(view, store, props.place, findHeadlines);
}

async function start(root: HTMLElement, props: WeatherMapProps): Promise<void> {
  const address = readAddress();
  const holder = getPart(root, 'map');
  const { ground, style, words, layer } = props;
  const feed = createStormFeed(props);
  const frameCache = createFrameCache(style.language, props.frames, feed);
  fetchFirst(frameCache, address, props);
  const viewOptions = { language: style.language, label: words.mapLabel, ground };
  const view = await createMapView(holder, findOpening(address, props), viewOptions);
  holder.dataset.live = '';
  const store = openStore(address, props);
  bindParts({ root, props, view, store, frameCache, feed });
  store.dispatch({ type: 'layerChosen', layer });
}

/** Makes the map live. Without WebGL picture and table stay, and the page says so. */
export function mountWeatherMap(root: HTMLElement): void {
  const props: WeatherMapProps = JSON.parse(root.dataset.props ?? '{}');
  bindLegendKey(root);
  start(root, props).catch(() => stayDrawn(root, props.words));
}
