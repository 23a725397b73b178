import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuantile, mapReaching, reduceMembers } from './reduce-members.ts';

/** The definition literally: sorted, order statistics counted from 1, linear between them. */
function findNaively(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = 1 + (sorted.length - 1) * share;
  const below = sorted[Math.floor(place) - 1] ?? Number.NaN;
  const above = sorted[Math.ceil(place) - 1] ?? Number.NaN;
  return below + (place % 1) * (above - below);
}

describe('a quantile', () => {
  test.each([
    [0.1, 1.4],
    [0.5, 3],
    [0.9, 4.6],
    [0, 1],
    [1, 5],
  ])('of 1 to 5 at %d is %d, as R and NumPy have it', (share, quantile) => {
    expect(findQuantile(Float64Array.of(1, 2, 3, 4, 5), 5, share)).toBeCloseTo(quantile, 12);
  });

  test('of one value is that value, whatever stands behind it', () => {
    expect(findQuantile(Float64Array.of(7, 99), 1, 0.9)).toBe(7);
  });
});

/** Whether two values are equal within float32 precision, or both unknown. */
const isSame = (one: number, other: number) => Object.is(one, other) || Math.abs(one - other) < 1e-3;

/** Up to 60 members of three cells, some of them unknown. */
const anyMembers = fc.array(
  fc.tuple(
    ...[0, 1, 2].map(() => fc.option(fc.float({ min: -100, max: 1000, noNaN: true }), { nil: Number.NaN, freq: 5 })),
  ),
  { minLength: 1, maxLength: 60 },
);

describe('members reduced to low, middle and high', () => {
  test('are those of a naive sort at every cell that enough of them know', () => {
    fc.assert(
      fc.property(anyMembers, fc.integer({ min: 1, max: 60 }), (cells, least) => {
        const members = cells.map((values) => Float32Array.from(values));
        const range = reduceMembers(members, least);
        for (const cell of [0, 1, 2]) {
          const known = members.map((values) => values[cell] ?? Number.NaN).filter((value) => !Number.isNaN(value));
          const [low, middle, high] = [range.low[cell], range.middle[cell], range.high[cell]].map(Number);
          const naive = [0.1, 0.5, 0.9].map((share) => (known.length < least ? Number.NaN : findNaively(known, share)));
          expect([low, middle, high].every((value, end) => isSame(Number(value), Number(naive[end])))).toBe(true);
          if (known.length >= least) expect(Number(low) <= Number(middle) && Number(middle) <= Number(high)).toBe(true);
        }
      }),
    );
  });

  test('of the same value are that value exactly', () => {
    const members = Array.from({ length: 31 }, () => Float32Array.of(0.3));
    expect(reduceMembers(members, 25)).toEqual({
      low: Float32Array.of(0.3),
      middle: Float32Array.of(0.3),
      high: Float32Array.of(0.3),
    });
  });

  test('are nothing where there is no member', () => {
    expect(reduceMembers([], 1).low).toHaveLength(0);
  });
});

const toShare = (reaching: number, known: number) => (100 * reaching) / known;

test('the share that reaches a value counts the members that know the cell, if they are enough', () => {
  const members = [0, 0.0949, 0.095, 3, Number.NaN].map((value) => Float64Array.of(value));
  expect(mapReaching(members, 0.095, 4, toShare)).toEqual(Float32Array.of(50));
  expect(mapReaching(members, 0.095, 5, toShare)[0]).toBeNaN();
});
