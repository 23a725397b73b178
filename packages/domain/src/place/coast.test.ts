import { describe, expect, test } from 'vitest';
import { isCoastal } from './coast.ts';
import { type ProvinceShapes, parseProvinceRings } from './province-shapes.ts';

// Two squares of one degree side by side, the sea from 108.7° on, an island box off the coast at 109°.
const shapes: ProvinceShapes = {
  rings: parseProvinceRings([
    ['west', '107000 12000 1000 0 0 1000 -1000 0'],
    ['east', '108000 12000 1000 0 0 1000 -1000 0'],
  ]),
  islands: [{ province: 'east', south: 12.4, north: 12.6, west: 110, east: 110.2 }],
  sea: [108.7, 11, 108.7, 14, 112, 14, 112, 11],
};

describe('a point is coastal', () => {
  test.each([
    ['10 km inland', 108.915, true],
    ['further inland, though the outline of the sea reaches there', 108.9, false],
    ['inland between two provinces', 107.99, false],
    ['at the border with another country', 107.01, false],
    ['off the coast', 109.3, true],
    ['on an island', 110.1, true],
    ['at sea that is not off the country', 112.5, false],
  ])('%s (%f° E): %s', (_, lng, expected) => {
    expect(isCoastal(shapes, { lat: 12.5, lng })).toBe(expected);
  });
});
