import { describe, expect, it } from 'vitest';
import { assessHours } from './assess-hours.ts';
import type { DecisionCondition } from './decision-condition.ts';
import { createExplainer } from './explain-hour.ts';

const condition = (changes: Partial<DecisionCondition> = {}): DecisionCondition => ({
  quantity: 'rain',
  compare: 'atMost',
  threshold: 2,
  near: 0.5,
  hours: 3,
  ...changes,
});
const hours = (rain: readonly number[]) => ({
  count: rain.length,
  columns: { rain: Float64Array.from(rain) },
  gates: null,
});

function explain(conditions: readonly DecisionCondition[], rain: readonly number[], hour: number) {
  const given = hours(rain);
  const level = assessHours(conditions, given)[hour] as number;
  return createExplainer(conditions, given)(hour, { level, gate: null });
}

describe('the reason of an hour', () => {
  it('names the worst value that the condition looks at, and when it begins', () => {
    expect(explain([condition()], [0, 3, 14, 0], 0)).toMatchObject({
      kind: 'limit',
      value: 14,
      valueHour: 2,
      fromHour: 1,
      isNear: false,
    });
    expect(explain([condition()], [0, 0, 1, 0], 0)).toMatchObject({ value: 1, fromHour: 2, isNear: true });
  });

  it('of a lasting stop is the strongest of its run', () => {
    const strong = condition({ compare: 'above', threshold: 2, near: null, hours: 2 });
    expect(explain([strong], [0, 3, 5, 0], 2)).toMatchObject({ value: 5, valueHour: 2, fromHour: 1 });
  });

  it('names the quantity that is missing, or that the forecast ends', () => {
    expect(explain([condition({ quantity: 'waveHeight' })], [0, 0, 0], 0)).toEqual({
      kind: 'unknown',
      quantity: 'waveHeight',
    });
    expect(explain([condition()], [0, Number.NaN, 0], 0)).toEqual({ kind: 'unknown', quantity: 'rain' });
    expect(explain([condition()], [0, 0, 0], 2)).toEqual({ kind: 'pastEnd', condition: condition() });
  });

  it('is what stands above the limits where that decides', () => {
    const given = { ...hours([0, 0, 0]), gates: Uint8Array.of(3, 0, 0) };
    const gate = { kind: 'thunder' } as const;
    const level = assessHours([condition()], given)[0] as number;
    expect(createExplainer([condition()], given)(0, { level, gate })).toEqual({ kind: 'gate', gate });
  });

  it('is that nothing is judged, or that all fits', () => {
    expect(explain([condition({ threshold: null })], [0], 0)).toEqual({ kind: 'noThreshold' });
    expect(explain([condition()], [0, 0, 0], 0)).toEqual({ kind: 'fits' });
  });
});
