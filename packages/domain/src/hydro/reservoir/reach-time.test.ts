import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findEarliestOfDays, findReachTime, findReachTimeOfDays, findReachTimeOfMembers } from './reach-time.ts';
import type { StorageCurve } from './storage-curve.ts';

const curve: StorageCurve = {
  points: [
    { levelM: 100, volumeHm3: 0 },
    { levelM: 200, volumeHm3: 100 },
  ],
};
const HM3_HOUR = 1e6 / 3600;
const HOUR = 3600;
const DAY = 24 * HOUR;
const run = { curve, levelM: 150, releaseM3S: 0, stepSeconds: HOUR };
const steady = (hm3Hour: number) => Array.from({ length: 10 }, () => hm3Hour * HM3_HOUR);

describe('the time to a level', () => {
  it('is between two steps where the level is', () => {
    expect(findReachTime({ ...run, inflowM3S: steady(2) }, 155)?.middleSeconds).toBeCloseTo(2.5 * HOUR, 6);
  });

  it('is now where it is reached, and none where it is not within the hours', () => {
    expect(findReachTime({ ...run, inflowM3S: steady(1) }, 150)).toMatchObject({ middleSeconds: 0, reachedPart: 1 });
    expect(findReachTime({ ...run, inflowM3S: steady(1) }, 160)?.middleSeconds).toBeCloseTo(10 * HOUR, 3);
    expect(findReachTime({ ...run, inflowM3S: steady(1) }, 160.1)).toEqual({
      earliestSeconds: null,
      middleSeconds: null,
      latestSeconds: null,
      reachedPart: 0,
      range: null,
    });
    expect(findReachTime({ ...run, inflowM3S: steady(1) }, 201)).toBeNull();
  });
});

describe('the time of members', () => {
  it('is a range, in which those that never reach it are late', () => {
    const time = findReachTimeOfMembers(run, [0, 0.1, 1, 2, 4].map(steady), 152);
    expect(time?.middleSeconds).toBeCloseTo(2 * HOUR, 6);
    expect(time?.earliestSeconds).toBeLessThan(HOUR);
    expect(time).toMatchObject({ latestSeconds: null, reachedPart: 0.6, range: 'members' });
  });

  it('needs five of them', () => {
    expect(findReachTimeOfMembers(run, [1, 1, 1, 1].map(steady), 152)).toBeNull();
  });
});

describe('the time by days', () => {
  it('lies between the begin and the end of the day in question', () => {
    const inflowM3S = [12, 12, 12].map((hm3Day) => (hm3Day * 1e6) / DAY);
    expect(findReachTimeOfDays({ curve, levelM: 150, inflowM3S, releaseM3S: 0 }, 168)).toMatchObject({
      earliestSeconds: DAY,
      latestSeconds: 2 * DAY,
      middleSeconds: 1.5 * DAY,
      range: 'days',
    });
  });

  it('has its middle within its range', () => {
    const flows = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(flows, fc.double({ min: 0, max: 100, noNaN: true }), (inflowM3S, releaseM3S) => {
        const time = findReachTimeOfDays({ curve, levelM: 150, inflowM3S, releaseM3S }, 160);
        const middle = time?.middleSeconds ?? Infinity;
        expect(time?.earliestSeconds ?? Infinity).toBeLessThanOrEqual(middle + 1);
        expect(middle).toBeLessThanOrEqual((time?.latestSeconds ?? Infinity) + 1);
      }),
    );
  });
});

describe('the earliest time of hours that are interpolated from days', () => {
  const toM3S = (hm3Hour: number) => (hm3Hour * 1e6) / HOUR;

  it('is the begin of the day whose water may reach the level', () => {
    // 6 hours are left of the first day, then 24 with 1 hm³ each.
    const hours = { curve, levelM: 150, inflowM3S: Array(30).fill(toM3S(1)), releaseM3S: 0, stepSeconds: HOUR };
    expect(findReachTime(hours, 160)?.middleSeconds).toBeCloseTo(10 * HOUR, 3);
    expect(findEarliestOfDays(hours, [0, 6], 160)).toBe(6 * HOUR);
    expect(findEarliestOfDays(hours, [0, 6], 150)).toBe(0);
    expect(findEarliestOfDays({ ...hours, inflowM3S: Array(9).fill(toM3S(1)) }, [0, 6], 160)).toBeNull();
  });
});
