import type { NameToken } from './name-token.ts';
import { listNameTokens } from './name-token.ts';
import type { PlaceRecord } from './place-record.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** A name of a place, ready to be compared with what was typed. */
export interface SearchLabel {
  readonly tokens: readonly NameToken[];
  /** The words run together (`dalat`), as one more way to type them. */
  readonly joined: string;
  /** Whether it is the place's own name, not a short form or an old one. */
  readonly isOwn: boolean;
}

/** A place with all that a query may name it by. */
export interface SearchEntry {
  readonly place: PlaceRecord;
  readonly labels: readonly SearchLabel[];
  /** Words that may stand beside the name: provinces of today and before, type words. */
  readonly context: ReadonlySet<string>;
  /** Slug and names in address form, for likeness of spelling. */
  readonly spellings: readonly string[];
}

/** Token-prefix index over names: words in order, and per word the entries whose names hold it. */
export interface NameSearch {
  readonly entries: readonly SearchEntry[];
  readonly words: readonly string[];
  readonly entriesOfWord: readonly (readonly number[])[];
}

/** Builds the token-prefix index of places. */
export function buildNameSearch(places: readonly PlaceRecord[], bySlug: ReadonlyMap<string, PlaceRecord>): NameSearch {
  const entries = places.map((place) => toEntry(place, bySlug));
  const found = new Map<string, Set<number>>();
  entries.forEach(({ labels }, at) => {
    for (const { tokens, joined } of labels) {
      for (const word of [...tokens.map(({ plain }) => plain), joined]) {
        found.set(word, (found.get(word) ?? new Set()).add(at));
      }
    }
  });
  const words = [...found.keys()].sort();
  return { entries, words, entriesOfWord: words.map((word) => [...(found.get(word) ?? [])]) };
}

function toEntry(place: PlaceRecord, bySlug: ReadonlyMap<string, PlaceRecord>): SearchEntry {
  const own = new Set([place.name, stripUnitWord(place.name), ...(place.nameEn === null ? [] : [place.nameEn])]);
  const labels = [
    ...[...own].map((text) => toLabel(text, true)),
    ...place.otherNames.map((text) => toLabel(text, false)),
  ];
  const spellings = new Set([place.slug, ...[place.name, ...place.otherNames].map(toSlug)]);
  return { place, labels, context: new Set(listContext(place, bySlug)), spellings: [...spellings] };
}

function toLabel(text: string, isOwn: boolean): SearchLabel {
  const tokens = listNameTokens(text);
  return { tokens, joined: tokens.map(({ plain }) => plain).join(''), isOwn };
}

function listContext(place: PlaceRecord, bySlug: ReadonlyMap<string, PlaceRecord>): string[] {
  const slugs = [place.province, place.formerProvince ?? place.province];
  const provinces = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const names = provinces.flatMap(({ name, nameEn, otherNames }) => [name, nameEn ?? '', ...otherNames]);
  const units = [place.unit, place.formerUnit ?? place.unit, ...provinces.map(({ unit }) => unit)].flatMap((unit) =>
    Object.values(UNIT_WORDS[unit]),
  );
  const country = 'việt nam vietnam viet nam';
  return [...names, ...units, country].flatMap((text) => {
    const words = listNameTokens(text).map(({ plain }) => plain);
    return [...words, words.join('')];
  });
}
