import { describe, expect, it } from 'vitest';
import { borderDistanceKm, findProvinceAt, isAtSea } from './find-province-at.ts';
import type { ProvinceShapes } from './province-shapes.ts';
import { parseProvinceRings } from './province-shapes.ts';

// Two squares of one degree side by side, the sea east of 109°, an island box off the coast.
const shapes: ProvinceShapes = {
  rings: parseProvinceRings([
    ['west', '107000 12000 1000 0 0 1000 -1000 0'],
    ['east', '108000 12000 1000 0 0 1000 -1000 0'],
  ]),
  islands: [{ province: 'east', south: 12.4, north: 12.6, west: 110, east: 110.2 }],
  sea: [108.9, 11, 108.9, 14, 112, 14, 112, 11],
};

describe('findProvinceAt', () => {
  it.each([
    [12.5, 107.999, 'west'],
    [12.5, 108.001, 'east'],
    [12.4, 110.1, 'east'],
    [12.39, 110.1, null],
    [12.5, 109.04, 'east'],
    [12.5, 109.05, null],
    [12.5, 106.999, null],
    [13.001, 107.5, null],
  ])('at %f, %f is %s', (lat, lng, expected) => {
    expect(findProvinceAt(shapes, { lat, lng })).toBe(expected);
  });
});

describe('isAtSea and borderDistanceKm', () => {
  it('distinguish sea from land and how far a border is', () => {
    expect(isAtSea(shapes, { lat: 12.5, lng: 109.5 })).toBe(true);
    expect(isAtSea(shapes, { lat: 12.5, lng: 106 })).toBe(false);
    expect(borderDistanceKm(shapes, 'west', { lat: 13.1, lng: 107.5 })).toBeCloseTo(11.12, 1);
    expect(borderDistanceKm(shapes, 'nowhere', { lat: 13, lng: 107 })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('parseProvinceRings', () => {
  it('refuses a ring with half a pair or a word', () => {
    expect(() => parseProvinceRings([['west', '1 2 3']])).toThrow('Broken border ring of west');
    expect(() => parseProvinceRings([['west', '1 x']])).toThrow('Broken border ring of west');
  });
});
