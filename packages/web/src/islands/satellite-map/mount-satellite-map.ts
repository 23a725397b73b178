import { toAddressMoment } from '#components/map/map-moment.ts';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { bindInset } from '#islands/weather-map/bind-inset.ts';
import { bindLegendKey } from '#islands/weather-map/bind-legend-key.ts';
import { bindLocate } from '#islands/weather-map/bind-locate.ts';
import { bindTaps } from '#islands/weather-map/bind-taps.ts';
import { carryToLanguages } from '#islands/weather-map/carry-address.ts';
import { createMapView, type MapView } from '#islands/weather-map/create-map-view.ts';
import { getPart } from '#islands/weather-map/find-part.ts';
import type { MapScene } from '#islands/weather-map/map-scene.ts';
import { stayDrawn } from '#islands/weather-map/stay-drawn.ts';
import { saveView } from '#islands/weather-map/stored-view.ts';
import { createTapCard } from '#islands/weather-map/tap-card.ts';
import { createSatelliteScene } from './create-satellite-scene.ts';
import { findOpening, writeSearch } from './satellite-address.ts';

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
  // An image has no figures: its card tells the place, and leads to the forecast.
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
