import { describe, expect, it } from 'vitest';
import { computeOudinMm } from '#hydro/model/oudin-evaporation.ts';
import { parseDate } from '#time/vietnam-time.ts';
import type { CatchmentSeries } from './catchment-series.ts';
import { toCalibrationInput } from './to-calibration-input.ts';

const FACTS = { areaKm2: 864, lat: 15 };
const from = parseDate('2020-03-01') as number;
const days = (change: Partial<CatchmentSeries> = {}): CatchmentSeries => ({
  step: 'day',
  from,
  flow: new Float64Array(40).fill(10),
  flowUnit: 'm3s',
  rainMm: new Float64Array(40).fill(5),
  peMm: new Float64Array(40).fill(4),
  temperatureC: null,
  ...change,
});
const withGap = (values: Float64Array, begin: number, end: number) => values.slice().fill(NaN, begin, end);

describe('a series for a model', () => {
  it('has its flow in mm a step', () => {
    expect(toCalibrationInput(days(), FACTS).input.flowMm[0]).toBeCloseTo(1, 12);
    expect(toCalibrationInput(days({ step: 'hour' }), FACTS).input.flowMm[0]).toBeCloseTo(1 / 24, 12);
    expect(toCalibrationInput(days({ flowUnit: 'mm' }), FACTS).input.flowMm[0]).toBe(10);
  });

  it('does not judge by flow after rain that nobody measured', () => {
    const series = days({ rainMm: withGap(days().rainMm, 5, 7) });
    const { input, filledRainSteps, uncountedFlowSteps } = toCalibrationInput(series, FACTS);
    expect(filledRainSteps).toBe(2);
    expect(uncountedFlowSteps).toBe(12);
    expect(input.forcing.rainMm[5]).toBe(0);
    expect(input.flowMm[4]).toBeCloseTo(1, 12);
    expect(input.flowMm[5]).toBeNaN();
    expect(input.flowMm[16]).toBeNaN();
    expect(input.flowMm[17]).toBeCloseTo(1, 12);
    expect(series.flow[5]).toBe(10);
  });

  it('fills holes of three hours from their neighbours, longer ones not', () => {
    const rainMm = withGap(withGap(days().rainMm, 5, 8), 20, 24);
    rainMm[8] = 7;
    const { input } = toCalibrationInput(days({ step: 'hour', rainMm }), FACTS);
    expect(input.forcing.rainMm[6]).toBe(6);
    expect(input.flowMm[6]).not.toBeNaN();
    expect(input.forcing.rainMm[21]).toBe(0);
    expect(input.flowMm[21]).toBeNaN();
  });

  it('fills evapotranspiration by the mean of its month', () => {
    const peMm = Float64Array.from({ length: 40 }, (_, day) => (day < 31 ? 4 : 6));
    peMm[3] = NaN;
    peMm[35] = NaN;
    const { input, filledPeSteps } = toCalibrationInput(days({ peMm }), FACTS);
    expect(input.forcing.peMm[3]).toBeCloseTo(4, 12);
    expect(input.forcing.peMm[35]).toBeCloseTo(6, 12);
    expect(filledPeSteps).toBe(2);
  });

  it('takes Oudin from the temperature, by day or spread over the hours', () => {
    const temperatureC = new Float64Array(48).fill(28);
    const expected = computeOudinMm(28, 15, 61);
    const daily = toCalibrationInput(days({ peMm: null, temperatureC }), FACTS);
    expect(daily.input.forcing.peMm[0]).toBeCloseTo(expected, 12);
    const flow = new Float64Array(48).fill(1);
    const hourly = toCalibrationInput({ ...days(), step: 'hour', flow, rainMm: flow, peMm: null, temperatureC }, FACTS);
    const { peMm } = hourly.input.forcing;
    expect(peMm.subarray(0, 24).reduce((sum, pe) => sum + pe, 0)).toBeCloseTo(expected, 12);
    expect(peMm[2]).toBe(0);
    expect(peMm[12]).toBeGreaterThan(0.3);
  });
});
