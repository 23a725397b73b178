import type { PlaceRecord } from '@portal/domain/place/place-record';
import { findStationHeight } from './find-station-height.ts';

/** A point less sure than this says nothing about a station beside it. */
const SURE_KM = 6;

/** The place with the height of a climate station beside it where no better one is known; the hook for other sources of heights. */
export function fillHeight(place: PlaceRecord): PlaceRecord {
  return { ...place, heightM: place.heightM ?? (place.precisionKm <= SURE_KM ? findStationHeight(place) : null) };
}
