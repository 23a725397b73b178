/** Plain words of all names in alphabetical order; a word is known by its place there. */
export interface SearchVocabulary {
  readonly words: readonly string[];
  /** For each word a bit per letter that it has, to see at once that two words differ in many letters. */
  readonly letters: Uint32Array;
}

/** Prepares words, sorted and each once. */
export function toVocabulary(words: readonly string[]): SearchVocabulary {
  return { words, letters: Uint32Array.from(words, listLetterBits) };
}

/** A bit per letter a–z of a plain word; digits share the remaining ones. */
export function listLetterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    bits |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return bits >>> 0;
}

/** How many letters one of two words has and the other lacks. */
export function countOtherLetters(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** Place of the first word that is not before `wanted`. */
export function findFirstWord({ words }: SearchVocabulary, wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
