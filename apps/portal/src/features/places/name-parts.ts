import type { Language } from '@portal/domain/language/language';
import type { FormerWard } from '@portal/domain/place/former-ward';
import { namePlace, nameUnit } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { nameDistrict } from './name-former-ward.ts';

const MOST_NAMES = 8;

/** The former wards that a ward of today took in, by district: `xã An Phú và xã Phú Hòa Đông, huyện Củ Chi`. Null where it took in none or is one of them unchanged. */
export function nameParts(index: PlaceIndex, ward: PlaceRecord, language: Language): string | null {
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
