import { describe, expect, it } from 'vitest';
import basemapJson from './basemap.json';
import { type Basemap, parseRing, SHEET } from './basemap.ts';
import { FARTHEST } from './map-address.ts';
import { MAP_PICTURE, toPicturePoint } from './map-picture-frame.ts';

const { land } = basemapJson as unknown as Basemap;

/** No coastline follows a parallel or meridian for this many degrees. */
const LONGEST_DEG = 1;

/** Length of an exactly north-south or east-west segment, degrees; else 0. */
function findStraight([lng, lat]: [number, number], [nextLng, nextLat]: [number, number]): number {
  if (lng !== nextLng && lat !== nextLat) return 0;
  return Math.abs(lng - nextLng) + Math.abs(lat - nextLat);
}

describe('the sheet of the basemap', () => {
  it('ends beyond everything that a live map can be moved to', () => {
    const [west, south, east, north] = FARTHEST;
    expect([SHEET.west < west, SHEET.south < south, SHEET.east > east, SHEET.north > north]).not.toContain(false);
  });

  it('ends beyond everything that the drawn map shows', () => {
    const corner = toPicturePoint({ lat: SHEET.north, lng: SHEET.west });
    const opposite = toPicturePoint({ lat: SHEET.south, lng: SHEET.east });
    expect(Math.max(corner.x, corner.y)).toBeLessThan(0);
    expect(opposite.x).toBeGreaterThan(MAP_PICTURE.width);
    expect(opposite.y).toBeGreaterThan(MAP_PICTURE.height);
  });

  it('has land that is cut off straight at its edges only', () => {
    const { west, east, south, north } = SHEET;
    const isAtEdge = ([lng, lat]: [number, number]) => lng === west || lng === east || lat === south || lat === north;
    const straight = land.flatMap((ring) => {
      const points = parseRing(ring);
      return points.filter((point, index) => findStraight(point, points[index + 1] ?? point) > LONGEST_DEG);
    });
    expect(straight.length).toBeGreaterThan(0);
    expect(straight.filter((point) => !isAtEdge(point))).toEqual([]);
  });
});
