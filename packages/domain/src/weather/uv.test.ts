import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sunElevationDeg } from '#time/sun.ts';
import { parseDate } from '#time/vietnam-time.ts';
import { estimateShortWaveWm2 } from './uv.ts';

test.each([
  [90, 1037],
  [60, 890],
  [30, 490],
  [10, 137],
])('a clear sky with the sun at %d° gives about %d W/m²', (elevation, radiation) => {
  expect(Math.abs(estimateShortWaveWm2(elevation, 0) - radiation)).toBeLessThan(1);
});

test.each([
  [0, 1],
  [50, 0.929],
  [75, 0.718],
  [100, 0.25],
])('under %d %% of cloud %d of it is left', (cloudPercent, share) => {
  expect(estimateShortWaveWm2(60, cloudPercent) / estimateShortWaveWm2(60, 0)).toBeCloseTo(share, 3);
});

// Clear days of the tropics: 17–19 MJ/m² in Hà Nội in January, 27–29 in the south in April.
test.each([
  ['Hà Nội', { lat: 21.03, lng: 105.85 }, '2026-01-15', 17, 19],
  ['Cần Thơ', { lat: 10.03, lng: 105.77 }, '2026-04-15', 27, 29],
])('a clear day in %s', (_name, point, date, least, most) => {
  const dayAt = parseDate(date) ?? Number.NaN;
  let megajoules = 0;
  for (let i = 0; i < 144; i++) megajoules += estimateShortWaveWm2(sunElevationDeg(point, dayAt + i * 600), 0) * 600e-6;
  expect(megajoules).toBeGreaterThan(least);
  expect(megajoules).toBeLessThan(most);
});

test('there is none with the sun on or below the horizon, and never more than the clear sky overhead', () => {
  expect([estimateShortWaveWm2(0, 0), estimateShortWaveWm2(-10, 50)]).toEqual([0, 0]);
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (elevation, cloud) => {
        const radiation = estimateShortWaveWm2(elevation, cloud);
        expect(radiation).toBeGreaterThanOrEqual(0);
        expect(radiation).toBeLessThanOrEqual(1038);
      },
    ),
  );
});
