import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeFarmHours } from './farm-work.fixture.ts';
import { RainOutlook } from './farm-work.ts';

const outlook = (rain: readonly (number | null)[], chance: readonly (number | null)[] = []) =>
  new RainOutlook(
    makeFarmHours(
      rain.length,
      Object.fromEntries(rain.map((rainMm, i) => [i, { rainMm, rainProbabilityPercent: chance[i] ?? null }] as const)),
    ),
  );

describe('the rain of the hours to come', () => {
  test('is the sum of a span, whole where every hour of it is known', () => {
    const rain = outlook([0.1, 0.2, null, 3]);
    expect(rain.sum(0, 2)).toEqual({ mm: 0.3, isWhole: true });
    expect(rain.sum(1, 2)).toEqual({ mm: 0.2, isWhole: false });
    expect(rain.sum(3, 1)).toEqual({ mm: 3, isWhole: true });
  });

  test('is unknown before the first hour and after the last', () => {
    const rain = outlook([1, 1]);
    expect([rain.sum(-1, 2), rain.sum(1, 2), rain.sum(5, 2)]).toEqual([
      { mm: 1, isWhole: false },
      { mm: 1, isWhole: false },
      { mm: 0, isWhole: false },
    ]);
    expect(rain.sum(2, 0)).toEqual({ mm: 0, isWhole: true });
  });

  test('begins with 0.1 mm', () => {
    const rain = outlook([0, 0.09, 0.1, 0]);
    expect([0, 1, 2, 3].map((from) => rain.findWetIn(from))).toEqual([2, 1, 0, null]);
    expect([0, 1, 2, 3, 4].map((from) => rain.countDryHours(from))).toEqual([2, 1, 0, 1, 0]);
  });

  test('is not called dry where it is unknown', () => {
    const rain = outlook([0, null, 0, 1]);
    expect([rain.countDryHours(0), rain.countDryHours(1), rain.findWetIn(0)]).toEqual([1, 0, 3]);
  });

  test('has the highest chance of its hours, null where none is known', () => {
    const rain = outlook([0, 0, 0, 0], [10, 40, null, null]);
    expect([rain.findChance(0, 2), rain.findChance(1, 6), rain.findChance(2, 2), rain.findChance(-1, 2)]).toEqual([
      40,
      40,
      null,
      10,
    ]);
  });

  test('sums as adding up does', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(amounts, fc.integer({ min: -3, max: 30 }), fc.integer({ min: 1, max: 24 }), (rain, from, count) => {
        const span = Array.from({ length: count }, (_, i) => rain[from + i] ?? null);
        const { mm, isWhole } = outlook(rain).sum(from, count);
        expect(mm).toBeCloseTo(
          span.reduce<number>((sum, value) => sum + (value ?? 0), 0),
          5,
        );
        expect(isWhole).toBe(span.every((value) => value !== null));
      }),
    );
  });
});
