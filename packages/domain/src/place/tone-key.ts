const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
const MARKED = /[\u0300-\u036fđ]/;

/**
 * A syllable in lower case, decomposed, its tone mark moved to the end, so that `Hoà` and `Hòa` are equal and `đà` differs
 * from `đa`. Marks that belong to letters (â, ă, ê, ô, ơ, ư, đ) stay.
 */
export function toToneKey(syllable: string): string {
  const letters = syllable.toLowerCase().normalize('NFD');
  return letters.replace(TONES, '') + (letters.match(TONES) ?? []).join('');
}

/** Whether a tone key holds any Vietnamese mark: a word typed without marks says nothing about them. */
export function hasMarks(toneKey: string): boolean {
  return MARKED.test(toneKey);
}

/** Whether the typed syllable, possibly not finished, agrees with the marks of a name's syllable. Both are tone keys. */
export function agreesInMarks(typed: string, named: string): boolean {
  const typedTone = typed.match(TONES)?.join('') ?? '';
  const typedLetters = typed.replace(TONES, '');
  const namedLetters = named.replace(TONES, '');
  if (!namedLetters.startsWith(typedLetters)) return false;
  return typedTone === ''
    ? typedLetters.length < namedLetters.length || !named.match(TONES)
    : named.endsWith(typedTone);
}
