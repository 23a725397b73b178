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

/** Opening view: the address first, then its place, then the last position; else the whole country. */
function findOpening(search: string, place: SatelliteMapProps['place']): Partial<MapPlace> {
  const { zoom, center } = parseMapAddress(Object.fromEntries(new URLSearchParams(search)));
  const storedView = zoom === null && center === null ? findStoredView() : null;
  const base = place === null ? storedView : { zoom: PLACE_ZOOM, center: place };
  return { ...base, ...(zoom === null ? {} : { zoom }), ...(center === null ? {} : { center }) };
}

/** A changed image time (null for the newest) or view. */
interface SatelliteChange {
  readonly moment?: string | null;
  readonly place?: MapPlace;
}

/** The query with a change; other parameters stay. */
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

/** Keeps address and stored position in step with the state. */
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

/** State of a map with a single layer. Without an image in the address it opens on the newest. */
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
  // Images have no values: the card names the place and links to its forecast.
  bindTapCard({ root, live, store, props, describe: () => null });
  bindTaps(view, store, { findHeadlines: () => [], findStorm: () => null });
  const nothing = { headlines: [], storm: null, isByKey: false } as const;
  if (place !== null) store.dispatch({ type: 'tapped', tap: { point: place, ...nothing } });
  bindLocate(root, view, store);
  await first;
  holder.dataset.live = '';
}

/** Makes the satellite map live. Without WebGL image and list stay, and the page says so. */
export function mountSatelliteMap(root: HTMLElement): void {
  const props: SatelliteMapProps = JSON.parse(root.dataset.props ?? '{}');
  bindLegendKey(root);
  start(root, props).catch(() => stayDrawn(root, props.words));
}
