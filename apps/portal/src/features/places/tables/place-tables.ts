import { readFileSync } from 'node:fs';
import { type PlaceKind, type PlaceRecord, UNIT_TYPES } from '@portal/domain/place/place-record';
import {
  integer,
  listOf,
  matching,
  number,
  oneOf,
  optional,
  readTable,
  type TableRow,
  text,
} from '@portal/domain/table/read-table';

const read = (file: string): string => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');

const KINDS: readonly Exclude<PlaceKind, 'point'>[] = [
  'province',
  'ward',
  'formerProvince',
  'formerDistrict',
  'locality',
];
const FORMER_UNITS = ['ward', 'commune', 'townlet'] as const;
const REGIONS = ['north', 'central', 'south'] as const;

const slug = matching(/^[a-z0-9-]+$/, 'a slug');
const provinceCode = matching(/^\d{2}$/, 'two digits');
const wardCode = matching(/^\d{5}$/, 'five digits');

const PLACE = {
  slug,
  name: text,
  nameEn: optional(text),
  kind: oneOf(KINDS),
  unit: oneOf(UNIT_TYPES),
  province: slug,
  formerProvince: optional(slug),
  formerUnit: optional(oneOf(UNIT_TYPES)),
  lat: number,
  lng: number,
  heightM: optional(number),
  precisionKm: number,
  weight: integer,
  otherNames: listOf(text),
};

/** Written out instead of using a rest pattern: V8 turns such objects into slow dictionaries. */
function toPlace(row: TableRow<typeof PLACE>): PlaceRecord {
  return {
    slug: row.slug,
    name: row.name,
    nameEn: row.nameEn,
    kind: row.kind,
    unit: row.unit,
    province: row.province,
    formerProvince: row.formerProvince,
    formerUnit: row.formerUnit,
    lat: row.lat,
    lng: row.lng,
    heightM: row.heightM,
    precisionKm: row.precisionKm,
    weight: row.weight,
    otherNames: row.otherNames,
  };
}

/** Current and former provinces, airports, passes, islands and other spots. */
export function readPlaces(): PlaceRecord[] {
  return readTable('places.csv', read('places.csv'), PLACE, { unique: ['slug'] }).map(toPlace);
}

/** Districts until 30 June 2025 that have their own address. */
export function readFormerDistricts(): PlaceRecord[] {
  return readTable('former-districts.csv', read('former-districts.csv'), PLACE, { unique: ['slug'] }).map(toPlace);
}

/** A current ward, commune or special zone with its code (Decision 19/2025/QĐ-TTg and later changes). */
export interface CodedWard {
  readonly code: string;
  readonly place: PlaceRecord;
}

/** All 3,321 of them. */
export function readWards(): CodedWard[] {
  const rows = readTable('wards.csv', read('wards.csv'), { code: wardCode, ...PLACE }, { unique: ['code', 'slug'] });
  return rows.map((row) => ({ code: row.code, place: toPlace(row) }));
}

/**
 * Wards, communes or towns of a former district that ended on 30 June 2025 or in an earlier merger; `into` is the
 * slug of the current ward with their larger part.
 */
export type FormerWardRow = ReturnType<typeof readFormerWards>[number];

export function readFormerWards() {
  return readTable('former-wards.csv', read('former-wards.csv'), {
    formerProvince: text,
    district: text,
    unit: oneOf(FORMER_UNITS),
    into: text,
    names: listOf(text),
  });
}

/** Borders of the 34 provinces: slug and one ring each, for `parseProvinceRings`. */
export function readProvinceRings(): [province: string, steps: string][] {
  const rows = readTable('province-shapes.csv', read('province-shapes.csv'), { province: slug, steps: text });
  return rows.map(({ province, steps }) => [province, steps]);
}

/**
 * The 34 provinces since 1 July 2025: `region` is the section of the home page, `centre` the town whose weather its
 * page shows, as named by GeoNames or the district list.
 */
export function readProvinces() {
  return readTable(
    'provinces.csv',
    read('provinces.csv'),
    {
      code: provinceCode,
      slug,
      name: text,
      nameEn: optional(text),
      unit: oneOf(UNIT_TYPES),
      region: oneOf(REGIONS),
      centre: text,
      otherNames: listOf(text),
    },
    { unique: ['code', 'slug'] },
  );
}

/** The 29 provinces that ended on 1 July 2025: `into` is the current province, `centre` its seat. */
export function readFormerProvinces() {
  return readTable(
    'former-provinces.csv',
    read('former-provinces.csv'),
    { slug, name: text, into: slug, centre: text, otherNames: listOf(text) },
    { unique: ['slug'] },
  );
}
