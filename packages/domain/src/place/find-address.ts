import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord, UnitType } from './place-record.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

const STREET_WORD =
  /^(đường|phố|ngõ|ngách|hẻm|kiệt|đại lộ|quốc lộ|tỉnh lộ|số|số nhà|duong|ngo|ngach|hem|dai lo|so nha|street|st\.?|road)\s+\S/i;
const HOUSE_NUMBER = /^\d+[a-z]?(\/\d+[a-z]?)*\s+\p{L}/iu;

/**
 * Whether a query names a street or a house, which are not among the portal's places: `12 Nguyễn Huệ`, `ngõ 5 phố Huế`.
 * Also true for towns whose names begin with such a word (`Phố Bảng`).
 */
export function isStreetLike(query: string): boolean {
  const text = query.normalize('NFC').trim();
  return STREET_WORD.test(text) || HOUSE_NUMBER.test(text);
}

/** The part after the street in `12 Láng, phường Láng, Hà Nội`: the ward with its province. Empty if there is none. */
export function toWardPart(query: string): string {
  const comma = query.indexOf(',');
  return comma < 0 ? '' : query.slice(comma + 1).trim();
}

/**
 * Names for parsing addresses that are not a place's own slug: `phuong-ben-nghe-quan-1-sai-gon` is a former ward's
 * name, its district's and a province's. Addresses are not enumerated: 14,000 names have several hundred thousand.
 */
export interface AddressBook {
  /** Names of places without type words (`da-lat`, `quan-1`, `sai-gon`) → places with that name. */
  readonly places: ReadonlyMap<string, readonly PlaceRecord[]>;
  /** The same for former wards. */
  readonly formerWards: ReadonlyMap<string, readonly FormerWard[]>;
  /** Slugs and other names of current and former provinces → slugs of the provinces meant. */
  readonly provinces: ReadonlyMap<string, readonly string[]>;
}

/** Prepares names for `findAddress`. */
export function buildAddressBook(places: readonly PlaceRecord[], formerWards: readonly FormerWard[]): AddressBook {
  const byName = new Map<string, PlaceRecord[]>();
  const provinces = new Map<string, string[]>();
  for (const place of places) {
    for (const name of listBareNames(place)) add(byName, name, place);
    if (place.kind !== 'province' && place.kind !== 'formerProvince') continue;
    for (const name of new Set([place.slug, ...place.otherNames.map(toSlug)])) add(provinces, name, place.slug);
  }
  const formerByName = new Map<string, FormerWard[]>();
  for (const ward of formerWards) add(formerByName, toSlug(ward.name), ward);
  return { places: byName, formerWards: formerByName, provinces };
}

function listBareNames(place: PlaceRecord): Set<string> {
  const others = place.nameEn === null ? place.otherNames : [...place.otherNames, place.nameEn];
  const bare = stripUnitWord(place.name);
  const names = new Set(others.map(toSlug)).add(toBareSlug(place, bare));
  return bare === place.name ? names : names.add(toSlug(place.name));
}

/** The name's slug; usually the place's own slug without the province, which is cheap to derive. */
function toBareSlug({ slug, name, kind, province, formerProvince }: PlaceRecord, bare: string): string {
  const above = kind === 'formerDistrict' ? formerProvince : province;
  const isCut = bare === name && (kind === 'ward' || kind === 'formerDistrict') && slug.endsWith(`-${above}`);
  return isCut ? slug.slice(0, -(above?.length ?? 0) - 1) : toSlug(bare);
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Longer addresses are ignored. */
const MOST_WORDS = 16;

/** A type word at the start of an address, with the units that it may mean. */
const HEADS = listHeads();

/**
 * The places that an address other than a place's own slug may mean: by the bare name, the name with its type word and
 * its other names, each alone and with the current or the former province under any name (decisions.md "Locations",
 * domain.md
 * 12.2.8–12.2.9); if no current place has it, the wards that absorbed the former wards of that name, optionally with
 * their
 * district. Empty for an unknown address.
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

/** The name as it is, and without a type word, which then restricts the units. */
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

/** Its type, and for a ward that is the only successor of a former unit that unit's type. */
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
