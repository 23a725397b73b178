import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['da-lat', 'da-lat', 0],
    ['da-lta', 'da-lat', 1],
    ['da-la', 'da-lat', 1],
    ['da-laat', 'da-lat', 1],
    ['sa-ba', 'sa-pa', 1],
    ['kitten', 'sitting', 3],
    ['', 'hue', 3],
  ])('from %s to %s takes %i', (a, b, expected) => {
    expect(editDistance(a, b, 5)).toBe(expected);
  });

  it('answers one more than the limit for anything further', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 3)).toBe(4);
  });

  it('is the same both ways and 0 only for equal texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });
});
