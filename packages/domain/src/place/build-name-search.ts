import { createContextList } from './context-list.ts';
import type { FormerWard } from './former-ward.ts';
import type { NameColumns, NameSearch } from './name-search.ts';
import type { PlaceRecord } from './place-record.ts';
import { listSearchNames, type SearchName } from './search-names.ts';
import { toVocabulary } from './search-vocabulary.ts';
import { createWordList } from './word-list.ts';

/**
 * Builds the index of names: those of places, of former wards, and further names (`aliases`: text → slug), which are
 * never addresses. Throws where an alias leads to no place.
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
