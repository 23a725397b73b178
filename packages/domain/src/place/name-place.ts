import type { Language } from '#language/language.ts';
import { findAddress } from './find-address.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord, UnitType } from './place-record.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** Vietnamese text in plain Latin letters, preserving case and spaces: `Đà Lạt` → `Da Lat`. For English pages. */
export function toPlainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
}

/** Name of a place in a heading: `Đà Lạt`, `Da Lat`; a numbered unit has its type word: `Quận 1`, `District 1`. */
export function namePlace(place: PlaceRecord, language: Language): string {
  if (language === 'vi') return place.name;
  if (place.nameEn !== null) return place.nameEn;
  const bare = stripUnitWord(place.name);
  if (bare !== place.name) return nameUnit(bare, place.unit, 'en');
  const number = /^\S+\s+(\d+)$/u.exec(place.name)?.[1];
  const isNumbered = number !== undefined && place.kind !== 'locality';
  return isNumbered ? `${UNIT_WORDS[place.unit].en} ${number}` : toPlainLetters(place.name);
}

/** Name with its type word, for use in a sentence: `thành phố Đà Lạt`, `Da Lat City`. */
export function nameUnit(name: string, unit: UnitType, language: Language): string {
  const bare = stripUnitWord(name);
  const word = UNIT_WORDS[unit][language];
  if (word === '') return language === 'vi' ? bare : toPlainLetters(bare);
  const number = /^(?:\S+\s+)?(\d+)$/u.exec(bare)?.[1];
  if (number !== undefined) return `${word} ${number}`;
  return language === 'vi' ? `${word} ${bare}` : `${toPlainLetters(bare)} ${word}`;
}

/**
 * Meaning of an address. `moved` names the slug for a permanent redirect; a `choice` lists possible meanings, likeliest
 * first.
 */
type SlugOutcome =
  | { readonly outcome: 'place'; readonly place: PlaceRecord }
  | { readonly outcome: 'moved'; readonly slug: string }
  | { readonly outcome: 'choice'; readonly places: readonly PlaceRecord[] }
  | { readonly outcome: 'unknown' };

/** Most places in a choice; `phuong-1` alone could mean a hundred. */
const MOST_CHOICES = 40;

/** Resolves a `{location}` of an address (decisions.md "Locations"). Slugs are case-sensitive. */
export function resolveSlug(index: PlaceIndex, slug: string): SlugOutcome {
  const place = index.bySlug.get(slug);
  if (place !== undefined) return { outcome: 'place', place };
  const claimants = findAddress(index.addresses, slug);
  if (claimants.length === 0) return { outcome: 'unknown' };
  const meant = findMeant(claimants);
  if (meant !== null) return { outcome: 'moved', slug: meant.slug };
  return { outcome: 'choice', places: claimants.sort(byWeight).slice(0, MOST_CHOICES) };
}

/**
 * The certain meaning of an address: its only candidate, a province (`sai-gon` is the city, though a ward bears the
 * name too), or the current ward next to the one district that became part of it. Null if it is ambiguous.
 */
function findMeant(claimants: readonly PlaceRecord[]): PlaceRecord | null {
  const [first, ...others] = claimants;
  if (first === undefined || others.length === 0) return first ?? null;
  const province = claimants.find(({ kind }) => kind === 'province');
  if (province !== undefined) return province;
  const ofToday = claimants.filter(({ kind }) => kind === 'ward');
  const [ward] = ofToday;
  if (ward === undefined || ofToday.length > 1) return null;
  // A town and a rural district with one name are two places: only the visitor knows which one is meant.
  const [family, ...strangers] = claimants.filter((place) => place !== ward);
  const isFamily = family?.kind === 'formerDistrict' && family.province === ward.province;
  return isFamily && strangers.length === 0 ? ward : null;
}

function byWeight(a: PlaceRecord, b: PlaceRecord): number {
  return b.weight - a.weight || (a.slug < b.slug ? -1 : 1);
}
