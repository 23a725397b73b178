import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AqiColumn, dailyVnAqi, hourlyVnAqi, nowCast, POLLUTANTS, pollutantIndex, roundAqi } from './vn-aqi.ts';

const hours = (value: number | null, count = 24) => Array.from({ length: count }, () => value);

describe('the index of one pollutant', () => {
  test.each<[AqiColumn, number, number, number]>([
    ['no2', 118.7, 59.35, 59],
    ['o3', 136.1, 42.53, 43],
    ['pm25', 20.27, 40.54, 41],
    ['o3EightHours', 89.3, 44.65, 45],
    ['o3', 114.6, 35.81, 36],
    ['no2', 130.8, 65.4, 65],
    ['pm25', 55.7, 109.5, 110],
  ])('%s at %d µg/m³ is %d, published as %i', (column, concentration, index, published) => {
    expect(Math.abs(pollutantIndex(column, concentration) - index)).toBeLessThan(0.006);
    expect(roundAqi(pollutantIndex(column, concentration))).toBe(published);
  });

  test.each([
    [0, 0],
    [25, 50],
    [50, 100],
    [80, 150],
    [150, 200],
    [250, 300],
    [350, 400],
    [500, 500],
    [620, 500],
  ])('PM2.5 at the edge %d µg/m³ is %i', (concentration, index) => {
    expect(roundAqi(pollutantIndex('pm25', concentration))).toBe(index);
  });

  test.each<[AqiColumn, number[]]>([
    ['pm25', [25, 50, 80, 150, 250, 350, 500]],
    ['pm10', [50, 150, 250, 350, 420, 500, 600]],
    ['o3', [160, 200, 300, 400, 800, 1000, 1200]],
    ['no2', [100, 200, 700, 1200, 2350, 3100, 3850]],
    ['so2', [125, 350, 550, 800, 1600, 2100, 2630]],
    ['co', [10_000, 30_000, 45_000, 60_000, 90_000, 120_000, 150_000]],
    ['o3EightHours', [100, 120, 170, 210, 400]],
  ])('%s has the edges of the decision', (column, edges) => {
    const indices = [50, 100, 150, 200, 300, 400, 500].slice(0, edges.length);
    expect(edges.map((edge) => pollutantIndex(column, edge))).toEqual(indices);
    const justBelow = edges.map((edge, i) => pollutantIndex(column, edge * 0.999) < indices[i]!);
    expect(justBelow).toEqual(edges.map(() => true));
    const justAbove = edges.slice(0, -1).map((edge, i) => pollutantIndex(column, edge * 1.001) > indices[i]!);
    expect(justAbove).toEqual(edges.slice(0, -1).map(() => true));
    expect(pollutantIndex(column, (edges.at(-1) ?? 0) * 1.001)).toBe(indices.at(-1));
  });

  test('above the last edge it is 500, in the 8-hour column of ozone 300', () => {
    expect(pollutantIndex('co', 150_001)).toBe(500);
    expect(pollutantIndex('o3EightHours', 401)).toBe(300);
  });

  test('more of a pollutant is never a lower index', () => {
    const columns: AqiColumn[] = [...POLLUTANTS, 'o3EightHours'];
    const amount = fc.double({ min: 0, max: 4000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...columns), amount, amount, (column, a, b) => {
        const lower = pollutantIndex(column, Math.min(a, b));
        expect(pollutantIndex(column, Math.max(a, b))).toBeGreaterThanOrEqual(lower);
      }),
    );
  });

  test('a half is rounded up though it is stored a hair below', () => {
    expect([roundAqi(109.499_999_99), roundAqi(109.5), roundAqi(109.4999), roundAqi(0)]).toEqual([110, 110, 109, 0]);
  });
});

describe('NowCast', () => {
  test('of a steady concentration is that concentration', () => {
    expect(nowCast(hours(37, 12))).toBeCloseTo(37, 9);
    expect(nowCast(hours(0, 12))).toBe(0);
  });

  test('weighs by the lowest over the highest hour, but never by less than a half', () => {
    expect(nowCast([40, 30])).toBeCloseTo((40 + 0.75 * 30) / 1.75, 9);
    expect(nowCast([10, 100])).toBeCloseTo((10 + 0.5 * 100) / 1.5, 9);
  });

  test('with a half weight agrees with the printed form of the decision to 0.03 %', () => {
    const values = [90, 80, 20, 60, 50, 40, 30, 35, 45, 55, 65, 75];
    const printed = values.reduce((sum, value, i) => sum + 0.5 ** (i + 1) * value, 0);
    expect(Math.abs((nowCast(values) ?? 0) / printed - 1)).toBeLessThan(0.0003);
  });

  test('leaves a missing hour out without pulling the mean down', () => {
    const gap = [60, null, 60, ...hours(60, 9)];
    expect(nowCast(gap)).toBeCloseTo(60, 9);
    expect(nowCast([40, null, 30])).toBeCloseTo((40 + 0.75 ** 2 * 30) / (1 + 0.75 ** 2), 9);
  });

  test('needs two of the newest three hours', () => {
    expect(nowCast([10, null, 10])).not.toBeNull();
    expect(nowCast([null, 10, 10])).not.toBeNull();
    expect(nowCast([10, null, null, ...hours(10, 9)])).toBeNull();
    expect(nowCast([])).toBeNull();
    expect(nowCast([Number.NaN, -1, 10, 10])).toBeNull();
  });

  test('uses twelve hours and no more', () => {
    expect(nowCast([...hours(20, 12), 500])).toBeCloseTo(20, 9);
  });

  test('lies between the lowest and the highest hour', () => {
    const values = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(values, (list) => {
        const mean = nowCast(list) ?? -1;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...list) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...list) + 1e-9);
      }),
    );
  });
});

describe('the index of an hour', () => {
  test('is the highest of its pollutants and names it', () => {
    expect(hourlyVnAqi({ pm25: 20.27, o3: 136.1, no2: 118.7 })).toEqual({ aqi: 59, dominant: 'no2' });
  });

  test('needs one of the two dusts', () => {
    expect(hourlyVnAqi({ o3: 136.1, no2: 118.7, so2: 10, co: 300 })).toBeNull();
    expect(hourlyVnAqi({ pm25: null, pm10: Number.NaN, o3: 50 })).toBeNull();
    expect(hourlyVnAqi({ pm10: 25, o3: null })).toEqual({ aqi: 25, dominant: 'pm10' });
    expect(hourlyVnAqi({ pm25: 0 })).toEqual({ aqi: 0, dominant: 'pm25' });
  });

  test('names the finer dust where both give the same', () => {
    expect(hourlyVnAqi({ pm10: 50, pm25: 25 })).toEqual({ aqi: 50, dominant: 'pm25' });
  });

  test('never falls when a pollutant rises', () => {
    const amount = fc.double({ min: 0, max: 4000, noNaN: true });
    const all = fc.record({ pm25: amount, pm10: amount, o3: amount, no2: amount, so2: amount, co: amount });
    fc.assert(
      fc.property(all, fc.constantFrom(...POLLUTANTS), amount, (concentrations, pollutant, more) => {
        const raised = { ...concentrations, [pollutant]: concentrations[pollutant] + more };
        expect(hourlyVnAqi(raised)?.aqi).toBeGreaterThanOrEqual(hourlyVnAqi(concentrations)?.aqi ?? 501);
      }),
    );
  });
});

describe('the index of a day', () => {
  test('is that of the decision’s worked example', () => {
    const o3 = [...hours(89.3, 23), 114.6].toReversed();
    const day = { pm25: hours(55.7), o3, no2: [...hours(60, 23), 130.8] };
    expect(dailyVnAqi(day)).toEqual({ aqi: 110, dominant: 'pm25' });
    expect(dailyVnAqi({ ...day, pm25: hours(5) })).toEqual({ aqi: 65, dominant: 'no2' });
  });

  test('takes dust by the mean and gases by the highest hour', () => {
    const onePeak = [...hours(0, 23), 240];
    expect(dailyVnAqi({ pm25: onePeak })).toEqual({ aqi: 20, dominant: 'pm25' });
    expect(dailyVnAqi({ pm25: hours(0), so2: [...hours(0, 23), 350] })).toEqual({ aqi: 100, dominant: 'so2' });
  });

  test('takes the worse of the highest hour and the highest eight hours of ozone', () => {
    const eight = [...hours(0, 8), ...hours(120, 8), ...hours(0, 8)];
    expect(dailyVnAqi({ pm25: hours(1), o3: eight })).toEqual({ aqi: 100, dominant: 'o3' });
    expect(dailyVnAqi({ pm25: hours(1), o3: [...hours(0, 23), 200] })).toEqual({ aqi: 100, dominant: 'o3' });
  });

  test('leaves the eight hours of ozone out above 400 µg/m³', () => {
    expect(dailyVnAqi({ pm25: hours(1), o3: hours(400) })?.aqi).toBe(300);
    expect(dailyVnAqi({ pm25: hours(1), o3: hours(404) })?.aqi).toBe(201);
  });

  test('needs three quarters of the hours for a mean', () => {
    expect(dailyVnAqi({ pm25: [...hours(25, 18), ...hours(null, 6)] })?.aqi).toBe(50);
    expect(dailyVnAqi({ pm25: [...hours(25, 17), ...hours(null, 7)] })).toBeNull();
    expect(dailyVnAqi({ pm25: hours(25, 17) })).toBeNull();
    const sixOfEight = [...hours(120, 6), ...hours(null, 18)];
    expect(dailyVnAqi({ pm25: hours(1), o3: sixOfEight })?.aqi).toBe(100);
    const fiveOfEight = [...hours(120, 5), ...hours(null, 19)];
    expect(dailyVnAqi({ pm25: hours(1), o3: fiveOfEight })?.aqi).toBe(38);
  });

  test('needs one of the two dusts', () => {
    expect(dailyVnAqi({ o3: hours(100) })).toBeNull();
    expect(dailyVnAqi({ pm10: hours(25), o3: hours(null) })).toEqual({ aqi: 25, dominant: 'pm10' });
  });
});
