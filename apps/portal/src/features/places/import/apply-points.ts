import { greatCircleKm } from '@portal/domain/geo/lat-lng';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { type ImportedPoint, PlaceImportError } from './import-store.ts';
import { WARD_CODES } from './ward-codes.table.ts';

const WARDS = new Map(WARD_CODES.map((row) => [row.slice(0, 5), row.slice(6).split(' ')]));
/** What a unit's slug has beside its name where names collide. */
const KIND_AND_CODE = /^(?:phuong|xa|dac-khu)-|-\d{5}$/g;

/**
 * The slug of the ward that a record means: of its code, if the name fits. `record` begins the message. Throws
 * PlaceImportError for a code that is none, and for a name that is another ward's.
 */
export function findWardSlug(code: unknown, name: unknown, record: string): string {
  if (typeof code !== 'string' || !/^\d{5}$/.test(code))
    throw new PlaceImportError(`${record}: code is not five digits`);
  const [unit, province] = WARDS.get(code) ?? [];
  if (unit === undefined) throw new PlaceImportError(`${record}: code ${code} is no ward of today`);
  if (typeof name !== 'string' || name === '') throw new PlaceImportError(`${record}: name is missing`);
  const bare = toSlug(stripUnitWord(name.normalize('NFC')));
  if (bare === unit || bare === unit.replace(KIND_AND_CODE, '')) return `${unit}-${province}`;
  throw new PlaceImportError(`${record}: name is ${JSON.stringify(name)}, but ${code} is ${unit}-${province}`);
}

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
