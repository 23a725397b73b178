import { describe, expect, it } from 'vitest';
import { toVocabulary } from './search-vocabulary.ts';
import { BEGINS_WORD, gradeWords, IS_WORD, NO_MATCH, ONE_SLIP } from './word-grades.ts';

const WORDS = ['1', '10', 'dak', 'hue', 'minh', 'mui', 'my', 'nghia', 'nghien', 'thuong', 'tra', 'trang'];
const vocabulary = toVocabulary(WORDS);

function grade(typed: string, word: string, slips = false): number | undefined {
  return gradeWords(vocabulary, typed, { unfinished: true, slips })[WORDS.indexOf(word)];
}

describe('gradeWords', () => {
  it('distinguishes the word itself from one that it begins', () => {
    expect([grade('tra', 'tra'), grade('tra', 'trang'), grade('tra', 'hue')]).toEqual([IS_WORD, BEGINS_WORD, NO_MATCH]);
    expect([grade('1', '1'), grade('1', '10')]).toEqual([IS_WORD, BEGINS_WORD]);
  });

  it('knows i and y, c and k at the end of a word as spellings of one', () => {
    expect([grade('mi', 'my'), grade('mi', 'minh'), grade('dac', 'dak')]).toEqual([IS_WORD, BEGINS_WORD, IS_WORD]);
    expect(grade('my', 'minh')).toBe(NO_MATCH);
  });

  it('forgives one letter up to six, two from seven on, and none in short words and numbers', () => {
    expect(grade('trag', 'trang', true)).toBe(ONE_SLIP);
    expect(grade('trnag', 'trang', true)).toBe(ONE_SLIP);
    expect(grade('trnga', 'trang', true)).toBe(NO_MATCH);
    expect(grade('thuogn', 'thuong', true)).toBe(ONE_SLIP);
    expect(grade('thungo', 'thuong', true)).toBe(NO_MATCH);
    expect(grade('hthuonf', 'thuong', true)).toBe(ONE_SLIP + 1);
    expect([grade('mx', 'my', true), grade('1o', '10', true), grade('100', '10', true)]).toEqual([0, 0, 0]);
  });

  it('takes no beginning for a word unless asked to', () => {
    const grades = gradeWords(vocabulary, 'tra', { unfinished: false, slips: false });
    expect([...grades].filter((found) => found !== NO_MATCH)).toEqual([IS_WORD]);
  });

  it('forgives nothing unless asked to', () => {
    expect(grade('trag', 'trang')).toBe(NO_MATCH);
  });
});
