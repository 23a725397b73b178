import { DAY_PARTS, DAY_PERIODS } from '@portal/domain/weather/period-state';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import type { CourseHour } from '@portal/domain/weather/rain-course';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listHourRain } from './hour-rain.ts';
import { MIDNIGHT, makeSeries } from './series.fixture.ts';

const X = Number.NaN;

const listRain = (precipitation: readonly number[]) => listHourRain(makeSeries({ precipitation })).map((r) => r.rainMm);
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

describe('rain of hours in tenths', () => {
  test('keeps 0.22 mm of six hours, which hour by hour would vanish', () => {
    expect(sum(listRain(new Array(6).fill(0.22 / 6)))).toBeCloseTo(0.2, 9);
  });

  test('keeps the drizzle of a day: 24 hours of 0.05 mm are 1.2 mm', () => {
    const rain = listRain(new Array(24).fill(0.05));
    expect(sum(rain)).toBeCloseTo(1.2, 9);
    expect(Math.max(...rain.map((value) => value ?? 0))).toBe(0.1);
  });

  test('leaves tenths as they are', () => {
    expect(listRain([0.1, 0.2, 0, 0.3, 1.7])).toEqual([0.1, 0.2, 0, 0.3, 1.7]);
  });

  test('begins anew with every day of Vietnam', () => {
    const rain = listRain([...new Array(23).fill(0), 0.04, 0.04, ...new Array(5).fill(0)]);
    expect(sum(rain)).toBe(0);
  });

  test('passes over what is not known', () => {
    expect(listRain([0.06, X, 0.06])).toEqual([0.1, null, 0]);
  });

  test('gives any stretch of a day to a tenth, no rain to a dry hour, and the same day however far the series goes', () => {
    const anyRain = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 3, noNaN: true })), {
      minLength: 24,
      maxLength: 24,
    });
    fc.assert(
      fc.property(anyRain, fc.nat(23), fc.nat(23), (raw, one, other) => {
        const rain = listRain(raw);
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
        expect(Math.abs(sum(rain.slice(from, to)) - sum(raw.slice(from, to)))).toBeLessThan(0.1 + 1e-6);
        expect(Math.abs(sum(rain) - sum(raw))).toBeLessThanOrEqual(0.05 + 1e-6);
        raw.forEach((value, hour) => {
          if (value === 0) expect(rain[hour]).toBe(0);
        });
        expect(listRain(raw.slice(0, to))).toEqual(rain.slice(0, to));
      }),
    );
  });
});

describe('chance of an hour', () => {
  test('comes from an ensemble where no better source gives one', () => {
    const both = makeSeries({ precipitationProbability: [30, 30], wetHourProbability: [60, X] }, 2, {
      precipitationProbability: 1,
      wetHourProbability: 0,
    });
    expect(listHourRain(both).map(({ chancePercent }) => chancePercent)).toEqual([60, null]);
    expect(listHourRain(makeSeries({ wetHourProbability: [45] }))[0]?.chancePercent).toBe(45);
  });
});

describe('rain beside a chance', () => {
  const DAY = 24;
  const chances = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100 })), {
    minLength: DAY,
    maxLength: DAY,
  });
  const amounts = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 2, noNaN: true })), {
    minLength: DAY,
    maxLength: DAY,
  });
  const PARTS = [...DAY_PARTS, ...DAY_PERIODS.slice(0, 2), { fromHour: 1, toHour: 7 }, { fromHour: 0, toHour: DAY }];

  test('of an hour, of a part and of the day is never below 0.2 mm times the chance, and the sky stays the run’s', () => {
    fc.assert(
      fc.property(amounts, chances, (precipitation, precipitationProbability) => {
        const rain = listHourRain(makeSeries({ precipitation, precipitationProbability }));
        const likely = listHourRain(makeSeries({ precipitation }));
        rain.forEach(({ rainMm, coming }, hour) => {
          const least = 0.2 * ((precipitationProbability[hour] ?? 0) / 100);
          expect(rainMm).toBeGreaterThanOrEqual(least - 0.05 - 1e-9);
          expect(coming).toBeLessThanOrEqual(rainMm ?? 0);
        });
        for (const { fromHour, toHour } of PARTS) {
          const chance = chanceOfAnyHour(precipitationProbability.slice(fromHour, toHour)) ?? 0;
          const amount = sum(rain.slice(fromHour, toHour).map(({ rainMm }) => rainMm));
          expect(amount).toBeGreaterThanOrEqual(0.2 * (Math.round(chance) / 100) - 0.05 - 1e-6);
        }
        expect(sum(rain.map(({ rainMm }) => rainMm))).toBeGreaterThanOrEqual(
          sum(likely.map(({ rainMm }) => rainMm)) - 1e-6,
        );
      }),
    );
  });

  test('adds nothing to rain that says as much as its chance, and nothing to a dry hour that is not doubtful', () => {
    const precipitation = [0, 1, 2, 0];
    const precipitationProbability = [0, 80, 100, 20];
    const rain = listHourRain(makeSeries({ precipitation, precipitationProbability }));
    expect(rain.map(({ rainMm }) => rainMm)).toEqual(precipitation);
  });

  test('stands where a chance stands alone: five hours of 20 % are a doubtful part, and say a tenth once', () => {
    const precipitationProbability = [...new Array(7).fill(0), 20, 20, 20, 20, 20];
    const rain = listHourRain(makeSeries({ precipitation: new Array(12).fill(0), precipitationProbability }));
    expect(sum(rain.map(({ rainMm }) => rainMm))).toBeCloseTo(0.1, 9);
    expect(rain.every(({ coming }) => coming === 0)).toBe(true);
  });

  test('does not change hours that are over', () => {
    const series = makeSeries({ precipitation: [0, 0, 0], precipitationProbability: [90, 90, 90] });
    const rain = listHourRain({ ...series, now: MIDNIGHT + 2 * 3600 });
    expect(rain.map(({ rainMm }) => rainMm)).toEqual([0, 0, 0.2]);
  });
});

describe('a course', () => {
  const courseHour = (known: Partial<CourseHour>): CourseHour => ({
    at: MIDNIGHT,
    rainMm: 0,
    fallenMm: 0,
    remainingMmh: 0,
    chancePercent: 0,
    thunder: null,
    isEstimated: false,
    ...known,
  });

  test('gives its hours in place of the model, and the later ones stay the model’s', () => {
    const series = makeSeries({ precipitation: [5, 5], precipitationProbability: [90, 90] });
    const [first, second] = listHourRain(series, [courseHour({ rainMm: 1.23, remainingMmh: 2.46, chancePercent: 33 })]);
    expect(first).toMatchObject({ rainMm: 1.2, coming: 2.4, chancePercent: 33, isCourse: true });
    expect(second).toMatchObject({ rainMm: 5, chancePercent: 90, isCourse: false, isEstimated: false });
    expect(listHourRain(series, [courseHour({ isEstimated: true })])[0]?.isEstimated).toBe(true);
  });

  test('never reports a rain code of a rate that its hour does not show', () => {
    const series = makeSeries({ precipitation: [0] });
    const [hour] = listHourRain(series, [courseHour({ rainMm: 0.03, remainingMmh: 0.09, chancePercent: 20 })]);
    expect(hour).toMatchObject({ rainMm: 0, coming: 0 });
  });

  test('gives the hour a tenth while it rains, which the hours after it give back', () => {
    const series = makeSeries({ precipitation: [0, 0.1, 0] });
    const rain = listHourRain(series, [courseHour({ rainMm: 0.02, remainingMmh: 0.12, chancePercent: 60 })]);
    expect(rain.map(({ rainMm }) => rainMm)).toEqual([0.1, 0, 0]);
  });
});
