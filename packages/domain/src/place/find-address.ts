import type { AddressBook } from './address-book.ts';
import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord, UnitType } from './place-record.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** No address has more words; a longer one is not looked at. */
const MOST_WORDS = 16;

/** A word for a kind at the head of an address, with the units that it may stand for. */
const HEADS = listHeads();

/**
 * The places that an address which is nobody's own slug may mean: by the bare name, the name with its type word and its
 * other names, each alone and with today's or the former province under any name (decisions.md "Locations", domain.md
 * 12.2.8–12.2.9); where no place of today has it, the wards that took in the former wards of that name, which may also
 * stand before their district. Empty for an address that means nothing.
 */
export function findAddress(book: AddressBook, address: string): PlaceRecord[] {
  const words = address.split('-');
  if (words.length > MOST_WORDS) return [];
  const found = new Set<PlaceRecord>();
  const former = new Set<PlaceRecord>();
  for (let at = words.length; at > 0; at -= 1) {
    const name = words.slice(0, at).join('-');
    const rest = words.slice(at).join('-');
    const provinces = rest === '' ? null : (book.provinces.get(rest) ?? []);
    for (const [bare, units] of listReadings(name)) {
      for (const place of book.places.get(bare) ?? []) if (fits(place, units, provinces)) found.add(place);
      for (const ward of book.formerWards.get(bare) ?? []) {
        if (fitsFormer(book, ward, units, provinces, rest)) former.add(ward.into);
      }
    }
  }
  if (found.size > 0) return [...found];
  const province = findByTypeWord(book, address);
  return province.length > 0 ? province : [...former];
}

function listHeads(): (readonly [head: string, units: readonly UnitType[]])[] {
  const units = Object.keys(UNIT_WORDS) as UnitType[];
  const byHead = Map.groupBy(units, (unit) => `${toSlug(UNIT_WORDS[unit].vi)}-`);
  byHead.delete('-');
  return [...byHead, ['tp-', ['city', 'centralCity']]];
}

/** The name as it is, and without a type word: then only units of that type are meant. */
function listReadings(name: string): (readonly [bare: string, units: readonly UnitType[] | null])[] {
  const typed = HEADS.filter(([head]) => name.startsWith(head) && name.length > head.length);
  return [[name, null], ...typed.map(([head, units]) => [name.slice(head.length), units] as const)];
}

function fits(place: PlaceRecord, units: readonly UnitType[] | null, provinces: readonly string[] | null): boolean {
  const isProvince = place.kind === 'province' || place.kind === 'formerProvince';
  if (isProvince && provinces !== null) return false;
  if (units !== null && !listUnits(place).some((unit) => units.includes(unit))) return false;
  const above = place.formerProvince ?? place.province;
  return provinces === null || provinces.includes(place.province) || provinces.includes(above);
}

/** Its type, and for a ward that alone stands for a former unit that unit's type. */
function listUnits({ unit, formerUnit, formerProvince, province }: PlaceRecord): UnitType[] {
  return formerUnit !== null && formerProvince === province ? [unit, formerUnit] : [unit];
}

function fitsFormer(
  book: AddressBook,
  { unit, district, formerProvince, into }: FormerWard,
  units: readonly UnitType[] | null,
  provinces: readonly string[] | null,
  rest: string,
): boolean {
  if (units !== null && !units.includes(unit)) return false;
  if (provinces === null) return true;
  if (provinces.includes(formerProvince) || provinces.includes(into.province)) return true;
  return [toSlug(stripUnitWord(district)), toSlug(district)].some((name) => {
    if (!rest.startsWith(name)) return false;
    const above = rest.slice(name.length + 1);
    const meant = book.provinces.get(above) ?? [];
    return rest === name || meant.includes(formerProvince) || meant.includes(into.province);
  });
}

/** `tinh-X` and `thanh-pho-X` of every province, unless a town has that address (`thanh-pho-cao-bang` is the town). */
function findByTypeWord(book: AddressBook, address: string): PlaceRecord[] {
  const slug = /^(?:tinh|thanh-pho|tp)-(.+)$/.exec(address)?.[1];
  const named = slug === undefined ? [] : (book.places.get(slug) ?? []);
  return named.filter((place) => (place.kind === 'province' || place.kind === 'formerProvince') && place.slug === slug);
}
