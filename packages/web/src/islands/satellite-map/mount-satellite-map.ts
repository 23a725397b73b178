import { OPENING_VIEW, parseMapAddress } from '#components/map/map-address.ts';
import { toAddressMoment } from '#components/map/map-words.ts';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { carryToLanguages, findStoredView, saveView } from '#islands/weather-map/carry-address.ts';
import { createMapView, type MapPlace, type MapView } from '#islands/weather-map/create-map-view.ts';
import { bindInset, bindLegendKey, bindLocate, getPart, stayDrawn } from '#islands/weather-map/map-controls.ts';
import { bindTaps, type MapScene } from '#islands/weather-map/map-scene.ts';
import { createTapCard } from '#islands/weather-map/tap-card.ts';
import { createSatelliteScene } from './create-satellite-scene.ts';

const PLACE_ZOOM = 8;

/** Where the map opens: the address wins, then the place that it names, then where a map was left, then the opening view. */
function findOpening(search: string, place: SatelliteMapProps['place']): MapPlace {
  const { zoom, center } = parseMapAddress(Object.fromEntries(new URLSearchParams(search)));
  const storedView = zoom === null && center === null ? findStoredView() : null;
  const base = place === null ? (storedView ?? OPENING_VIEW) : { zoom: PLACE_ZOOM, center: place };
  return { zoom: zoom ?? base.zoom, center: center ?? base.center };
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

function note(change: Parameters<typeof writeSearch>[1]): void {
  const search = writeSearch(location.search, change);
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  carryToLanguages();
}

function bindView(root: HTMLElement, view: MapView): void {
  const { live } = view;
  const on = (tool: string, act: () => void) =>
    root.querySelector(`[data-tool="${tool}"]`)?.addEventListener('click', act);
  on('in', () => live.zoomIn());
  on('out', () => live.zoomOut());
  live.on('moveend', () => {
    saveView(view.where());
    note({ place: view.where() });
  });
}

async function start(root: HTMLElement, props: SatelliteMapProps): Promise<void> {
  const holder = getPart(root, 'map');
  const { style, words, frames, ground } = props;
  const viewOptions = { language: style.language, label: words.mapLabel, ground };
  const view = await createMapView(holder, findOpening(location.search, props.place), viewOptions);
  const { first } = createSatelliteScene(root, view.live, props, (index) => {
    const isNewest = index === frames.frames.length - 1;
    note({ moment: isNewest ? null : toAddressMoment(frames.frames[index]?.at ?? '') });
  });
  bindView(root, view);
  bindInset(root, view);
  // An image has no figures: its card names the place, and leads to the forecast.
  const card = createTapCard(root, view.live, props);
  const tap: MapScene['tap'] = (point, _at, isByKey) => card.open(point, { headlines: [], rain: null, isByKey });
  bindTaps(view, tap);
  if (props.place !== null) tap(props.place, view.live.project([props.place.lng, props.place.lat]), false);
  bindLocate(root, view, words);
  await first;
  holder.dataset.live = '';
}

/** Brings the map of images to life. Without WebGL the picture and the list of times stay, and the page says so. */
export function mountSatelliteMap(root: HTMLElement): void {
  const props: SatelliteMapProps = JSON.parse(root.dataset.props ?? '{}');
  bindLegendKey(root);
  start(root, props).catch(() => stayDrawn(root, props.words));
}
