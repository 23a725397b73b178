import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHoldingRelease, followLevel } from './level-course.ts';
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
