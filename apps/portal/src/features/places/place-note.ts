import type { Language } from '@portal/domain/language/language';
import { namePlace, nameUnit } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { nameParts } from './name-parts.ts';

/** What a place was called or belonged to before, as search lists it; null where nothing changed. */
export function findFormerly(index: PlaceIndex, place: PlaceRecord, language: Language): string | null {
  if (place.kind === 'province') return listMerged(index, place, language);
  if (place.kind === 'ward') return nameFormerUnit(index, place, language);
  if (place.kind === 'formerDistrict') return joinUnit(index, place, place.unit, language);
  return place.kind === 'formerProvince' ? nameUnit(place.name, place.unit, language) : null;
}

/** One sentence on what a former unit belongs to now, or on what a unit of today was before; null where nothing changed. */
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
