import { describe, expect, it } from 'vitest';
import { forecastInflow } from './forecast-inflow.ts';
import { type Forcing, makeGr4State } from './gr4-model.ts';

const PARAMS = { x1Mm: 300, x2Mm: 0, x3Mm: 60, x4Steps: 1.5 };
const member = (rainMm: number): Forcing => ({
  rainMm: new Float64Array(10).fill(rainMm),
  peMm: new Float64Array(10).fill(3),
});
const forecast = (step: 'day' | 'hour', rains: readonly number[]) =>
  forecastInflow({ step, params: PARAMS, areaKm2: 864, warm: makeGr4State(step, PARAMS) }, rains.map(member));

describe('inflow ahead', () => {
  it('has ten days by the hour, and says that a daily model’s hours are interpolated', () => {
    const { steps, hours, hoursInterpolated, hourBand } = forecast('day', [0, 5, 10, 20, 80]);
    expect(hoursInterpolated).toBe(true);
    expect(hours[0]).toHaveLength(240);
    expect(hourBand?.p50).toHaveLength(240);
    const day = hours[4]?.subarray(72, 96).reduce((sum, flow) => sum + flow, 0) as number;
    expect(day / 24).toBeCloseTo(steps[4]?.[3] as number, 9);
  });

  it('has computed hours from an hourly model', () => {
    const { hours, steps, hoursInterpolated } = forecast('hour', [0, 1, 2, 3, 4]);
    expect(hoursInterpolated).toBe(false);
    expect(hours).toBe(steps);
  });

  it('has no band of one model', () => {
    const { hours, hourBand, stepBand } = forecast('day', [10]);
    expect([hours.length, hourBand, stepBand]).toEqual([1, null, null]);
  });
});
