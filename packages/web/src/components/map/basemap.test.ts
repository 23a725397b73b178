import { describe, expect, it } from 'vitest';
import basemapJson from './basemap.json';
import { type Basemap, listShores, parseRing, SHEET } from './basemap.ts';

const { land } = basemapJson as unknown as Basemap;

describe('the shores of the basemap', () => {
  it('end where the sheet cuts the land off', () => {
    const ring: [number, number][] = [
      [92, 20],
      [92, 25],
      [95, 26],
      [96, 20],
      [92, 20],
    ];
    expect(listShores(ring)).toEqual([
      [
        [92, 25],
        [95, 26],
        [96, 20],
        [92, 20],
      ],
    ]);
  });

  it('never run along an edge of the sheet', () => {
    const lines = land.flatMap((ring) => listShores(parseRing(ring)));
    const along = lines.flatMap((line) =>
      line.slice(1).filter(([lng, lat], index) => {
        const [beforeLng, beforeLat] = line[index] ?? [0, 0];
        const isUp = lng === beforeLng && (lng === SHEET.west || lng === SHEET.east);
        return isUp || (lat === beforeLat && (lat === SHEET.south || lat === SHEET.north));
      }),
    );
    expect(lines.length).toBeGreaterThan(300);
    expect(along).toEqual([]);
  });
});
