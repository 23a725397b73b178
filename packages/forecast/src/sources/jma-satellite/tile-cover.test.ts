import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { describe, expect, it } from 'vitest';
import { coverByTiles } from './tile-cover.ts';

describe('the tiles that cover an area', () => {
  it('are the nine of Vietnam at zoom 5, row by row from the north-west', () => {
    const { columns, rows, tiles } = coverByTiles(COVERAGE, 5);
    expect([columns, rows]).toEqual([3, 3]);
    expect(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).toEqual(
      [13, 14, 15].flatMap((y) => [24, 25, 26].map((x) => `5/${x}/${y}`)),
    );
  });

  it('reach beyond the area on every side, by less than a tile', () => {
    const { bounds } = coverByTiles(COVERAGE, 5);
    expect(bounds.west).toBe(90);
    expect(bounds.east).toBe(123.75);
    expect(bounds.north).toBeCloseTo(31.9522, 4);
    // The equator is the edge of a row at every zoom.
    expect(bounds.south).toBeCloseTo(0, 9);
  });

  it('are no more than needed where the area ends at their edges', () => {
    const { bounds } = coverByTiles(COVERAGE, 5);
    expect(coverByTiles(bounds, 5).tiles).toHaveLength(9);
    expect(coverByTiles(bounds, 6).tiles).toHaveLength(36);
    expect(coverByTiles({ south: -85, west: -180, north: 85, east: 180 }, 0).tiles).toEqual([{ z: 0, x: 0, y: 0 }]);
  });
});
