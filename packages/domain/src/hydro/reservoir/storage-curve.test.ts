import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStorageCurve, findLevelM, findVolumeHm3, type StorageCurve } from './storage-curve.ts';

const curve: StorageCurve = {
  points: [
    { levelM: 100, volumeHm3: 10 },
    { levelM: 110, volumeHm3: 30 },
    { levelM: 120, volumeHm3: 90 },
  ],
};

describe('a table V(H)', () => {
  it('is read by straight lines, and not beyond its ends', () => {
    expect(findVolumeHm3(curve, 105)).toBe(20);
    expect(findVolumeHm3(curve, 110)).toBe(30);
    expect(findLevelM(curve, 60)).toBe(115);
    expect([findVolumeHm3(curve, 100), findVolumeHm3(curve, 120)]).toEqual([10, 90]);
    expect([
      findVolumeHm3(curve, 99.99),
      findVolumeHm3(curve, 120.01),
      findLevelM(curve, 9),
      findLevelM(curve, NaN),
    ]).toEqual([null, null, null, null]);
  });

  it('leads from level to volume and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 120, noNaN: true }), (levelM) => {
        expect(findLevelM(curve, findVolumeHm3(curve, levelM) as number)).toBeCloseTo(levelM, 9);
      }),
    );
  });

  it('has to rise, row by row', () => {
    expect(checkStorageCurve(curve.points)).toEqual({ ok: true, curve });
    expect(
      checkStorageCurve([
        { levelM: 100, volumeHm3: -1 },
        { levelM: 100, volumeHm3: 5 },
        { levelM: 110, volumeHm3: 5 },
        { levelM: NaN, volumeHm3: 9 },
        { levelM: 9000, volumeHm3: 10 },
      ]),
    ).toEqual({
      ok: false,
      faults: [
        { code: 'negativeVolume', point: 0 },
        { code: 'levelNotRising', point: 1 },
        { code: 'volumeNotRising', point: 2 },
        { code: 'noNumber', point: 3 },
        { code: 'unlikelyLevel', point: 4 },
      ],
    });
    expect(checkStorageCurve([])).toEqual({ ok: false, faults: [{ code: 'tooFewPoints', point: null }] });
  });
});
