import proj4 from 'proj4';
import { expect, it } from 'vitest';
import { findProjection } from './radar-geotiff.ts';

const toDegrees = (epsg: number, x: number, y: number) =>
  proj4(findProjection(epsg) ?? '').inverse([x, y]) as [number, number];

it('knows Vietnam’s own coordinates, some 200 m from those of WGS 84', () => {
  // Both central meridians lie in the middle of their zone.
  for (const [epsg, meridian] of [
    [3405, 105],
    [3406, 111],
  ] as const) {
    const [lng, lat] = toDegrees(epsg, 500_000, 2_325_000);
    expect(Math.abs(lng - meridian)).toBeLessThan(0.003);
    expect(Math.abs(lat - 21.02)).toBeLessThan(0.01);
    expect(toDegrees(32_600 + (meridian + 183) / 6, 500_000, 2_325_000)).not.toEqual([lng, lat]);
  }
  expect(Math.abs(toDegrees(4756, 105, 21)[0] - 105)).toBeLessThan(0.003);
});

it('knows no number outside its table', () => {
  expect([findProjection(null), findProjection(9999), findProjection(32_661)]).toEqual([null, null, null]);
});
