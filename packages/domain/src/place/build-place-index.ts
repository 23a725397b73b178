import { buildAddressBook } from './find-address.ts';
import type { FormerWard } from './former-ward.ts';
import type { NameColumns, NameSearch } from './name-search.ts';
import { buildPlaceGrid } from './place-grid.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';
import { listSearchNames, type SearchName } from './search-names.ts';
import { toVocabulary } from './search-vocabulary.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { createWordList, type WordList } from './word-list.ts';

/** Contexts by index: names in one province, current and former, and in the same former districts share one. */
interface ContextList {
  readonly add: (name: SearchName) => number;
  /** Per context its phrases as word numbers. */
  readonly all: readonly (readonly (readonly number[])[])[];
}

/** Starts a list for places and former wards. */
function createContextList(
  words: WordList,
  bySlug: ReadonlyMap<string, PlaceRecord>,
  formerWards: readonly FormerWard[],
): ContextList {
  const all: (readonly (readonly number[])[])[] = [];
  const known = new Map<string, number>();
  const districtsOf = listDistrictsOfWards(formerWards);
  const readPhrases = createPhraseReader(words);
  const make = (province: string, former: string, districts: readonly string[]): number => {
    const above = [...new Set([province, former])].flatMap((slug) => bySlug.get(slug) ?? []);
    all.push([...above.flatMap(listProvinceNames), ...districts.map(stripUnitWord)].flatMap(readPhrases));
    return all.length - 1;
  };
  const add = ({ place, formerWard }: SearchName): number => {
    const districts = formerWard === null ? (districtsOf.get(place) ?? []) : [formerWard.district];
    const former = formerWard?.formerProvince ?? place.formerProvince ?? place.province;
    const key = `${place.province}|${former}|${districts.join('|')}`;
    const number = known.get(key) ?? make(place.province, former, districts);
    known.set(key, number);
    return number;
  };
  return { add, all };
}

/** Parses a name into its words, and into the same words joined (`tiengiang`). */
function createPhraseReader(words: WordList): (text: string) => readonly (readonly number[])[] {
  const known = new Map<string, readonly (readonly number[])[]>();
  return (text) => {
    const phrases = known.get(text);
    if (phrases !== undefined) return phrases;
    const { plain } = words.read(text);
    const fresh = plain.length > 1 ? [plain, words.read(toSlug(text).replaceAll('-', '')).plain] : [plain];
    known.set(text, fresh);
    return fresh;
  };
}

function listProvinceNames({ name, nameEn, otherNames }: PlaceRecord): string[] {
  return [...new Set([stripUnitWord(name), ...(nameEn === null ? [] : [nameEn]), ...otherNames])];
}

/** The former districts that make up each current ward. */
function listDistrictsOfWards(formerWards: readonly FormerWard[]): Map<PlaceRecord, readonly string[]> {
  const districts = new Map<PlaceRecord, string[]>();
  for (const { into, district } of formerWards) {
    const known = districts.get(into);
    if (known === undefined) districts.set(into, [district]);
    else if (!known.includes(district)) known.push(district);
  }
  return districts;
}

/**
 * Builds the name index: names of places and of former wards, and further names (`aliases`: text → slug), which are
 * never addresses. Throws if an alias has no place.
 */
export function buildNameSearch(
  places: readonly PlaceRecord[],
  bySlug: ReadonlyMap<string, PlaceRecord>,
  formerWards: readonly FormerWard[],
  aliases: readonly (readonly [text: string, slug: string])[],
): NameSearch {
  const list = createWordList();
  const contexts = createContextList(list, bySlug, formerWards);
  const names = listSearchNames(places, bySlug, formerWards, aliases);
  const wordsFrom = new Uint32Array(names.length + 1);
  const context = new Uint16Array(names.length);
  const plain: number[] = [];
  const tones: number[] = [];
  for (const [at, name] of names.entries()) {
    const read = list.read(name.text);
    plain.push(...read.plain);
    tones.push(...read.tones);
    wordsFrom[at + 1] = plain.length;
    context[at] = contexts.add(name);
  }
  const { words, placeOf } = list.sort();
  const toPlace = (number: number): number => placeOf[number] ?? 0;
  return {
    places,
    formerWards,
    vocabulary: toVocabulary(words),
    toneKeys: list.listToneKeys(),
    names: {
      ...toColumns(names),
      context,
      wordsFrom,
      words: new Uint16Array(plain.map(toPlace)),
      tones: new Uint16Array(tones),
    },
    contexts: contexts.all.map((phrases) => phrases.map((phrase) => phrase.map(toPlace))),
  };
}

function toColumns(
  names: readonly SearchName[],
): Pick<NameColumns, 'count' | 'place' | 'formerWard' | 'units' | 'worth'> {
  const count = names.length;
  const place = new Uint16Array(count);
  const formerWard = new Int16Array(count);
  const units = new Uint16Array(count);
  const worth = new Int16Array(count);
  for (const [at, name] of names.entries()) {
    place[at] = name.placeAt;
    formerWard[at] = name.formerWardAt;
    units[at] = name.units;
    worth[at] = name.worth;
  }
  return { count, place, formerWard, units, worth };
}

/**
 * Prepares places for `resolveSlug`, `searchPlaces`, `findNearestPlace` and `findNearestNames`. Throws if two places
 * have one slug or a province is missing.
 */
export function buildPlaceIndex(
  places: readonly PlaceRecord[],
  formerWards: readonly FormerWard[] = [],
  aliases: readonly (readonly [text: string, slug: string])[] = [],
): PlaceIndex {
  const bySlug = new Map<string, PlaceRecord>();
  for (const place of places) {
    if (bySlug.has(place.slug)) throw new Error(`Two places have the slug ${place.slug}`);
    bySlug.set(place.slug, place);
  }
  const orphan = places.find(({ province }) => bySlug.get(province)?.kind !== 'province');
  if (orphan !== undefined) throw new Error(`${orphan.slug} lies in ${orphan.province}, which is no province`);
  return {
    places,
    bySlug,
    formerWards,
    formerWardsInto: Map.groupBy(formerWards, ({ into }) => into),
    addresses: buildAddressBook(places, formerWards),
    grid: buildPlaceGrid(places),
    names: buildNameSearch(places, bySlug, formerWards, aliases),
  };
}
