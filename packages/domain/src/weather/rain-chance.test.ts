import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceLimits, chanceOfAnyHour, hourlyChance, memberChance } from './rain-chance.ts';

const percent = (chance: number | null) => Math.round(chance ?? Number.NaN);

describe('the chance of some hours', () => {
  const HUMP = [5, 5, 10, 20, 40, 50, 40, 20, 10, 5];

  it.each([
    [0, 92],
    [0.3, 85],
    [0.5, 78],
    [0.7, 69],
    [1, 50],
  ])('is that of the published hump with a correlation of %d: %d %%', (correlation, wanted) => {
    expect(Math.abs(percent(chanceOfAnyHour(HUMP, correlation)) - wanted)).toBeLessThanOrEqual(1);
  });

  it('is never below its highest hour and never above their sum', () => {
    const hours = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(hours, fc.double({ min: 0, max: 1, noNaN: true }), (chances, correlation) => {
        const any = chanceOfAnyHour(chances, correlation) ?? Number.NaN;
        const sum = chances.reduce((total, chance) => total + chance, 0);
        expect(any).toBeGreaterThanOrEqual(Math.max(...chances) - 1e-9);
        expect(any).toBeLessThanOrEqual(Math.min(sum, 100) + 1e-9);
      }),
    );
  });

  it('is that of the hour itself for one hour, and 100 where one is certain', () => {
    expect(chanceOfAnyHour([37])).toBeCloseTo(37);
    expect(chanceOfAnyHour([10, 100, 20])).toBe(100);
    expect(chanceOfAnyHour([0, 0])).toBe(0);
  });

  it('is unknown where fewer than half of the hours are known, and of no hours', () => {
    expect(chanceOfAnyHour([])).toBeNull();
    expect(chanceOfAnyHour([50, null, null])).toBeNull();
    expect(chanceOfAnyHour([50, null])).toBeCloseTo(50);
  });
});

describe('the hourly chance of an interval', () => {
  it.each([
    [20, 3, 0, 7],
    [20, 6, 0, 4],
    [40, 3, 0.3, 20],
    [60, 6, 0.5, 24],
    [80, 3, 0.5, 59],
    [80, 6, 0.5, 40],
    [90, 6, 0.7, 68],
  ])('of %d %% in %d hours with a correlation of %d is %d %%', (interval, hours, correlation, wanted) => {
    expect(Math.abs(hourlyChance(interval, hours, correlation) - wanted)).toBeLessThanOrEqual(0.6);
  });

  it('keeps P(1 h) ≤ P(n h) ≤ n · P(1 h), and is the interval itself for one hour', () => {
    const interval = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(interval, fc.integer({ min: 1, max: 6 }), (chance, hours) => {
        const hourly = hourlyChance(chance, hours);
        expect(hourly).toBeLessThanOrEqual(chance + 1e-6);
        expect(hourly * hours).toBeGreaterThanOrEqual(chance - 1e-6);
      }),
    );
    expect(hourlyChance(37, 1)).toBeCloseTo(37);
  });

  it('gives the interval back when its equal hours are joined again', () => {
    for (const chance of [5, 35, 70, 95]) {
      expect(chanceOfAnyHour(Array.from({ length: 6 }, () => hourlyChance(chance, 6)))).toBeCloseTo(chance, 4);
    }
  });
});

it('never makes certainty of a count of members', () => {
  expect(memberChance(0, 31)).toBeCloseTo(1.05, 1);
  expect(memberChance(31, 31)).toBeCloseTo(98.9, 1);
});

it('has narrower limits for an hour than for longer periods', () => {
  expect(chanceLimits(1)).toEqual({ possible: 20, likely: 40 });
  expect(chanceLimits(6)).toEqual({ possible: 30, likely: 60 });
});
