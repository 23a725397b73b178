import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipToCoverage, listBoundErrors, listMapPoints } from './find-map.ts';

const VIETNAM = { north: 23.5, south: 8.5, east: 110, west: 102 };
const list = (bound: typeof VIETNAM, zoom: number) => listMapPoints(clipToCoverage(bound), zoom);

describe('the points of a map window', () => {
  it('are centres of station cells, where there are such cells', () => {
    const points = list({ north: 12.2, south: 11.7, east: 108.8, west: 108.2 }, 11);
    expect(points.length).toBeGreaterThan(20);
    for (const { lat, lng, stationCode } of points) {
      expect(stationCode).not.toBeNull();
      const centre = getStationCellCentre(stationCode ?? -1);
      expect(lat).toBeCloseTo(centre.lat, 9);
      expect(lng).toBeCloseTo(centre.lng, 9);
    }
  });

  it('go on over the sea without a code', () => {
    const points = list({ north: 17, south: 16, east: 113, west: 112 }, 8);
    expect(points.length).toBeGreaterThan(0);
    expect(points.every(({ stationCode }) => stationCode === null)).toBe(true);
  });

  it('are never more than 400, never outside the window, and thin out as the map moves away', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 24, noNaN: true }),
        (north, south, east, west, zoom) => {
          const points = list({ north, south, east, west }, zoom);
          expect(points.length).toBeLessThanOrEqual(400);
          for (const { lat, lng } of points) {
            expect(lat >= south && lat <= north).toBe(true);
            expect(west < east ? lng >= west && lng <= east : lng >= west || lng <= east).toBe(true);
          }
        },
      ),
    );
    expect(list(VIETNAM, 5).length).toBeLessThan(list(VIETNAM, 6).length);
  });

  it('of a farther zoom stay when the map comes nearer', () => {
    const near = new Set(list({ north: 13, south: 11, east: 109, west: 107 }, 8).map(({ stationCode }) => stationCode));
    const far = list({ north: 13, south: 11, east: 109, west: 107 }, 7);
    expect(far.length).toBeGreaterThan(0);
    for (const { stationCode } of far) expect(near.has(stationCode)).toBe(true);
  });
});

describe('a map window', () => {
  it('outside coverage has no part, one across the date line keeps both sides', () => {
    expect(clipToCoverage({ north: 60, south: 50, east: 20, west: 0 })).toEqual([]);
    expect(clipToCoverage({ north: 60, south: -60, east: 100, west: 110 })).toEqual([
      { north: 24.5, south: 5, west: 99, east: 100 },
      { north: 24.5, south: 5, west: 110, east: 119.5 },
    ]);
  });

  it('must be taller and wider than nothing', () => {
    expect(listBoundErrors({ north: 1, south: 1, east: 2, west: 1 }, 'en')).toEqual([
      { path: 'bound.north', message: 'north must be greater than south.' },
    ]);
    expect(listBoundErrors({ north: 2, south: 1, east: 1, west: 1 }, 'vi')).toHaveLength(1);
    expect(listBoundErrors({ north: 2, south: 1, east: 1, west: 2 }, 'vi')).toEqual([]);
  });
});
