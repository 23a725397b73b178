import { describe, expect, it } from 'vitest';
import { describeFormer } from './place-words.ts';

const WORDS = { formerly: 'trước đây: {text}', includes: 'gồm cả {text}' };

describe('describeFormer', () => {
  it('says what a place of today was before', () => {
    expect(describeFormer({ kind: 'ward', formerly: 'quận Tân Bình' }, WORDS)).toBe('trước đây: quận Tân Bình');
  });

  it('says what a province took in', () => {
    expect(describeFormer({ kind: 'province', formerly: 'Bình Dương' }, WORDS)).toBe('gồm cả Bình Dương');
  });

  it('says nothing of a former unit and of a place that never changed', () => {
    expect(describeFormer({ kind: 'formerDistrict', formerly: 'quận 1' }, WORDS)).toBe('');
    expect(describeFormer({ kind: 'ward', formerly: null }, WORDS)).toBe('');
  });
});
