import { describe, expect, it } from 'vitest';
import type { DecisionCondition } from './decision-condition.ts';
import { chanceBeyond, type HourChances, missChance, shareAbove } from './miss-chance.ts';

const RANGE = { low: 0, middle: 2, high: 10 };
const NONE = { low: Number.NaN, middle: Number.NaN, high: Number.NaN };
const hour = (changes: Partial<HourChances> = {}): HourChances => ({
  rainPercent: 60,
  ranges: {
    rain: RANGE,
    temperature: { low: 24, middle: 26, high: 30 },
    windSpeed100: { low: 6, middle: 9, high: 14 },
  },
  ...changes,
});
const needs = (changes: Partial<DecisionCondition>): DecisionCondition => ({
  quantity: 'rain',
  compare: 'atMost',
  threshold: 2.5,
  near: null,
  hours: 1,
  ...changes,
});

describe('the share above a value', () => {
  it('is nine tenths, a half and a tenth at the low end, the middle and the high end', () => {
    expect([0, 2, 10].map((value) => shareAbove(RANGE, value))).toEqual(
      [0.9, 0.5, 0.1].map((share) => expect.closeTo(share, 9)),
    );
  });

  it('ends a quarter of each half beyond its ends', () => {
    expect([-0.5, 12].map((value) => shareAbove(RANGE, value))).toEqual([expect.closeTo(1, 9), expect.closeTo(0, 9)]);
    expect([-9, 99].map((value) => shareAbove(RANGE, value))).toEqual([1, 0]);
  });

  it('never grows with the value', () => {
    const shares = Array.from({ length: 60 }, (_, step) => shareAbove(RANGE, step / 4 - 1));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('is not known without a range, and a step where the range has no width', () => {
    expect(shareAbove(NONE, 1)).toBeNaN();
    const exact = { low: 0, middle: 0, high: 0 };
    expect([-1, 0, 1].map((value) => shareAbove(exact, value))).toEqual([1, 0.5, 0]);
  });
});

describe('the chance of a miss', () => {
  it('of rain is never above the chance of rain, and is that up to 0.2 mm', () => {
    expect(chanceBeyond(needs({ threshold: 0.2 }), hour())).toBe(60);
    expect(chanceBeyond(needs({ threshold: 0.5 }), hour({ rainPercent: 30 }))).toBe(30);
    expect(chanceBeyond(needs({ threshold: 10 }), hour())).toBeCloseTo(10, 9);
  });

  it('of temperature counts to the side that is bad', () => {
    expect(chanceBeyond(needs({ quantity: 'temperature', threshold: 30 }), hour())).toBeCloseTo(10, 9);
    expect(chanceBeyond(needs({ quantity: 'temperature', compare: 'atLeast', threshold: 24 }), hour())).toBeCloseTo(
      10,
      9,
    );
  });

  it('of wind at a height is that of its range there, and of dryness not told', () => {
    expect(chanceBeyond(needs({ quantity: 'windSpeed100', threshold: 14 }), hour())).toBeCloseTo(10, 9);
    expect(chanceBeyond(needs({ quantity: 'windSpeed100', compare: 'atLeast', threshold: 6 }), hour())).toBeCloseTo(
      10,
      9,
    );
    expect(chanceBeyond(needs({ compare: 'atLeast', threshold: 5 }), hour())).toBeNaN();
  });

  it('of a stretch is at least that of its worst hour', () => {
    const hours = [hour({ rainPercent: 10 }), hour({ rainPercent: 50 })];
    const stretch = missChance([needs({ threshold: 0.1, hours: 2 })], hours, 0);
    expect(stretch).toBeGreaterThanOrEqual(50);
    expect(stretch).toBeLessThanOrEqual(60);
  });

  it('is not known where no condition has a range', () => {
    expect(missChance([needs({ quantity: 'windGust' })], [hour()], 0)).toBeNaN();
    expect(missChance([needs({ compare: 'above' })], [hour()], 0)).toBeNaN();
  });
});
