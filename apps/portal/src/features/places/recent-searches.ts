import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { LRUCache } from 'lru-cache';
import type { PlaceAtlas } from './place-atlas.ts';
import { searchAtlas } from './search-atlas.ts';

/** About five megabytes of found places. */
const MOST_SEARCHES = 1000;

/** Results of an atlas; a changed atlas is another one, and its results go with it. */
const byAtlas = new WeakMap<PlaceAtlas, LRUCache<string, FoundPlace[]>>();

/** The same words in other cases, forms of Unicode and spaces are one search. */
function normalizeTyped(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** What `searchAtlas` finds; what was searched lately is remembered, since short texts cost tens of milliseconds. */
export function searchRemembered(atlas: PlaceAtlas, text: string, limit: number, language: Language): FoundPlace[] {
  const searches = byAtlas.get(atlas) ?? new LRUCache<string, FoundPlace[]>({ max: MOST_SEARCHES });
  byAtlas.set(atlas, searches);
  const key = `${language}${limit}:${normalizeTyped(text)}`;
  const found = searches.get(key) ?? searchAtlas(atlas, text, limit, language);
  searches.set(key, found);
  return found;
}
