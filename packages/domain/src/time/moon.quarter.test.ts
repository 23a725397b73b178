import { getMoonIllumination } from 'suncalc';
import { expect, test } from 'vitest';
import { estimateLunation, findMoonQuarterAt, findNewMoonAt, type MoonQuarter } from './moon.ts';

// Meeus' own worked example (49.a), and moments of almanacs to the minute.
test.each([
  ['1977-02-18T03:36:54Z', 15],
  ['2000-01-06T18:14:00Z', 40],
  ['2026-02-17T12:01:00Z', 40],
  ['2030-02-02T16:07:00Z', 60],
  ['2017-08-21T18:30:00Z', 40],
])('the moon is new at %s', (moment, seconds) => {
  const at = Date.parse(moment) / 1000;
  expect(Math.abs(findNewMoonAt(estimateLunation(at)) - at)).toBeLessThan(seconds);
});

test('at every new moon of two centuries the moon is dark, and waxes from then on', () => {
  for (let lunation = -395; lunation < 1855; lunation++) {
    const at = findNewMoonAt(lunation) * 1000;
    expect(getMoonIllumination(new Date(at)).fraction).toBeLessThan(0.003);
    expect(getMoonIllumination(new Date(at + 12 * 3600_000)).waxing).toBe(true);
    expect(getMoonIllumination(new Date(at - 12 * 3600_000)).waxing).toBe(false);
  }
});

// Meeus' worked example of a last quarter (49.b: 23:48:17 of dynamical time, less ΔT of that year), and moments of almanacs to
// the minute.
test.each([
  ['2044-01-21T23:46:50Z', 3, 30],
  ['2026-09-26T16:49:00Z', 2, 60],
  ['2026-11-24T14:53:00Z', 2, 60],
  ['2026-11-17T11:48:00Z', 1, 60],
  ['2026-12-01T06:09:00Z', 3, 60],
] as const)('%s is the moment of quarter %d', (moment, quarter, seconds) => {
  const at = Date.parse(moment) / 1000;
  const lunation = estimateLunation(at - quarter * 7.38 * 86_400);
  expect(Math.abs(findMoonQuarterAt(lunation, quarter) - at)).toBeLessThan(seconds);
});

test('at every quarter and full moon of two centuries as much of the moon is lit as there should be', () => {
  const wanted: Record<MoonQuarter, number> = { 0: 0, 1: 0.5, 2: 1, 3: 0.5 };
  for (let lunation = -395; lunation < 1855; lunation++) {
    for (const quarter of [1, 2, 3] as const) {
      const { fraction } = getMoonIllumination(new Date(findMoonQuarterAt(lunation, quarter) * 1000));
      expect(Math.abs(fraction - wanted[quarter])).toBeLessThan(0.006);
    }
  }
});
