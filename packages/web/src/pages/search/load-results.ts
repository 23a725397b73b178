import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { looksLikeStreet } from '@portal/domain/place/find-address';
import { foldText } from '@portal/domain/place/slug';

const LIMIT = 30;
/** The longest text that search reads, in letters. */
export const LONGEST = 120;

/** What is said about streets: nothing where none was asked for or one was found, else why there is none. */
type StreetNote = 'none' | 'unknown' | 'notFound' | 'unavailable';

/** Outcome of a search: `places` null where search did not answer, `isCut` where only the beginning of the text was searched. */
export interface SearchResults {
  readonly text: string;
  readonly isCut: boolean;
  readonly places: readonly FoundPlace[] | null;
  readonly street: StreetNote;
  /** What of the text the places are named like, where not the whole; else null. */
  readonly part: string | null;
}

/** Places for the words typed; a street's query is answered with the ward that it names where streets are not known. */
export async function loadResults(query: string, language: Language, call: CallApi): Promise<SearchResults> {
  const typed = query.normalize('NFC').replace(/\s+/g, ' ').trim();
  const text = typed.slice(0, LONGEST).toWellFormed().trim();
  const isCut = typed.length > LONGEST;
  if (text === '') return { text, isCut, places: [], street: 'none', part: null };
  const result = await call(placesSearch, { query: { q: text, limit: LIMIT, lang: language } });
  if (!result.ok) return { text, isCut, places: null, street: 'none', part: null };
  const { places, streets, part } = result.reply;
  const isAnswered =
    part === null &&
    (!looksLikeStreet(text) || places.some((place) => place.kind === 'point' || isNameOf(place, text)));
  return { text, isCut, places, street: isAnswered ? 'none' : STREET_NOTES[streets], part };
}

const STREET_NOTES = { off: 'unknown', on: 'notFound', unavailable: 'unavailable' } as const;

/** `Phố Bảng` is a commune, not a street. */
function isNameOf({ name }: FoundPlace, text: string): boolean {
  return foldText(text).startsWith(foldText(name));
}
