import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoTypingMethod } from './search-places.ts';
import { toToneKey } from './tone-key.ts';

describe('undoTypingMethod', () => {
  it.each([
    ['haf nooij', 'hà nội'],
    ['ha2 no65i', 'hà nội'],
    ['ddaf lajt', 'đà lạt'],
    ['d9a2 la5t', 'đà lạt'],
    ['quangr ngaix', 'quảng ngãi'],
    ['buoon maf thuootj', 'buôn mà thuột'],
    ['truowngf sa', 'trường sa'],
    ['Caafn Thow', 'cần thơ'],
  ])('reads %s as %s', (typed, meant) => {
    expect(undoTypingMethod(typed)?.split(' ').map(toToneKey)).toEqual(meant.split(' ').map(toToneKey));
  });

  it.each(['hà nội', 'quan 1', 'london', '', '🌧'])('leaves “%s”', (text) => {
    expect(undoTypingMethod(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(undoTypingMethod(text)).not.toBe(text.toLowerCase());
      }),
    );
  });
});
