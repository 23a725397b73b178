import type { CallApi } from '@portal/contract/call-api';
import { type FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { looksLikeStreet, toWardPart } from './looks-like-street.ts';

const LIMIT = 30;
const LONGEST = 120;

/** Outcome of a search: `places` null where search did not answer; `street` where the query names one. */
export interface SearchResults {
  readonly text: string;
  readonly places: readonly FoundPlace[] | null;
  readonly street: boolean;
}

async function findPlaces(text: string, language: Language, call: CallApi): Promise<readonly FoundPlace[] | null> {
  if (text === '') return [];
  const result = await call(placesSearch, { query: { q: text, limit: LIMIT, lang: language } });
  return result.ok ? result.reply.places : null;
}

/** Places for the words typed; a street's query is answered with the ward that it names. */
export async function loadResults(query: string, language: Language, call: CallApi): Promise<SearchResults> {
  const text = query.normalize('NFC').trim().slice(0, LONGEST);
  const street = looksLikeStreet(text);
  const asked = street ? toWardPart(text) || text : text;
  return { text, places: await findPlaces(asked, language, call), street };
}
