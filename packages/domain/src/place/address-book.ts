import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';

/**
 * Names in address form, so that an address which is nobody's own slug can be taken apart: `phuong-ben-nghe-quan-1-sai-gon`
 * is a former ward's name, its district's and a province's. Nothing is written out beforehand: 14,000 names have some
 * hundred thousand addresses.
 */
export interface AddressBook {
  /** Names of places, type words taken off (`da-lat`, `quan-1`, `sai-gon`) → the places that bear them. */
  readonly places: ReadonlyMap<string, readonly PlaceRecord[]>;
  /** The same for former wards. */
  readonly formerWards: ReadonlyMap<string, readonly FormerWard[]>;
  /** Slugs and other names of provinces of today and before → slugs of the provinces meant. */
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

/** The name's slug; mostly the place's own slug without the province, which costs nothing to cut off. */
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
