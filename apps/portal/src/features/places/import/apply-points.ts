import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { readWards } from '#features/places/tables/place-tables.ts';
import { type ImportedPoint, PlaceImportError } from './import-store.ts';

let wards: ReadonlyMap<string, PlaceRecord> | null = null;

/** The ward of a code. The table is read on first use, because only imports need it. */
function findWard(code: string): PlaceRecord | undefined {
  wards ??= new Map(readWards().map((ward) => [ward.code, ward.place]));
  return wards.get(code);
}

/** The parts of a unit's slug besides its name, for names that collide. */
const KIND_AND_CODE = /^(?:phuong|xa|dac-khu)-|-\d{5}$/g;

/**
 * The slug of the ward with this code, if the name matches. `record` starts the message. Throws PlaceImportError for
 * an unknown code or another ward's name.
 */
export function findWardSlug(code: unknown, name: unknown, record: string): string {
  if (typeof code !== 'string' || !/^\d{5}$/.test(code))
    throw new PlaceImportError(`${record}: code is not five digits`);
  const ward = findWard(code);
  if (ward === undefined) throw new PlaceImportError(`${record}: code ${code} is not a current ward`);
  if (typeof name !== 'string' || name === '') throw new PlaceImportError(`${record}: name is missing`);
  const { slug, province } = ward;
  const unit = slug.slice(0, -province.length - 1);
  const bare = toSlug(stripUnitWord(name.normalize('NFC')));
  if (bare === unit || bare === unit.replace(KIND_AND_CODE, '')) return slug;
  throw new PlaceImportError(`${record}: name is ${JSON.stringify(name)}, but ${code} is ${slug}`);
}

/** Position accuracy of an official list of units. */
const EXACT_KM = 0.5;
/** Beyond this distance from its old position a place loses its known height. */
const SAME_HEIGHT_KM = 2;

/**
 * Moves wards to imported points. A special zone stays at its main island or town, because the centre of an
 * archipelago is open sea.
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
