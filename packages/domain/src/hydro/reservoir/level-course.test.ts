import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHoldingRelease, findLevelBand, followLevel } from './level-course.ts';
import type { StorageCurve } from './storage-curve.ts';

const curve: StorageCurve = {
  points: [
    { levelM: 100, volumeHm3: 0 },
    { levelM: 200, volumeHm3: 100 },
  ],
};
/** 1 hm³ an hour. */
const HM3_HOUR = 1e6 / 3600;

describe('the level of a reservoir', () => {
  it('follows what comes in and goes out', () => {
    const course = followLevel({
      curve,
      levelM: 150,
      inflowM3S: [2 * HM3_HOUR, 3 * HM3_HOUR, 0],
      releaseM3S: HM3_HOUR,
      stepSeconds: 3600,
    });
    expect(course?.levelsM.map((level) => Math.round(level as number))).toEqual([150, 151, 153, 152]);
  });

  it('can have a release for each step', () => {
    const course = followLevel({ curve, levelM: 150, inflowM3S: [0, 0], releaseM3S: [0, HM3_HOUR], stepSeconds: 3600 });
    expect(course?.levelsM[2]).toBeCloseTo(149, 9);
  });

  it('is not known outside of the table, and again when it comes back', () => {
    const course = followLevel({
      curve,
      levelM: 199.5,
      inflowM3S: [HM3_HOUR, 0],
      releaseM3S: [0, HM3_HOUR],
      stepSeconds: 3600,
    });
    expect(course?.levelsM[1]).toBeNull();
    expect(course?.levelsM[2]).toBeCloseTo(199.5, 9);
    expect(followLevel({ curve, levelM: 99, inflowM3S: [1], releaseM3S: 0, stepSeconds: 3600 })).toBeNull();
  });
});

describe('the band of the level over members', () => {
  const memberOf = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 });

  it('has a tenth and nine tenths of the members’ own levels below', () => {
    fc.assert(
      fc.property(fc.array(memberOf, { minLength: 5, maxLength: 9 }), (members) => {
        const inflows = members.map((hours) => hours.map((hm3) => hm3 * HM3_HOUR));
        const run = { curve, levelM: 120, releaseM3S: HM3_HOUR, stepSeconds: 3600 };
        const band = findLevelBand(run, inflows);
        const levels = inflows.map((inflowM3S) => followLevel({ ...run, inflowM3S })?.levelsM ?? []);
        for (let hour = 0; hour <= 6; hour++) {
          const rising = levels.map((course) => course[hour] ?? 0).sort((a, b) => a - b);
          const place = 0.9 * (rising.length - 1);
          const [below = 0, above = 0] = [rising[Math.floor(place)], rising[Math.ceil(place)]];
          expect(band?.highM[hour]).toBeCloseTo(below + (place % 1) * (above - below), 6);
          expect(band?.lowM[hour]).toBeLessThanOrEqual((band?.highM[hour] ?? 0) + 1e-9);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is none of four members, nor outside of the table', () => {
    const run = { curve, levelM: 120, releaseM3S: 0, stepSeconds: 3600 };
    expect(findLevelBand(run, Array(4).fill([1]))).toBeNull();
    expect(findLevelBand({ ...run, levelM: 300 }, Array(5).fill([1]))).toBeNull();
    expect(findLevelBand({ ...run, levelM: 199.9 }, Array(5).fill([HM3_HOUR]))?.highM).toEqual([199.9, null]);
  });
});

describe('the release that holds a level', () => {
  const flows = fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { minLength: 1, maxLength: 30 });

  it('keeps the reservoir below it, and no smaller one does', () => {
    fc.assert(
      fc.property(flows, (inflowM3S) => {
        const run = { curve, levelM: 150, inflowM3S, stepSeconds: 3600 };
        const release = findHoldingRelease(run, 152) as number;
        const highest = (releaseM3S: number) => Math.max(...(followLevel({ ...run, releaseM3S })?.volumesHm3 ?? []));
        expect(highest(release)).toBeLessThanOrEqual(52 + 1e-6);
        if (release > 1) expect(highest(release - 1)).toBeGreaterThan(52);
      }),
    );
  });

  it('brings the level back by the end where it is above', () => {
    const run = { curve, levelM: 152, inflowM3S: [HM3_HOUR, HM3_HOUR], stepSeconds: 3600 };
    expect(findHoldingRelease(run, 150)).toBeCloseTo(2 * HM3_HOUR, 9);
  });

  it('is nothing where there is room, and not known outside of the table', () => {
    const run = { curve, levelM: 110, inflowM3S: [1], stepSeconds: 3600 };
    expect(findHoldingRelease(run, 150)).toBe(0);
    expect(findHoldingRelease(run, 250)).toBeNull();
    expect(findHoldingRelease({ ...run, inflowM3S: [] }, 150)).toBeNull();
  });
});
