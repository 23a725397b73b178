import type { Language } from '@portal/domain/language/language';
import type { FormerWard } from '@portal/domain/place/former-ward';
import { namePlace, nameUnit } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { nameDistrict } from './name-former-ward.ts';

const MOST_NAMES = 8;

/**
 * The former wards merged into a ward, by district: `xã An Phú và xã Phú Hòa Đông, huyện Củ Chi`. Null if there are
 * none or it is one of them unchanged.
 */
function nameParts(index: PlaceIndex, ward: PlaceRecord, language: Language): string | null {
  const parts = [...new Map((index.formerWardsInto.get(ward) ?? []).map((part) => [toKey(part), part])).values()];
  const [first, ...others] = parts;
  if (first === undefined || (others.length === 0 && first.name === ward.name && first.unit === ward.unit)) return null;
  const byDistrict = Map.groupBy(parts, ({ district, formerProvince }) => `${district}/${formerProvince}`);
  return [...byDistrict.values()].map((members) => nameGroup(index, members, ward, language)).join('; ');
}

/** A commune that became a ward before July 2025 is listed twice. */
function toKey({ name, district }: FormerWard): string {
  return toSlug(`${name} ${district}`);
}

function nameGroup(index: PlaceIndex, members: readonly FormerWard[], ward: PlaceRecord, language: Language): string {
  const names = members.slice(0, MOST_NAMES).map(({ name, unit }) => nameUnit(name, unit, language));
  const more = members.length - names.length;
  if (more > 0) names.push(language === 'vi' ? `${more} đơn vị khác` : `${more} more`);
  const [{ district, formerProvince }] = members as readonly [FormerWard];
  const above = [nameDistrict(district, language)];
  const province = index.bySlug.get(formerProvince);
  if (province !== undefined && formerProvince !== ward.province) above.push(namePlace(province, language));
  return [joinNames(names, language), ...above].join(', ');
}

function joinNames(names: readonly string[], language: Language): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${language === 'vi' ? 'và' : 'and'} ${names.at(-1)}`;
}

/** Former name or parent unit, as search shows it; null if nothing changed. */
export function findFormerly(index: PlaceIndex, place: PlaceRecord, language: Language): string | null {
  if (place.kind === 'province') return listMerged(index, place, language);
  if (place.kind === 'ward') return nameFormerUnit(index, place, language);
  if (place.kind === 'formerDistrict') return joinUnit(index, place, place.unit, language);
  return place.kind === 'formerProvince' ? nameUnit(place.name, place.unit, language) : null;
}

/** One sentence about what a former unit belongs to now, or what a current unit was before; null if nothing changed. */
export function findNote(index: PlaceIndex, place: PlaceRecord, language: Language): string | null {
  const formerly = findFormerly(index, place, language);
  if (formerly === null) return place.kind === 'ward' ? noteParts(index, place, language) : null;
  if (place.kind === 'province') {
    return language === 'vi' ? `Từ ngày 1/7/2025 gồm cả ${formerly}.` : `Since 1 July 2025 it includes ${formerly}.`;
  }
  if (place.kind === 'ward') return language === 'vi' ? `Trước đây là ${formerly}.` : `Formerly ${formerly}.`;
  const today = index.bySlug.get(place.province);
  const province = today === undefined ? place.province : nameUnit(today.name, today.unit, language);
  const isDistrict = place.kind === 'formerDistrict';
  return language === 'vi'
    ? `Trước ngày 1/7/2025 là ${formerly}; nay thuộc ${isDistrict ? 'các phường, xã của ' : ''}${province}.`
    : `Until 30 June 2025 ${formerly}; now ${isDistrict ? 'wards and communes of' : 'part of'} ${province}.`;
}

function noteParts(index: PlaceIndex, place: PlaceRecord, language: Language): string | null {
  const parts = nameParts(index, place, language);
  if (parts === null) return null;
  return language === 'vi' ? `Trước ngày 1/7/2025 phần lớn là ${parts}.` : `Until 30 June 2025 mostly ${parts}.`;
}

function listMerged(index: PlaceIndex, province: PlaceRecord, language: Language): string | null {
  const merged = index.places.filter(({ kind, province: into }) => kind === 'formerProvince' && into === province.slug);
  if (merged.length === 0) return null;
  return merged.map((former) => namePlace(former, language)).join(language === 'vi' ? ' và ' : ' and ');
}

function nameFormerUnit(index: PlaceIndex, place: PlaceRecord, language: Language): string | null {
  return place.formerUnit === null ? null : joinUnit(index, place, place.formerUnit, language);
}

function joinUnit(index: PlaceIndex, place: PlaceRecord, unit: PlaceRecord['unit'], language: Language): string {
  const former = place.formerProvince === null ? undefined : index.bySlug.get(place.formerProvince);
  const name = nameUnit(place.name, unit, language);
  if (former === undefined) return name;
  const province =
    former.unit === 'centralCity' ? namePlace(former, language) : nameUnit(former.name, 'province', language);
  return `${name}, ${province}`;
}
