import { expect, test } from 'vitest';
import { sunLongitudeDeg } from './sun.ts';

const epochOf = (text: string) => Date.parse(text) / 1000;

// Equinoxes and solstices from almanacs; the sun moves a hundredth of a degree in fifteen minutes.
test.each([
  ['2026-03-20T14:46:00Z', 0],
  ['2026-06-21T08:24:00Z', 90],
  ['2026-09-23T00:05:00Z', 180],
  ['2026-12-21T20:50:00Z', 270],
  ['2000-12-21T13:37:00Z', 270],
  ['1985-12-21T22:08:00Z', 270],
])('at %s the sun stands at %i°', (moment, longitude) => {
  const off = sunLongitudeDeg(epochOf(moment)) - longitude;
  expect(Math.abs(off > 180 ? off - 360 : off)).toBeLessThan(0.011);
});

test('it goes once around in a year, always forward', () => {
  const start = epochOf('2026-03-21T00:00:00Z');
  let before = sunLongitudeDeg(start);
  for (let day = 1; day < 364; day++) {
    const now = sunLongitudeDeg(start + day * 86_400);
    expect(now - before).toBeGreaterThan(0.95);
    expect(now - before).toBeLessThan(1.03);
    before = now;
  }
  expect(before).toBeLessThan(360);
});
