import { describe, expect, it, test } from 'vitest';
import { findDirectShare, MOST_DIRECT_SHARE, windAt2mMs } from './heat-exposure.ts';
import { computeWbgt } from './wbgt.ts';

/** Vectors A of domain-2.md §19, thermofeel's own: K, %, hPa, wind at 10 m in a town, W/m², direct share, cos Z; WBGT in K. */
const THERMOFEEL = [
  [308.15, 40, 1013, 1, 800, 0.7, 0.9, 306.559802],
  [303.15, 70, 1010, 3, 500, 0.5, 0.7, 302.954374],
  [293.15, 60, 1015, 5, 200, 0.3, 0.5, 290.82388],
  [298.15, 85, 1008, 2, 0, 0, 0.05, 296.597705],
  [306.15, 50, 1013, 0.2, 700, 0.6, 0.8, 307.358482],
  [305.15, 35, 1012, 2.5, 900, 0.97, 0.95, 301.229074],
] as const;

/** Vectors B, from the authors' own program: °C, %, hPa, wind at 2 m, W/m², direct share, cos Z; globe, wick, WBGT. */
const ARGONNE = [
  [35, 40, 1013, 1, 800, 0.7, 0.9, 52.7, 26.8, 32.8],
  [35, 60, 1005, 2, 900, 0.75, 0.95, 50.6, 29.8, 34.5],
  [38, 45, 1003, 2, 950, 0.8, 0.98, 53.7, 29.1, 34.9],
  [33, 70, 1008, 1, 700, 0.65, 0.85, 49.8, 30.6, 34.6],
  [30, 80, 1008, 0.5, 300, 0.2, 0.7, 40.4, 29.3, 31.6],
  [32, 65, 1008, 3, 0, 0, -0.2, 31.6, 26.4, 28],
  [28, 90, 1010, 1, 0, 0, -0.5, 27.5, 26.6, 26.9],
  [25, 60, 1012, 2, 600, 0.7, 0.75, 36.2, 21.3, 24.7],
  [40, 30, 1000, 3, 1000, 0.85, 0.99, 53.5, 26.3, 33.1],
] as const;

const LOAD = {
  temperatureC: 35,
  humidityPercent: 60,
  pressureHpa: 1005,
  windMs: 2,
  shortWaveWm2: 900,
  directShare: 0.75,
  cosZenith: 0.95,
};

describe('wet-bulb globe temperature', () => {
  it.each(THERMOFEEL)('agrees with thermofeel at %d K, %d %%', (kelvin, rh, hPa, wind, sun, share, cosZ, expected) => {
    const windMs = windAt2mMs(wind, { cosZenith: cosZ, shortWaveWm2: sun }, 'urban');
    const { wbgtC } = computeWbgt({
      temperatureC: kelvin - 273.15,
      humidityPercent: rh,
      pressureHpa: hPa,
      windMs,
      shortWaveWm2: sun,
      directShare: Math.min(share, MOST_DIRECT_SHARE),
      cosZenith: cosZ,
    });
    // Theirs stops iterating a little short of the balance.
    expect(Math.abs(wbgtC + 273.15 - expected)).toBeLessThan(0.12);
  });

  it.each(ARGONNE)(
    'agrees with its authors at %d °C, %d %%',
    (temperatureC, rh, hPa, windMs, sun, share, cosZ, ...all) => {
      const { globeC, wetBulbC, wbgtC } = computeWbgt({
        temperatureC,
        humidityPercent: rh,
        pressureHpa: hPa,
        windMs,
        shortWaveWm2: sun,
        directShare: share,
        cosZenith: cosZ,
      });
      for (const [index, value] of [globeC, wetBulbC, wbgtC].entries())
        expect(Math.abs(value - (all[index] ?? Number.NaN))).toBeLessThan(0.15);
    },
  );

  it('weighs wick, globe and air by 0.7, 0.2 and 0.1', () => {
    const { wbgtC, globeC, wetBulbC } = computeWbgt(LOAD);
    expect(wbgtC).toBeCloseTo(0.7 * wetBulbC + 0.2 * globeC + 0.1 * 35, 9);
  });

  it('rises with sun, heat and damp, and falls with wind', () => {
    const change = (more: Partial<typeof LOAD>) => computeWbgt({ ...LOAD, ...more }).wbgtC - computeWbgt(LOAD).wbgtC;
    expect(change({ shortWaveWm2: 950 })).toBeGreaterThan(0);
    expect(change({ temperatureC: 36 })).toBeGreaterThan(0.5);
    expect(change({ humidityPercent: 65 })).toBeGreaterThan(0.3);
    expect(change({ windMs: 3 })).toBeLessThan(0);
  });

  it('stays finite at sunrise, in calm and in saturated air', () => {
    const { wbgtC } = computeWbgt({
      ...LOAD,
      humidityPercent: 100,
      windMs: 0,
      shortWaveWm2: 20,
      directShare: 0.9,
      cosZenith: 1e-6,
    });
    expect(wbgtC).toBeGreaterThan(34);
    expect(wbgtC).toBeLessThan(37);
  });
});

test('wind at 2 m follows the stability of the air', () => {
  expect(windAt2mMs(3, { cosZenith: 0.9, shortWaveWm2: 800 }, 'urban')).toBeCloseTo(2.356545, 6);
  expect(windAt2mMs(7, { cosZenith: 0.5, shortWaveWm2: 200 }, 'urban')).toBeCloseTo(4.681182, 6);
  expect(windAt2mMs(1, { cosZenith: -0.5, shortWaveWm2: 0 }, 'urban')).toBeCloseTo(0.617034, 6);
  expect(windAt2mMs(0.62, { cosZenith: -0.5, shortWaveWm2: 0 }, 'urban')).toBeCloseTo(0.62 * 0.2 ** 0.3, 6);
  expect(windAt2mMs(0, { cosZenith: -0.5, shortWaveWm2: 0 }, 'urban')).toBeCloseTo(0.62 * 0.2 ** 0.3, 6);
  expect(windAt2mMs(3, { cosZenith: 0.9, shortWaveWm2: 800 }, 'rural')).toBeCloseTo(3 * 0.2 ** 0.07, 6);
});

test('more of the sun is direct the clearer the air, at most nine tenths', () => {
  expect(findDirectShare(0, 0.5)).toBe(0);
  expect(findDirectShare(100, 0)).toBe(0);
  expect(findDirectShare(0.5 * 1367 * 0.8, 0.8)).toBeCloseTo(Math.exp(3 - 0.67 - 3.3), 9);
  expect(findDirectShare(0.8 * 1367 * 0.8, 0.8)).toBeCloseTo(Math.exp(3 - 1.34 * 0.8 - 1.65 / 0.8), 9);
  expect(findDirectShare(1360, 0.8)).toBe(0.9);
});
