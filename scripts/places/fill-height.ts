import type { PlaceRecord } from '@portal/domain/place/place-record';
import { findStationHeight } from './find-station-height.ts';

/** A point less sure than this is no town but a guess, unless it is the seat of the district whose name the ward has. */
const SURE_KM = 6;

/** The place with the height of a climate station beside it where no better one is known; the hook for other sources of heights. */
export function fillHeight(place: PlaceRecord): PlaceRecord {
  const isTown = place.precisionKm <= SURE_KM || place.formerUnit !== null;
  return { ...place, heightM: place.heightM ?? (isTown ? findStationHeight(place) : null) };
}
