/** Plain words of all names in alphabetical order; words are identified by their index. */
export interface SearchVocabulary {
  readonly words: readonly string[];
  /** For each word one bit per letter: shows quickly that two words differ in many letters. */
  readonly letters: Uint32Array;
}

/** Prepares sorted unique words. */
export function toVocabulary(words: readonly string[]): SearchVocabulary {
  return { words, letters: Uint32Array.from(words, listLetterBits) };
}

/** One bit per letter a–z of a plain word; digits share the remaining ones. */
export function listLetterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    bits |= code >= 97 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return bits >>> 0;
}

/** Number of letters that only one of two words has. */
export function countOtherLetters(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** Index of the first word not before `wanted`. */
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
