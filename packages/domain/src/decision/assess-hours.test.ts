import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessSiteHour, type SiteLimit, type SiteQuantity } from '#trade/site-limit.ts';
import { assessHours, type DecisionColumns, LEVEL, VERDICTS } from './assess-hours.ts';
import {
  DECISION_COMPARES,
  type DecisionCondition,
  isNeeded,
  isUpperLimit,
  toConditions,
} from './decision-condition.ts';
import { DECISION_TEMPLATES } from './decision-templates.table.ts';

const QUANTITIES = ['rain', 'windGust', 'temperature'] as const;

const condition = (changes: Partial<DecisionCondition> = {}): DecisionCondition => ({
  quantity: 'rain',
  compare: 'atMost',
  threshold: 2,
  near: 1,
  hours: 1,
  ...changes,
});
const judge = (conditions: readonly DecisionCondition[], rain: readonly number[], gates: Uint8Array | null = null) =>
  [...assessHours(conditions, { count: rain.length, columns: { rain: Float64Array.from(rain) }, gates })].map(
    (level) => VERDICTS[level],
  );

/** Level of an hour by its definition, from every relevant hour. */
function assessSlowly(conditions: readonly DecisionCondition[], columns: DecisionColumns, count: number, hour: number) {
  const judged = conditions.filter(({ threshold }) => threshold !== null);
  if (judged.length === 0) return LEVEL.unknown;
  const levels = judged.map((one) => {
    const sign = isUpperLimit(one.compare) ? 1 : -1;
    const at = (index: number): number =>
      index >= count ? Number.NaN : (columns[one.quantity]?.[index] ?? Number.NaN) * sign;
    const limit = (one.threshold as number) * sign;
    const edge = one.near === null ? limit : Math.min(one.near * sign, limit);
    const isBeyond = (index: number) => at(index) > limit;
    if (isNeeded(one.compare)) {
      const ahead = Array.from({ length: one.hours }, (_, step) => hour + step);
      if (ahead.some(isBeyond)) return LEVEL.stop;
      if (ahead.some((index) => Number.isNaN(at(index)))) return LEVEL.unknown;
      return ahead.some((index) => at(index) > edge) ? LEVEL.consider : LEVEL.go;
    }
    const starts = Array.from({ length: one.hours }, (_, step) => hour - step).filter((start) => start >= 0);
    const every = (start: number, test: (index: number) => boolean) =>
      Array.from({ length: one.hours }, (_, step) => start + step).every(test);
    if (Number.isNaN(at(hour))) return LEVEL.unknown;
    if (!isBeyond(hour)) return at(hour) > edge ? LEVEL.consider : LEVEL.go;
    if (starts.some((start) => every(start, isBeyond))) return LEVEL.stop;
    const mayLast = starts.some((start) => every(start, (index) => isBeyond(index) || Number.isNaN(at(index))));
    return mayLast ? LEVEL.unknown : LEVEL.consider;
  });
  return Math.max(...levels);
}

describe('hours of work', () => {
  it('are judged on both sides of each edge', () => {
    expect(judge([condition()], [1, 1.1, 2, 2.1, Number.NaN])).toEqual(['go', 'consider', 'consider', 'stop', null]);
    const least = condition({ compare: 'atLeast', threshold: 1, near: 2 });
    expect(judge([least], [2, 1.9, 1, 0.9])).toEqual(['go', 'consider', 'consider', 'stop']);
  });

  it('need a condition to hold in all hours after them, as far as these are known', () => {
    const dry = condition({ threshold: 0.5, near: null, hours: 3 });
    expect(judge([dry], [0, 0, 0, 5, 0, 0, 0])).toEqual(['go', 'stop', 'stop', 'stop', 'go', null, null]);
  });

  it('end only where a stop lasts long enough', () => {
    const strong = condition({ compare: 'above', threshold: 12, near: null, hours: 2 });
    expect(judge([strong], [13, 5, 13, 13, 5, 13])).toEqual(['consider', 'go', 'stop', 'stop', 'go', null]);
  });

  it('have no verdict without any threshold, whatever stands above them', () => {
    const empty = condition({ threshold: null });
    expect(judge([empty], [0, 9], Uint8Array.of(3, 0))).toEqual([null, null]);
    expect(judge([], [0])).toEqual([null]);
    expect(judge([empty, condition()], [0, 9])).toEqual(['go', 'stop']);
  });

  it('are never better than what stands above the limits', () => {
    expect(judge([condition()], [0, 0, 9], Uint8Array.of(3, 1, 1))).toEqual(['stop', 'consider', 'stop']);
  });

  it('are unknown where a quantity is missing, unless another condition stops', () => {
    const gust = condition({ quantity: 'windGust' });
    expect(judge([condition(), gust], [0, 9])).toEqual([null, 'stop']);
  });

  it('equal a search through every hour, on random series', () => {
    const value = fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 6 }) },
      { weight: 1, arbitrary: fc.constant(Number.NaN) },
    );
    const conditions = fc.array(
      fc.record({
        quantity: fc.constantFrom(...QUANTITIES),
        compare: fc.constantFrom(...DECISION_COMPARES),
        threshold: fc.option(fc.integer({ min: 0, max: 6 })),
        near: fc.option(fc.integer({ min: 0, max: 6 })),
        hours: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 60 }), conditions, (values, given) => {
        const count = Math.floor(values.length / 3);
        const columns = Object.fromEntries(
          QUANTITIES.map((quantity, index) => [
            quantity,
            Float64Array.from(values.slice(index * count, (index + 1) * count)),
          ]),
        );
        const levels = assessHours(given, { count, columns, gates: null });
        const slow = Array.from({ length: count }, (_, hour) => assessSlowly(given, columns, count, hour));
        expect([...levels]).toEqual(slow);
      }),
      { numRuns: 2000 },
    );
  });

  it('agree with the limits of sites hour by hour', () => {
    const limits: readonly SiteLimit[] = [
      { quantity: 'rainMm', side: 'most', limit: 3, near: 1 },
      { quantity: 'visibilityKm', side: 'least', limit: 1, near: 2 },
    ];
    const NAMES: Partial<Record<SiteQuantity, 'rain' | 'visibility'>> = { rainMm: 'rain', visibilityKm: 'visibility' };
    const value = fc.option(fc.integer({ min: 0, max: 5 }));
    const names = { good: 'go', consider: 'consider', avoid: 'stop' } as const;
    fc.assert(
      fc.property(value, value, (rainMm, visibilityKm) => {
        const hour = { rainMm, visibilityKm };
        const columns = Object.fromEntries(
          (['rainMm', 'visibilityKm'] as const).map((name) => [NAMES[name], Float64Array.of(hour[name] ?? Number.NaN)]),
        );
        const [level] = assessHours(toConditions(limits), { count: 1, columns, gates: null });
        const verdict = assessSiteHour(limits, hour);
        expect(VERDICTS[level as number]).toBe(verdict === null ? null : names[verdict]);
      }),
    );
  });
});

it('every template has its edge to consider on the safe side of its threshold', () => {
  const wrong = Object.entries(DECISION_TEMPLATES).flatMap(([name, { conditions }]) =>
    conditions
      .filter(({ compare, threshold, near }) => {
        const sign = isUpperLimit(compare) ? 1 : -1;
        return near === null || threshold === null || near * sign >= threshold * sign;
      })
      .map(({ quantity }) => `${name} ${quantity}`),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(DECISION_TEMPLATES).length).toBeGreaterThanOrEqual(30);
});
