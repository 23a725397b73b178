import type { NameToken } from './name-token.ts';
import { listNameTokens } from './name-token.ts';
import { hasMarks } from './tone-key.ts';
import { EMPTY_WORDS, SHORT_TYPE_WORDS, SIGHT_WORDS, TYPE_WORDS } from './type-words.table.ts';
import { toUnitBits } from './unit-bits.ts';

/** One interpretation of a typed text. */
export interface PlaceReading {
  readonly words: readonly NameToken[];
  /** Unit types that the text requires (`toUnitBits`), 0 if it names none. */
  readonly units: number;
  /** Whether a word for a kind of sight was ignored. */
  readonly isBare: boolean;
}

interface Phrase {
  readonly tokens: readonly NameToken[];
  readonly units: number;
  readonly isSight: boolean;
}

const UNIT_PHRASES: readonly Phrase[] = [
  ...TYPE_WORDS.map(([text, units]) => toPhrase(text, toUnitBits(units), false)),
  ...EMPTY_WORDS.map((text) => toPhrase(text, 0, false)),
];
const PHRASES: readonly Phrase[] = [...UNIT_PHRASES, ...SIGHT_WORDS.map((text) => toPhrase(text, 0, true))];
const SHORT_WITH_NUMBER = /^([qpf])(\d{1,2})$/;
const NUMBER = /^\d+$/;
const ENGLISH_NUMBERED: Readonly<Record<string, string>> = { district: 'quận', ward: 'phường' };
const LONGEST_QUERY_WORDS = 12;

/**
 * Interpretations of a typed text, with short forms expanded (`tp vinh` → thành phố vinh, `q1` → quận 1): every word as
 * part of the name; without words for a unit's type or the weather; and also without words for a kind of sight. A type
 * word before a number is part of the name. At most 12 words are read.
 */
export function listReadings(text: string): PlaceReading[] {
  const typed = listNameTokens(text).slice(0, LONGEST_QUERY_WORDS);
  const words = typed.flatMap((token, at) => writeOut(token, typed[at + 1])).slice(0, LONGEST_QUERY_WORDS);
  const readings = [{ words, units: 0, isBare: false }, dropPhrases(words, UNIT_PHRASES), dropPhrases(words, PHRASES)];
  const isNew = ({ words: { length } }: PlaceReading, at: number) =>
    length > 0 && readings.findIndex((reading) => reading.words.length === length) === at;
  return readings.filter(isNew);
}

function writeOut(token: NameToken, next: NameToken | undefined): NameToken[] {
  const [, letter, number] = SHORT_WITH_NUMBER.exec(token.plain) ?? [];
  if (letter !== undefined && number !== undefined) return listNameTokens(`${SHORT_TYPE_WORDS[letter]} ${number}`);
  if (next === undefined || hasMarks(token.toneKey)) return [token];
  const english = Object.hasOwn(ENGLISH_NUMBERED, token.plain) ? ENGLISH_NUMBERED[token.plain] : undefined;
  if (english !== undefined) return NUMBER.test(next.plain) ? listNameTokens(english) : [token];
  const isShort = Object.hasOwn(SHORT_TYPE_WORDS, token.plain) && (token.plain !== 'f' || NUMBER.test(next.plain));
  return isShort ? listNameTokens(SHORT_TYPE_WORDS[token.plain] ?? '') : [token];
}

function dropPhrases(words: readonly NameToken[], phrases: readonly Phrase[]): PlaceReading {
  const remaining: NameToken[] = [];
  let units = 0;
  let isBare = false;
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at, phrases);
    if (phrase === null) {
      remaining.push(...words.slice(at, at + 1));
      at += 1;
      continue;
    }
    if (units === 0) units = phrase.units;
    isBare ||= phrase.isSight;
    at += phrase.tokens.length;
  }
  return { words: remaining, units, isBare };
}

function findPhrase(words: readonly NameToken[], at: number, phrases: readonly Phrase[]): Phrase | null {
  const phrase = phrases.find(({ tokens }) => tokens.every((token, i) => isWord(words[at + i], token)));
  if (phrase === undefined) return null;
  const next = words[at + phrase.tokens.length];
  return phrase.units !== 0 && next !== undefined && NUMBER.test(next.plain) ? null : phrase;
}

/** Whether a word was typed, with all of its marks or none: `phượng` is not phường. */
function isWord(typed: NameToken | undefined, word: NameToken): boolean {
  return typed?.plain === word.plain && (!hasMarks(typed.toneKey) || typed.toneKey === word.toneKey);
}

function toPhrase(text: string, units: number, isSight: boolean): Phrase {
  return { tokens: listNameTokens(text), units, isSight };
}
