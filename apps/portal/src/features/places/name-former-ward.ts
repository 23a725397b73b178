import type { Language } from '@portal/domain/language/language';
import type { FormerWard } from '@portal/domain/place/former-ward';
import { namePlace, nameUnit } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { UnitType } from '@portal/domain/place/place-record';

const DISTRICT_UNITS: readonly (readonly [word: string, unit: UnitType])[] = [
  ['Thành phố ', 'city'],
  ['Thị xã ', 'town'],
  ['Quận ', 'urbanDistrict'],
  ['Huyện ', 'ruralDistrict'],
];

/**
 * A former ward with its district, and its province if that has ended too: `phường Bến Nghé, quận 1`, `Ben Nghe Ward,
 * District 1`.
 */
export function nameFormerWard(index: PlaceIndex, ward: FormerWard, language: Language): string {
  const names = [nameUnit(ward.name, ward.unit, language), nameDistrict(ward.district, language)];
  const province = index.bySlug.get(ward.formerProvince);
  if (province !== undefined && ward.formerProvince !== ward.into.province) names.push(namePlace(province, language));
  return names.join(', ');
}

/** A former district in a sentence: `huyện Củ Chi`, `Cu Chi District`. */
export function nameDistrict(fullName: string, language: Language): string {
  const unit = DISTRICT_UNITS.find(([word]) => fullName.startsWith(word))?.[1];
  if (unit === undefined) return fullName;
  const name = nameUnit(fullName, unit, language);
  return language === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
