import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChanceLaw,
  type ChanceLaw,
  calibrateDayChance,
  createChanceTable,
  IDENTITY_LAW,
  readChanceTable,
} from './chance-law.ts';
import { chanceOfAnyHour } from './rain-chance.ts';

const laws: fc.Arbitrary<ChanceLaw> = fc.record({
  scale: fc.double({ min: 0.25, max: 4, noNaN: true }),
  power: fc.double({ min: 0.5, max: 2, noNaN: true }),
});
const percents = fc.double({ min: 0, max: 100, noNaN: true });

describe('the law of calibrated chances', () => {
  test('changes nothing by itself', () => {
    for (const percent of [0, 0.1, 1, 30, 99.7, 100]) expect(applyChanceLaw(IDENTITY_LAW, percent)).toBe(percent);
  });

  test('scales the hazard: half of the hazard of 75 % is that of 50 %', () => {
    expect(applyChanceLaw({ scale: 0.5, power: 1 }, 75)).toBeCloseTo(50, 0);
    expect(applyChanceLaw({ scale: 2, power: 1 }, 50)).toBeCloseTo(75, 0);
    expect(applyChanceLaw({ scale: 1, power: 2 }, 10)).toBeCloseTo(1.1, 0);
  });

  test('grows with the raw chance, without a step or a plateau', () => {
    fc.assert(
      fc.property(laws, fc.integer({ min: 0, max: 999 }), (law, tenth) => {
        const [low, high] = [applyChanceLaw(law, tenth / 10), applyChanceLaw(law, (tenth + 1) / 10)];
        expect(high).toBeGreaterThanOrEqual(low);
        // A scale of 4 and a power of 2 saturate near 100 %; nowhere else are two tenths the same.
        if (low < 99) expect(high).toBeGreaterThan(low);
        if (tenth >= 5) expect(high - low).toBeLessThan(3);
      }),
    );
  });

  test('leaves 0 as it is, and shows 0 or 100 only where the raw chance does', () => {
    fc.assert(
      fc.property(laws, percents, (law, percent) => {
        expect(applyChanceLaw(law, 0)).toBe(0);
        expect(applyChanceLaw(law, 100)).toBeLessThanOrEqual(100);
        const shown = Math.round(applyChanceLaw(law, percent));
        if (Math.round(percent) > 0) expect(shown).toBeGreaterThan(0);
        if (percent < 99.5) expect(shown).toBeLessThan(100);
      }),
      { examples: [[{ scale: 0.25, power: 1.8314161453046438 }, 0.5]] },
    );
  });

  test('is the same by its table, to a tenth of a percent', () => {
    fc.assert(
      fc.property(laws, fc.double({ min: 0.5, max: 99.5, noNaN: true }), (law, percent) => {
        const table = createChanceTable(law);
        expect(Math.abs(readChanceTable(table, percent) - applyChanceLaw(law, percent))).toBeLessThan(0.1);
      }),
    );
    expect(readChanceTable(createChanceTable({ scale: 2, power: 1 }), Number.NaN)).toBeNaN();
    expect(readChanceTable(createChanceTable(IDENTITY_LAW), 140)).toBe(100);
    expect(readChanceTable(createChanceTable(IDENTITY_LAW), 12.34)).toBeCloseTo(12.34, 9);
  });

  test('keeps a period between its highest hour and the sum of its hours', () => {
    const hours = fc.array(percents, { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(laws, hours, (law, raw) => {
        const calibrated = raw.map((percent) => applyChanceLaw(law, percent));
        const any = chanceOfAnyHour(calibrated) ?? Number.NaN;
        expect(any).toBeGreaterThanOrEqual(Math.max(...calibrated) - 1e-9);
        expect(any).toBeLessThanOrEqual(calibrated.reduce((sum, percent) => sum + percent, 0) + 1e-9);
        // A longer period is never less likely to be wet than a part of it.
        expect(any).toBeGreaterThanOrEqual((chanceOfAnyHour(calibrated.slice(0, -1)) ?? 0) - 1e-9);
      }),
    );
  });
});

describe('the calibrated chance of a day', () => {
  /** A hump of rain around an hour, over a floor. */
  const makeDay = (peak: number, width: number, floor: number) =>
    Array.from({ length: 24 }, (_, hour) => Math.max(floor, peak * Math.exp(-(((hour - 16) / width) ** 2) / 2)));
  const days = [3, 10, 30, 60, 85].flatMap((peak) =>
    [1, 2, 4, 8, 20].flatMap((width) => [0, 0.3].map((floor) => makeDay(peak, width, floor))),
  );

  test.each([
    [0.5, 1, 1.5],
    [2, 1, 1],
    [0.6, 1.3, 2.5],
    [1.6, 0.75, 3.5],
  ])('is near that of its calibrated hours: scale %f, power %f', (scale, power, within) => {
    const law = { scale, power };
    const errors = days.map((hours) => {
      const exact = chanceOfAnyHour(hours.map((percent) => applyChanceLaw(law, percent))) ?? 0;
      const archived = { highestPercent: Math.max(...hours), anyPercent: chanceOfAnyHour(hours) ?? 0 };
      return calibrateDayChance(law, archived) - exact;
    });
    expect(Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)).toBeLessThan(within);
  });

  test('is the raw one without a law, and 0 where no hour has a chance', () => {
    expect(calibrateDayChance(IDENTITY_LAW, { highestPercent: 20, anyPercent: 35 })).toBe(35);
    expect(calibrateDayChance({ scale: 3, power: 1 }, { highestPercent: 0, anyPercent: 0 })).toBe(0);
    const fromSure = calibrateDayChance({ scale: 0.3, power: 1 }, { highestPercent: 100, anyPercent: 100 });
    expect(fromSure).toBeGreaterThan(50);
    expect(fromSure).toBeLessThan(99);
  });
});
