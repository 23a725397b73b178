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

/**
 * The row as a record of its own, written out: an object with the rest of another's properties is slow to search in
 * (V8 makes a dictionary of it).
 */
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

/** The provinces of today and before, airports, passes, islands and other spots. */
export function readPlaces(): PlaceRecord[] {
  return readTable('places.csv', read('places.csv'), PLACE, { unique: ['slug'] }).map(toPlace);
}

/** The districts until 30 June 2025 that have an address of their own. */
export function readFormerDistricts(): PlaceRecord[] {
  return readTable('former-districts.csv', read('former-districts.csv'), PLACE, { unique: ['slug'] }).map(toPlace);
}

/** A ward, commune or special zone of today with its code (Decision 19/2025/QĐ-TTg and later changes). */
export interface CodedWard {
  readonly code: string;
  readonly place: PlaceRecord;
}

/** The 3,321 wards, communes and special zones of today. */
export function readWards(): CodedWard[] {
  const rows = readTable('wards.csv', read('wards.csv'), { code: wardCode, ...PLACE }, { unique: ['code', 'slug'] });
  return rows.map((row) => ({ code: row.code, place: toPlace(row) }));
}

/** Wards, communes or towns of one former district that ended on 30 June 2025 or in an earlier merger; `into` is the slug of the ward of today that took in their larger part. */
export type FormerWardRow = ReturnType<typeof readFormerWards>[number];

/** The units of the third level that ended, district by district. */
export function readFormerWards() {
  return readTable('former-wards.csv', read('former-wards.csv'), {
    formerProvince: text,
    district: text,
    unit: oneOf(FORMER_UNITS),
    into: text,
    names: listOf(text),
  });
}

/** Borders of the 34 provinces: the province's slug and one ring each, as `parseProvinceRings` reads it. */
export function readProvinceRings(): [province: string, steps: string][] {
  const rows = readTable('province-shapes.csv', read('province-shapes.csv'), { province: slug, steps: text });
  return rows.map(({ province, steps }) => [province, steps]);
}

/**
 * The 34 provinces since 1 July 2025: `region` is the part of the country under which the home page lists one, `centre` the town whose
 * weather its page shows, as GeoNames or the district list names it.
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

/** The 29 provinces that the mergers of 1 July 2025 ended: `into` is today's province, `centre` the town that was the seat. */
export function readFormerProvinces() {
  return readTable(
    'former-provinces.csv',
    read('former-provinces.csv'),
    { slug, name: text, into: slug, centre: text, otherNames: listOf(text) },
    { unique: ['slug'] },
  );
}
