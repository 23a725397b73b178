import { getMoonIllumination } from 'suncalc';
import { expect, test } from 'vitest';
import { estimateLunation, findNewMoonAt } from './new-moon.ts';

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
