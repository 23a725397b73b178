import { OPENING_VIEW, parseMapAddress } from '#components/map/map-address.ts';
import type { MapPlace } from '#islands/weather-map/create-map-view.ts';
import { findKeptView } from '#islands/weather-map/kept-view.ts';

/** Where the map opens: the address wins, then where a map was left, then the opening view. */
export function findOpening(search: string): MapPlace {
  const { zoom, center } = parseMapAddress(Object.fromEntries(new URLSearchParams(search)));
  const base = zoom === null && center === null ? (findKeptView() ?? OPENING_VIEW) : OPENING_VIEW;
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
