import { parseMapAddress } from '#components/map/map-address.ts';
import { fromSatelliteFrames } from '#components/map/map-frames.ts';
import { findPresent, toAddressMoment } from '#components/map/map-words.ts';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { carryToLanguages, findStoredView, saveView } from '#islands/weather-map/carry-address.ts';
import { createMapView, type MapPlace, type MapView } from '#islands/weather-map/create-map-view.ts';
import {
  bindInset,
  bindLegendKey,
  bindLocate,
  bindStatusLine,
  bindZoom,
  getPart,
  stayDrawn,
} from '#islands/weather-map/map-controls.ts';
import { openMapState } from '#islands/weather-map/map-state.ts';
import { createMapStore, type MapStore } from '#islands/weather-map/map-store.ts';
import { bindTapCard, bindTaps } from '#islands/weather-map/tap-card.ts';
import { bindTimeBar } from '#islands/weather-map/time-bar.ts';
import { drawSatelliteScene } from './create-satellite-scene.ts';

const PLACE_ZOOM = 8;

/** Where the map opens: the address wins, then the place that it names, then where a map was left; else the whole country is in view. */
function findOpening(search: string, place: SatelliteMapProps['place']): Partial<MapPlace> {
  const { zoom, center } = parseMapAddress(Object.fromEntries(new URLSearchParams(search)));
  const storedView = zoom === null && center === null ? findStoredView() : null;
  const base = place === null ? storedView : { zoom: PLACE_ZOOM, center: place };
  return { ...base, ...(zoom === null ? {} : { zoom }), ...(center === null ? {} : { center }) };
}

/** What changed of the map: the moment of its image (null for the newest), or its view. */
interface SatelliteChange {
  readonly moment?: string | null;
  readonly place?: MapPlace;
}

/** The address's query with a change; what others put there stays. */
export function writeSearch(search: string, { moment, place }: SatelliteChange): string {
  const query = new URLSearchParams(search);
  if (moment === null) query.delete('t');
  else if (moment !== undefined) query.set('t', moment);
  if (place !== undefined) {
    query.set('z', String(Math.round(place.zoom * 100) / 100));
    query.set('c', `${place.center.lat.toFixed(3)},${place.center.lng.toFixed(3)}`);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function note(change: SatelliteChange): void {
  const search = writeSearch(location.search, change);
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  carryToLanguages();
}

/** Has address and stored position follow the state. */
function syncAddress({ live, where }: MapView, store: MapStore): void {
  live.on('moveend', () => store.dispatch({ type: 'viewMoved', ...where() }));
  store.subscribe(
    ({ zoom, center }) => [zoom, center] as const,
    ([zoom, center]) => {
      if (zoom === null || center === null) return;
      saveView({ zoom, center });
      note({ place: { zoom, center } });
    },
  );
  store.subscribe(
    ({ moment }) => moment,
    (moment) => note({ moment }),
  );
}

/** The state of a map that has one layer, with its frames. An address without an image means the newest. */
function openStore({ frames, first }: SatelliteMapProps): MapStore {
  const shown = frames.frames[first];
  const isNewest = first === findPresent(frames.frames);
  const moment = shown === undefined || isNewest ? null : toAddressMoment(shown.at);
  const opening = { layer: 'satellite', moment, zoom: null, center: null, palette: 'safe', hidden: [] } as const;
  return createMapStore(openMapState(opening, { frames: fromSatelliteFrames(frames), position: first }));
}

async function start(root: HTMLElement, props: SatelliteMapProps): Promise<void> {
  const holder = getPart(root, 'map');
  const { style, words, ground, place } = props;
  const viewOptions = { language: style.language, label: words.mapLabel, ground };
  const view = await createMapView(holder, findOpening(location.search, place), viewOptions);
  const { live } = view;
  const store = openStore(props);
  bindStatusLine(root, store, words);
  bindTimeBar(root, store, props);
  const { first } = drawSatelliteScene(live, store, props);
  syncAddress(view, store);
  bindZoom(root, view);
  bindInset(root, view);
  // An image has no figures: its card names the place, and leads to the forecast.
  bindTapCard({ root, live, store, props, describe: () => null });
  bindTaps(view, store, () => []);
  if (place !== null) store.dispatch({ type: 'tapped', tap: { point: place, headlines: [], isByKey: false } });
  bindLocate(root, view, store);
  await first;
  holder.dataset.live = '';
}

/** Brings the map of images to life. Without WebGL the picture and the list of times stay, and the page says so. */
export function mountSatelliteMap(root: HTMLElement): void {
  const props: SatelliteMapProps = JSON.parse(root.dataset.props ?? '{}');
  bindLegendKey(root);
  start(root, props).catch(() => stayDrawn(root, props.words));
}
