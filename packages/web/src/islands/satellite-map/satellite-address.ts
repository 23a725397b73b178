import { OPENING_VIEW, parseMapAddress } from '#components/map/map-address.ts';
import type { SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import type { MapPlace } from '#islands/weather-map/create-map-view.ts';
import { findStoredView } from '#islands/weather-map/stored-view.ts';

const PLACE_ZOOM = 8;

/** Where the map opens: the address wins, then the place that it names, then where a map was left, then the opening view. */
export function findOpening(search: string, place: SatelliteMapProps['place']): MapPlace {
  const { zoom, center } = parseMapAddress(Object.fromEntries(new URLSearchParams(search)));
  const storedView = zoom === null && center === null ? findStoredView() : null;
  const base = place === null ? (storedView ?? OPENING_VIEW) : { zoom: PLACE_ZOOM, center: place };
  return { zoom: zoom ?? base.zoom, center: center ?? base.center };
}

/** What changed of the map: the moment of its image (null for the newest), or where it looks. */
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
