import { describe, expect, it, test } from 'vitest';
import { computeAirDensity, normaliseWind } from './air-density.ts';
import { beaufortForce } from './beaufort.ts';
import { listHalfHours } from './half-hours.ts';
import { classifySea, describeSeaByForce, nameSea } from './sea-state.ts';
import { windByLogLaw, windRangeAtHeight } from './wind-profile.ts';

it.each([
  [50, 9.19],
  [100, 9.7],
  [120, 9.84],
  [150, 10],
])('8 m/s at 10 m are by the logarithmic law at %d m %f m/s', (height, expected) => {
  expect(windByLogLaw(8, height)).toBeCloseTo(expected, 2);
});

describe('the range at a height', () => {
  it('is brought up by the hour’s own shear', () => {
    expect(windRangeAtHeight(8, 10, { lowMs: 7.2, highMs: 8.8 })).toEqual({ lowMs: 9, highMs: 11 });
  });
  it('holds the wind that it stands beside', () => {
    expect(windRangeAtHeight(8, 10, { lowMs: 8.8, highMs: 9.6 })).toEqual({ lowMs: 10, highMs: 12 });
    expect(windRangeAtHeight(8, 10, { lowMs: 5, highMs: 6 })?.highMs).toBe(10);
  });
  it('keeps its distance in air too calm for a ratio, and never falls below 0', () => {
    expect(windRangeAtHeight(0.25, 2, { lowMs: 0, highMs: 1.25 })).toEqual({ lowMs: 1.75, highMs: 3 });
    expect(windRangeAtHeight(0.4, 0.1, { lowMs: 0, highMs: 1.4 })?.lowMs).toBe(0);
  });
  it('is unknown without a wind or a range', () => {
    expect(windRangeAtHeight(null, 10, { lowMs: 1, highMs: 2 })).toBeNull();
    expect(windRangeAtHeight(8, null, { lowMs: 1, highMs: 2 })).toBeNull();
    expect(windRangeAtHeight(8, 10, null)).toBeNull();
  });
});

describe('density of air', () => {
  it('is 1.225 kg/m³ at 15 °C and 1013.25 hPa, and warm air is lighter', () => {
    expect(computeAirDensity({ pressureMslHpa: 1013.25, temperatureC: 15, heightM: 0 })).toBeCloseTo(1.225, 3);
    expect(computeAirDensity({ pressureMslHpa: 1008, temperatureC: 29, heightM: 0 })).toBeCloseTo(1.162, 3);
  });
  it('falls by about a hundredth in the first hundred metres', () => {
    const at = (heightM: number) => computeAirDensity({ pressureMslHpa: 1010, temperatureC: 28, heightM }) as number;
    expect(at(100) / at(0)).toBeCloseTo(0.9887, 3);
  });
  it('is unknown without pressure or temperature; the wind is then read as it is', () => {
    expect(computeAirDensity({ pressureMslHpa: null, temperatureC: 28, heightM: 0 })).toBeNull();
    expect(computeAirDensity({ pressureMslHpa: 1010, temperatureC: null, heightM: 0 })).toBeNull();
    expect(normaliseWind(8, null)).toBe(8);
  });
  it('lowers the wind by its cube root', () => {
    expect(normaliseWind(10, 1.225)).toBeCloseTo(10, 10);
    expect(normaliseWind(10, 1.15)).toBeCloseTo(9.792, 3);
  });
});

test.each([
  [0, 'Biển lặng'],
  [0.1, 'Biển lặng'],
  [0.11, 'Biển lặng, gợn nhẹ'],
  [1.25, 'Sóng nhỏ'],
  [1.26, 'Sóng vừa'],
  [4, 'Biển động'],
  [4.1, 'Biển động mạnh'],
  [9, 'Biển động rất mạnh'],
  [14, 'Biển động dữ dội'],
  [15, 'Biển động dữ dội'],
])('a wave of %f m is %s', (waveM, words) => {
  expect(nameSea(classifySea(waveM), 'vi')).toBe(words);
});

test('the sea under an unknown wave has no state', () => {
  expect(() => classifySea(Number.NaN)).toThrow(RangeError);
});

test.each([
  [5.4, 'gió nhẹ, không gây nguy hại'],
  [5.5, 'biển hơi động'],
  [10.7, 'biển hơi động'],
  [10.8, 'biển động, nguy hiểm đối với tàu, thuyền'],
  [17.2, 'biển động rất mạnh, rất nguy hiểm'],
  [24.5, 'biển động dữ dội, làm đắm tàu thuyền'],
  [32.7, 'sức phá hoại cực kỳ lớn, sóng biển cực kỳ mạnh'],
  [70, 'sức phá hoại cực kỳ lớn, sóng biển cực kỳ mạnh'],
])('the official words go by the force: %f m/s is “%s”', (windMs, words) => {
  expect(describeSeaByForce(beaufortForce(windMs), 'vi')).toBe(words);
});

describe('half hours', () => {
  const wave = (at: number, heightM: number | null, directionDeg: number | null) => ({
    at,
    heightM,
    periodS: 6,
    directionDeg,
  });
  it('lie halfway on the line and, of directions, on the circle; they say that they are interpolated', () => {
    const [first, between, last] = listHalfHours([wave(0, 1, 350), wave(3600, 2, 20)]);
    expect(between).toEqual({ at: 1800, heightM: 1.5, periodS: 6, directionDeg: 5, isInterpolated: true });
    expect([first?.isInterpolated, last?.isInterpolated]).toEqual([false, false]);
  });
  it('are unknown beside an unknown hour', () => {
    expect(listHalfHours([wave(0, null, 10), wave(3600, 2, null)])[1]).toMatchObject({
      heightM: null,
      directionDeg: null,
    });
  });
});
