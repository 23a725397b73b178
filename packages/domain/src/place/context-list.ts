import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';
import type { SearchName } from './search-names.ts';
import { toSlug } from './slug.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import type { WordList } from './word-list.ts';

/** Contexts by number: names of one province, today's and former, and of the same former districts share one. */
export interface ContextList {
  readonly add: (name: SearchName) => number;
  /** Per context its phrases as numbers of the word list. */
  readonly all: readonly (readonly (readonly number[])[])[];
}

/** Starts a list for places and former wards. */
export function createContextList(
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

/** Reads a name as its words, and as the same run together (`tiengiang`). */
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

/** The former districts of whose land a ward of today consists. */
function listDistrictsOfWards(formerWards: readonly FormerWard[]): Map<PlaceRecord, readonly string[]> {
  const districts = new Map<PlaceRecord, string[]>();
  for (const { into, district } of formerWards) {
    const known = districts.get(into);
    if (known === undefined) districts.set(into, [district]);
    else if (!known.includes(district)) known.push(district);
  }
  return districts;
}
