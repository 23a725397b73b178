import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRainWindows } from './rain-windows.ts';

/** 00:00 in Vietnam: 17:00 UTC. */
const DAY_AT = startOfVietnamDay(RUN_AT) + 24 * HOUR;

const makeAmount = (fromHour: number, toHour: number, mm: number) => ({
  from: DAY_AT + fromHour * HOUR,
  to: DAY_AT + toHour * HOUR,
  values: Float32Array.of(mm),
});

describe('days and periods', () => {
  test('of Vietnam begin at 00, and at 01, 07, 13 and 19, a day of ready probabilities at 19', () => {
    const windows = createRainWindows();
    for (let hour = 0; hour < 27; hour++) windows.add(1, makeAmount(hour, hour + 1, 1));
    const sums = windows.drain(DAY_AT + 27 * HOUR).map(({ kind, from, to, sums: [sum] }) => ({
      kind,
      hours: [(from - DAY_AT) / HOUR, (to - DAY_AT) / HOUR],
      sum: sum?.[0],
    }));
    expect(sums).toEqual([
      { kind: 'Day', hours: [0, 24], sum: 24 },
      { kind: 'Period', hours: [-5, 1], sum: undefined },
      { kind: 'Evening', hours: [-5, 19], sum: undefined },
      { kind: 'Period', hours: [1, 7], sum: 6 },
      { kind: 'Period', hours: [7, 13], sum: 6 },
      { kind: 'Period', hours: [13, 19], sum: 6 },
      { kind: 'Period', hours: [19, 25], sum: 6 },
    ]);
    expect(windows.drain(DAY_AT + 27 * HOUR)).toEqual([]);
  });

  test('share an interval that reaches over midnight by its hours', () => {
    const windows = createRainWindows();
    windows.add(1, makeAmount(-2, 1, 3));
    for (let hour = 1; hour < 25; hour += 3) windows.add(1, makeAmount(hour, hour + 3, 0));
    const [day] = windows.drain(DAY_AT + 25 * HOUR).filter(({ from }) => from === DAY_AT);
    expect(day?.sums).toEqual([Float64Array.of(1)]);
  });

  test('are unknown to a member that lacks an hour of them, and known to the others', () => {
    const windows = createRainWindows();
    for (const member of [1, 2]) {
      for (let hour = 1; hour < 7; hour++) {
        if (member === 1 || hour !== 4) windows.add(member, makeAmount(hour, hour + 1, member));
      }
    }
    const [period] = windows.drain(DAY_AT + 7 * HOUR);
    expect(period).toMatchObject({ kind: 'Period', sums: [Float64Array.of(6)] });
  });

  test('do not guess when rain of more than six hours fell', () => {
    const windows = createRainWindows();
    windows.add(1, makeAmount(1, 7.001, 5));
    expect(windows.drain(DAY_AT + 48 * HOUR)).toEqual([]);
  });

  test('sum up what falls in their hours, whatever the steps', () => {
    const steps = fc.array(fc.constantFrom(1, 2, 3, 5, 6), { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 23 }), (lengths, start) => {
        const windows = createRainWindows();
        const hourly = new Map<number, number>();
        let at = start;
        lengths.forEach((length, index) => {
          windows.add(0, makeAmount(at, at + length, index));
          for (let hour = at; hour < at + length; hour++) hourly.set(hour, index / length);
          at += length;
        });
        for (const { from, to, sums } of windows.drain(DAY_AT + at * HOUR)) {
          const hours = Array.from({ length: (to - from) / HOUR }, (_, n) => hourly.get((from - DAY_AT) / HOUR + n));
          if (hours.includes(undefined)) expect(sums).toEqual([]);
          else
            expect(sums[0]?.[0]).toBeCloseTo(
              hours.reduce<number>((sum, mm) => sum + (mm ?? 0), 0),
              4,
            );
        }
      }),
    );
  });
});
