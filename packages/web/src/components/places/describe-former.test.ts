import { describe, expect, it } from 'vitest';
import { describeFormer } from './describe-former.ts';

describe('describeFormer', () => {
  it('says what a place of today was before', () => {
    expect(describeFormer({ kind: 'ward', formerly: 'quận Tân Bình' }, 'trước đây: {text}')).toBe(
      'trước đây: quận Tân Bình',
    );
  });

  it('says nothing of a former unit and of a place that never changed', () => {
    expect(describeFormer({ kind: 'formerDistrict', formerly: 'quận 1' }, 'trước đây: {text}')).toBe('');
    expect(describeFormer({ kind: 'ward', formerly: null }, 'trước đây: {text}')).toBe('');
  });
});
