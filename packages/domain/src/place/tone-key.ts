const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const MARKED = /[\u0300-\u036fđ]/;
const MARKS = /[\u0300-\u036f]/g;

/**
 * A syllable in lower case, decomposed, with its tone mark moved to the end, so that `Hoà` and `Hòa` are equal and `đà`
 * differs from `đa`. Marks of letters (â, ă, ê, ô, ơ, ư, đ) stay.
 */
export function toToneKey(syllable: string): string {
  const letters = syllable.toLowerCase().normalize('NFD');
  return letters.replace(TONES, '') + (letters.match(TONES) ?? []).join('');
}

/** Whether a tone key has any Vietnamese mark: a word typed without marks says nothing about them. */
export function hasMarks(toneKey: string): boolean {
  return MARKED.test(toneKey);
}

/** Agreement of a typed syllable's marks with those of a name: the same so far, incomplete, or different. */
export type MarkAgreement = 'same' | 'lacking' | 'other';

/**
 * Compares the marks of a typed syllable, which may be a prefix of the name's, with the name's. Both are tone keys.
 * `lacking`: every typed mark is right, but the name has more (`nọi` for `nội`, `đa` for `đà`).
 */
export function compareMarks(typed: string, named: string): MarkAgreement {
  const typedTone = typed.match(TONES)?.join('') ?? '';
  const namedTone = named.match(TONES)?.join('') ?? '';
  const typedLetters = listLetters(typed.replace(TONES, ''));
  const namedLetters = listLetters(named.replace(TONES, ''));
  if (typedTone !== '' && typedTone !== namedTone) return 'other';
  let isLacking = typedTone !== namedTone && typedLetters.length >= namedLetters.length;
  for (const [at, letter] of typedLetters.entries()) {
    const meant = namedLetters[at] ?? '';
    if (letter === meant || isSpelledAlike(letter, meant)) continue;
    if (letter !== meant.replace(MARKS, '').replace('đ', 'd')) return 'other';
    isLacking = true;
  }
  return isLacking ? 'lacking' : 'same';
}

/** Letters, each with the marks that belong to it. */
function listLetters(text: string): string[] {
  return text.match(/.[\u0300-\u036f]*/gu) ?? [];
}

/** `Mĩ` and `Mỹ`, `Đắc` and `Đắk` are one word in two spellings. */
function isSpelledAlike(a: string, b: string): boolean {
  return (a === 'i' && b === 'y') || (a === 'y' && b === 'i') || (a === 'c' && b === 'k') || (a === 'k' && b === 'c');
}
