import { parseStored } from './parse-stored.ts';
import { isSamePlace, listStoredPlaces, type StoredPlace } from './stored-place.ts';
import { findStoredText, saveStoredText } from './stored-text.ts';

const NAME = 'saved';

/** As many places as can be saved. */
export const MOST_SAVED = 12;

/** The places saved, in the visitor's order. */
export function listSavedPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(NAME))?.places, MOST_SAVED);
}

/** Keeps the places saved; false where the browser does not allow it. */
export function savePlaces(places: readonly StoredPlace[]): boolean {
  return saveStoredText(NAME, JSON.stringify({ version: 0, places }));
}

export function isSaved(places: readonly StoredPlace[], place: StoredPlace): boolean {
  return places.some((known) => isSamePlace(known, place));
}

export function withoutPlace(places: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return places.filter((known) => !isSamePlace(known, place));
}

/** The list with a place moved by so many steps, at most to an end. */
export function withMoved(places: readonly StoredPlace[], place: StoredPlace, steps: number): readonly StoredPlace[] {
  const from = places.findIndex((known) => isSamePlace(known, place));
  if (from < 0) return places;
  const others = places.filter((_, index) => index !== from);
  return others.toSpliced(Math.max(0, from + steps), 0, ...places.slice(from, from + 1));
}
