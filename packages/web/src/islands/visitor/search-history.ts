import { parseStored } from './parse-stored.ts';
import { isSamePlace, listStoredPlaces, type StoredPlace } from './stored-place.ts';
import { findStoredText, saveStoredText } from './stored-text.ts';

/** Where the browser keeps the places looked at, beside the position of the map. */
const NAME = 'search';
const MOST = 3;

/** The places looked at, the last one first. */
export function listRecentPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(NAME))?.history, MOST);
}

/** The list after a visit: the place comes to the front, is never there twice, and the oldest goes. */
export function withVisit(history: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return [place, ...history.filter((known) => !isSamePlace(known, place))].slice(0, MOST);
}

/** Keeps the places looked at; what is kept beside them stays. */
export function saveRecentPlaces(history: readonly StoredPlace[]): void {
  const others = parseStored(findStoredText(NAME)) ?? {};
  saveStoredText(NAME, JSON.stringify({ ...others, version: 0, history }));
}

/** Keeps the names that places have in the language of this page; what another page has added meanwhile stays. */
export function renameRecentPlaces(named: readonly StoredPlace[]): void {
  const stored = listRecentPlaces();
  const renamed = stored.map((place) => named.find((other) => isSamePlace(other, place)) ?? place);
  if (renamed.some(({ language }, index) => language !== stored[index]?.language)) saveRecentPlaces(renamed);
}
