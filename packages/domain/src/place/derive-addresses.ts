import type { PlaceRecord, UnitType } from './place-record.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** Addresses that are nobody's own slug: those that lead to one place, and those that several places could mean. */
export interface DerivedAddresses {
  readonly moved: ReadonlyMap<string, string>;
  readonly choices: ReadonlyMap<string, readonly PlaceRecord[]>;
}

/**
 * Every other address under which people look for a place: the bare name, the name with its type word, its other names,
 * each alone and with today's or the former province under any name (decisions.md "Locations", domain.md 12.2.8–12.2.9).
 */
export function deriveAddresses(
  places: readonly PlaceRecord[],
  bySlug: ReadonlyMap<string, PlaceRecord>,
): DerivedAddresses {
  const claims = new Map<string, Set<PlaceRecord>>();
  for (const place of places) {
    for (const address of listAddresses(place, bySlug)) {
      if (!bySlug.has(address)) claims.set(address, (claims.get(address) ?? new Set()).add(place));
    }
  }
  addWeakAddresses(places, bySlug, claims);
  const moved = new Map<string, string>();
  const choices = new Map<string, readonly PlaceRecord[]>();
  for (const [address, claimants] of claims) {
    const meant = findMeant([...claimants]);
    if (meant === null) choices.set(address, [...claimants].sort(byWeight));
    else moved.set(address, meant.slug);
  }
  return { moved, choices };
}

function listAddresses(place: PlaceRecord, bySlug: ReadonlyMap<string, PlaceRecord>): string[] {
  const names = [place.name, stripUnitWord(place.name), ...place.otherNames, place.nameEn ?? place.name].map(toSlug);
  const typed = listUnits(place).flatMap((unit) => typeName(stripUnitWord(place.name), unit));
  const bare = [...names, ...typed];
  if (place.kind === 'province' || place.kind === 'formerProvince') return bare;
  const provinces = listProvinceAddresses(place, bySlug);
  return [...bare, ...bare.flatMap((name) => provinces.map((province) => `${name}-${province}`))];
}

/** Its type, and for a ward that alone stands for a former unit that unit's type. */
function listUnits({ unit, formerUnit, formerProvince, province }: PlaceRecord): UnitType[] {
  return formerUnit !== null && formerProvince === province ? [unit, formerUnit] : [unit];
}

function typeName(name: string, unit: UnitType): string[] {
  const word = toSlug(UNIT_WORDS[unit].vi);
  if (word === '') return [];
  const typed = `${word}-${toSlug(name)}`;
  return word === 'thanh-pho' ? [typed, `tp-${toSlug(name)}`] : [typed];
}

function listProvinceAddresses(place: PlaceRecord, bySlug: ReadonlyMap<string, PlaceRecord>): string[] {
  const slugs = new Set([place.province, place.formerProvince ?? place.province]);
  return [...slugs].flatMap((slug) => [slug, ...(bySlug.get(slug)?.otherNames ?? []).map(toSlug)]);
}

/** `tinh-X` and `thanh-pho-X` of every province, unless a town claims them (`thanh-pho-cao-bang` is the town). */
function addWeakAddresses(
  places: readonly PlaceRecord[],
  bySlug: ReadonlyMap<string, PlaceRecord>,
  claims: Map<string, Set<PlaceRecord>>,
): void {
  for (const place of places) {
    if (place.kind !== 'province' && place.kind !== 'formerProvince') continue;
    for (const address of [`tinh-${place.slug}`, `thanh-pho-${place.slug}`, `tp-${place.slug}`]) {
      if (!bySlug.has(address) && !claims.has(address)) claims.set(address, new Set([place]));
    }
  }
}

/** The place that an address means for certain: its only claimant, or the ward of today among units that all became part of it. Null where a guess would be needed. */
function findMeant(claimants: readonly PlaceRecord[]): PlaceRecord | null {
  const [first, ...others] = claimants;
  if (first === undefined || others.length === 0) return first ?? null;
  const ofToday = claimants.filter(({ kind }) => kind === 'ward');
  const [ward] = ofToday;
  if (ward === undefined || ofToday.length > 1) return null;
  const isOneFamily = claimants.every(
    (place) => place === ward || (place.kind === 'formerDistrict' && place.province === ward.province),
  );
  return isOneFamily ? ward : null;
}

function byWeight(a: PlaceRecord, b: PlaceRecord): number {
  return b.weight - a.weight || (a.slug < b.slug ? -1 : 1);
}
