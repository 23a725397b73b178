import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBoundaryIndex, findUnitAt } from './unit-boundaries.ts';

function square(west: number, south: number, side: number): Float64Array {
  const [east, north] = [west + side, south + side];
  return Float64Array.of(west, south, east, south, east, north, west, north, west, south);
}

const index = buildBoundaryIndex([
  { slug: 'town', rings: [square(105, 21, 0.2), square(105.05, 21.05, 0.1)] },
  { slug: 'hole', rings: [square(105.05, 21.05, 0.1)] },
  { slug: 'islands', rings: [square(107, 20, 0.01), square(108, 20.5, 0.01)] },
]);

describe('findUnitAt', () => {
  it('finds the unit around a point, also the one in the hole of another and any of several islands', () => {
    expect(findUnitAt(index, { lat: 21.01, lng: 105.01 })).toBe('town');
    expect(findUnitAt(index, { lat: 21.1, lng: 105.1 })).toBe('hole');
    expect(findUnitAt(index, { lat: 20.005, lng: 107.005 })).toBe('islands');
    expect(findUnitAt(index, { lat: 20.505, lng: 108.005 })).toBe('islands');
  });

  it('finds none outside, between the islands or in no cell', () => {
    for (const point of [
      { lat: 21.2001, lng: 105.1 },
      { lat: 20.9999, lng: 105.1 },
      { lat: 20.25, lng: 107.5 },
      { lat: -10, lng: 0 },
    ])
      expect(findUnitAt(index, point)).toBeNull();
  });

  it('agrees with the square that it was given', () => {
    const degrees = fc.double({ min: 0.0001, max: 0.9999, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (north, east) => {
        const inside = north < 0.5 && east < 0.5;
        const one = buildBoundaryIndex([{ slug: 'one', rings: [square(104, 10, 0.5)] }]);
        expect(findUnitAt(one, { lat: 10 + north, lng: 104 + east })).toBe(inside ? 'one' : null);
      }),
    );
  });
});
