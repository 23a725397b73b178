import { listNameTokens } from './name-token.ts';

/** Words of names by number, in order of first occurrence. Each word is split once. */
export interface WordList {
  /** Parses a text: per word its number as plain text, and the number of its tone key. */
  readonly read: (text: string) => { readonly plain: readonly number[]; readonly tones: readonly number[] };
  readonly listToneKeys: () => string[];
  /** The plain words in alphabetical order, and for each number the word's index there. */
  readonly sort: () => { readonly words: readonly string[]; readonly placeOf: Uint16Array };
}

/** Starts a list without words. */
export function createWordList(): WordList {
  const plainNumbers = new Map<string, number>();
  const toneNumbers = new Map<string, number>();
  const known = new Map<string, readonly [plain: number, tone: number][]>();
  const readWord = (word: string): readonly [plain: number, tone: number][] => {
    const refs = known.get(word);
    if (refs !== undefined) return refs;
    const fresh = listNameTokens(word).map(({ plain, toneKey }): [number, number] => [
      getNumber(plainNumbers, plain),
      getNumber(toneNumbers, toneKey),
    ]);
    known.set(word, fresh);
    return fresh;
  };
  return {
    read: (text) => {
      const plain: number[] = [];
      const tones: number[] = [];
      for (const word of text.split(' ')) {
        for (const [plainNumber, tone] of readWord(word)) {
          plain.push(plainNumber);
          tones.push(tone);
        }
      }
      return { plain, tones };
    },
    listToneKeys: () => [...toneNumbers.keys()],
    sort: () => {
      const words = [...plainNumbers.keys()].sort();
      const placeOf = new Uint16Array(words.length);
      for (const [place, word] of words.entries()) placeOf[plainNumbers.get(word) ?? 0] = place;
      return { words, placeOf };
    },
  };
}

function getNumber(numbers: Map<string, number>, word: string): number {
  const number = numbers.get(word) ?? numbers.size;
  if (number === numbers.size) numbers.set(word, number);
  return number;
}
