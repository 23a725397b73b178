import { isCovered } from '@portal/domain/geo/coverage';
import { findWardSlug } from './find-ward-slug.ts';
import type { ImportedPoint } from './place-import.ts';
import { PlaceImportError } from './place-import-error.ts';

/**
 * The points of a list `{"wards": [{"code": "00004", "name": "Ba Đình", "lat": 21.03, "lng": 105.83}, …]}`; what else it
 * holds is passed over. Throws PlaceImportError that names record and field.
 */
export function readPoints(wards: readonly unknown[]): ImportedPoint[] {
  if (wards.length === 0) throw new PlaceImportError('wards: the list is empty');
  const taken = new Map<string, string>();
  return wards.map((ward, at) => {
    const record = `wards[${at}]`;
    const { code, name, lat, lng } = toRecord(ward, record);
    const slug = findWardSlug(code, name, record);
    const other = taken.get(slug);
    if (other !== undefined) throw new PlaceImportError(`${record}: ${slug} is there twice, also as ${other}`);
    taken.set(slug, record);
    const point = { lat: readDegrees(lat, 'lat', record), lng: readDegrees(lng, 'lng', record) };
    if (isCovered(point)) return { slug, ...point };
    throw new PlaceImportError(`${record}: lat ${point.lat}, lng ${point.lng} is not in or off Vietnam`);
  });
}

function toRecord(value: unknown, record: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new PlaceImportError(`${record}: is not an object`);
}

function readDegrees(value: unknown, field: string, record: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new PlaceImportError(`${record}: ${field} is ${value === undefined ? 'missing' : 'not a number'}`);
}
