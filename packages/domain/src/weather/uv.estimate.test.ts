import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sunElevationDeg } from '#time/sun.ts';
import { parseDate } from '#time/vietnam-time.ts';
import { estimateUvIndex, overheadUvIndex } from './uv.ts';

const hanoi = { lat: 21.03, lng: 105.85 };
const saigon = { lat: 10.78, lng: 106.7 };

function findClearNoon(point: { lat: number; lng: number }, heightM: number | null, date: string): number {
  const dayAt = parseDate(date) ?? Number.NaN;
  const overhead = overheadUvIndex(point.lat, heightM, dayAt);
  const quarters = Array.from({ length: 96 }, (_, i) => sunElevationDeg(point, dayAt + i * 900));
  return Math.max(...quarters.map((elevation) => estimateUvIndex(overhead, elevation, 0)));
}

// Known clear-sky noons: 11–13 in the south from April to August, 5–6 in Hà Nội in January, 10–11 there in early summer.
test.each([
  ['Thành phố Hồ Chí Minh', saigon, '2026-04-15', 11, 13.5],
  ['Thành phố Hồ Chí Minh', saigon, '2026-06-15', 11, 13],
  ['Thành phố Hồ Chí Minh', saigon, '2026-08-15', 11, 13],
  ['Thành phố Hồ Chí Minh', saigon, '2026-12-20', 7.5, 9.5],
  ['Hà Nội', hanoi, '2026-01-15', 5, 6.3],
  ['Hà Nội', hanoi, '2026-05-20', 9.5, 11.5],
])('a clear noon in %s', (_name, point, date, least, most) => {
  const noon = findClearNoon(point, 5, date);
  expect(noon).toBeGreaterThan(least);
  expect(noon).toBeLessThan(most);
});

test('a kilometre of height adds six per cent, an unknown height counts as the sea’s', () => {
  const at = parseDate('2026-04-15') ?? 0;
  const sea = overheadUvIndex(11.9, 0, at);
  expect(overheadUvIndex(11.9, 1000, at) / sea).toBeCloseTo(1.06, 9);
  expect(overheadUvIndex(11.9, null, at)).toBe(sea);
  expect(overheadUvIndex(11.9, -5, at)).toBe(sea);
});

test.each([
  [0, 1],
  [20, 0.945],
  [40, 0.89],
  [75, 0.73],
  [87.5, 0.52],
  [100, 0.31],
])('%d %% of cloud let %d of it pass', (cloudPercent, share) => {
  expect(estimateUvIndex(10, 90, cloudPercent)).toBeCloseTo(10 * share, 9);
});

test('there is none with the sun on or below the horizon', () => {
  expect([estimateUvIndex(12, 0, 0), estimateUvIndex(12, -20, 0)]).toEqual([0, 0]);
  expect(estimateUvIndex(12, 1, 0)).toBeGreaterThan(0);
  expect(estimateUvIndex(12, 1, 0)).toBeLessThan(0.01);
});

test('more cloud or a lower sun is never more of it', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const elevation = fc.double({ min: -90, max: 90, noNaN: true });
  fc.assert(
    fc.property(percent, percent, elevation, elevation, (a, b, high, low) => {
      const bright = estimateUvIndex(12, Math.max(high, low), Math.min(a, b));
      const dim = estimateUvIndex(12, Math.min(high, low), Math.max(a, b));
      expect(dim).toBeGreaterThanOrEqual(0);
      expect(dim).toBeLessThanOrEqual(bright);
      expect(bright).toBeLessThanOrEqual(12);
    }),
  );
});
