import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { ImportedPoint } from './place-import.ts';

/** What an official list of units is sure of. */
const EXACT_KM = 0.5;
/** A known height holds for a point no further off than this. */
const SAME_HEIGHT_KM = 2;

/**
 * Places with their wards at the imported points. A special zone keeps its own: it is known by its main island or town,
 * and the middle of an archipelago is open sea.
 */
export function applyPoints(places: readonly PlaceRecord[], points: readonly ImportedPoint[]): PlaceRecord[] {
  const bySlug = new Map(points.map((point) => [point.slug, point]));
  return places.map((place) => {
    const point = bySlug.get(place.slug);
    return point === undefined || place.unit === 'specialZone' ? place : moveTo(place, point);
  });
}

function moveTo(place: PlaceRecord, { lat, lng }: ImportedPoint): PlaceRecord {
  const isNear = greatCircleKm(place, { lat, lng }) <= SAME_HEIGHT_KM;
  return { ...place, lat, lng, precisionKm: EXACT_KM, heightM: isNear ? place.heightM : null };
}
