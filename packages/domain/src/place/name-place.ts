import type { Language } from '#language/language.ts';
import type { PlaceRecord, UnitType } from './place-record.ts';
import { toPlainLetters } from './plain-letters.ts';
import { stripUnitWord } from './strip-unit-word.ts';
import { UNIT_WORDS } from './unit-words.table.ts';

/** Name of a place as a heading shows it: `Đà Lạt`, `Da Lat`; a unit with a number keeps its word: `Quận 1`, `District 1`. */
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
