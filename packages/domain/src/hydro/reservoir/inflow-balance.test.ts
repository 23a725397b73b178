import { describe, expect, it } from 'vitest';
import { computeInflowByBalance, type ReservoirReading, smoothInflow } from './inflow-balance.ts';
import type { StorageCurve } from './storage-curve.ts';

const curve: StorageCurve = {
  points: [
    { levelM: 100, volumeHm3: 0 },
    { levelM: 200, volumeHm3: 360 },
  ],
};
const reading = (levelM: number | null, change: Partial<ReservoirReading> = {}): ReservoirReading => ({
  levelM,
  turbineM3S: 100,
  spillM3S: 20,
  otherM3S: 5,
  ...change,
});

describe('inflow by balance', () => {
  it('is what goes out and what stays', () => {
    // 1 m is 3.6 hm³, which in an hour is 1000 m³/s.
    expect(
      [
        ...computeInflowByBalance(
          curve,
          [150, 151, 150.9].map((level) => reading(level)),
          3600,
        ),
      ].map(Math.round),
    ).toEqual([1125, 25]);
  });

  it('is not known without levels and outflows', () => {
    const readings = [
      reading(150),
      reading(null),
      reading(150),
      reading(150, { spillM3S: null }),
      reading(99),
      reading(150),
    ];
    expect([...computeInflowByBalance(curve, readings, 3600)].map((flow) => Number.isNaN(flow))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(computeInflowByBalance(curve, [], 3600)).toHaveLength(0);
  });

  it('is smoothed over three hours and never below 0', () => {
    expect([...smoothInflow(Float64Array.of(0, 30, 0, NaN, -9, -9), 3600)]).toEqual([15, 10, 15, NaN, 0, 0]);
    expect([...smoothInflow(Float64Array.of(1, -3, 9), 3 * 3600)]).toEqual([1, 0, 9]);
  });
});
