import type { Language } from '#language/language.ts';

/** The longest script of a loudspeaker, seconds. */
export const LONGEST_SCRIPT_SECONDS = 60;
/** Characters of the bulletin in one text message. */
export const LONGEST_SMS = 160;

/**
 * Pace over a loudspeaker, per second: syllables of Vietnamese, words of English (150 a minute). Proposed: news is read
 * faster, but a loudspeaker echoes.
 */
const READING_PACE: Readonly<Record<Language, number>> = { vi: 2.2, en: 2.5 };

/** Syllables of a Vietnamese text, words of an English one; numerals must be written in words. */
export function countSpoken(text: string, language: Language): number {
  const words = text.split(language === 'vi' ? /[\s-]+/u : /\s+/u);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole seconds that a text takes over a loudspeaker, rounded up. */
export const findReadingSeconds = (text: string, language: Language): number =>
  Math.ceil(countSpoken(text, language) / READING_PACE[language]);
