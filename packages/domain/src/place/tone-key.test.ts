import { describe, expect, it } from 'vitest';
import { compareMarks, hasMarks, toToneKey } from './tone-key.ts';

describe('toToneKey', () => {
  it('is the same for both ways to place a tone mark and to encode it', () => {
    expect(toToneKey('Hoà')).toBe(toToneKey('Hòa'));
    expect(toToneKey('Thuỷ'.normalize('NFD'))).toBe(toToneKey('Thủy'));
  });

  it('keeps letters apart that only look alike without marks', () => {
    expect(new Set(['da', 'đa', 'dà', 'đà', 'dâ'].map(toToneKey)).size).toBe(5);
  });
});

describe('hasMarks', () => {
  it('sees tone marks, hats, horns and the crossed d', () => {
    expect(['à', 'â', 'ơ', 'ă', 'đ'].map((letter) => hasMarks(toToneKey(letter)))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(hasMarks(toToneKey('Hue'))).toBe(false);
  });
});

describe('compareMarks', () => {
  it.each([
    ['lạt', 'Lạt', 'same'],
    ['lạ', 'Lạt', 'same'],
    ['đ', 'Đà', 'same'],
    ['mỹ', 'Mỹ', 'same'],
    ['qu', 'Quỳnh', 'same'],
    ['mĩ', 'Mỹ', 'same'],
    ['đắc', 'Đắk', 'same'],
    ['đa', 'Đà', 'lacking'],
    ['nọi', 'Nội', 'lacking'],
    ['nôi', 'Nội', 'lacking'],
    ['lát', 'Lạt', 'other'],
    ['thọ', 'Tho', 'other'],
    ['đa', 'Da', 'other'],
    ['hưng', 'Hung', 'other'],
  ])('%s beside %s: %s', (typed, named, expected) => {
    expect(compareMarks(toToneKey(typed), toToneKey(named))).toBe(expected);
  });
});
