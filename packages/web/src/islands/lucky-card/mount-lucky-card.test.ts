import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawIndex } from './mount-lucky-card.ts';

/** Returns the given numbers in order. */
function give(...numbers: number[]): () => number {
  return () => numbers.shift()!;
}

describe('drawing one of 24', () => {
  it('takes the remainder', () => {
    expect(drawIndex(24, give(0))).toBe(0);
    expect(drawIndex(24, give(25))).toBe(1);
  });

  it('takes the last number that is shared out evenly, and draws anew from the next on', () => {
    expect(drawIndex(24, give(4_294_967_279, 5))).toBe(23);
    expect(drawIndex(24, give(4_294_967_280, 5))).toBe(5);
    expect(drawIndex(24, give(4_294_967_295, 4_294_967_280, 7))).toBe(7);
  });

  it('never throws a number away where all share evenly', () => {
    expect(drawIndex(32, give(4_294_967_295))).toBe(31);
  });

  it('gives every index the same share of what it keeps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat({ max: 10_000 }), (count, round) => {
        const firsts = Array.from({ length: count }, (_, index) => drawIndex(count, give(round * count + index)));
        expect(new Set(firsts).size).toBe(count);
      }),
    );
  });
});
