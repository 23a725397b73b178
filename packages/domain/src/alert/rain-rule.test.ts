import { describe, expect, it } from 'vitest';
import { assessRainRule, isWithinHours, type RainRule, readRainHours, writeRainHours } from './rain-rule.ts';

/** Friday, 24 July 2026, 0:00 in Vietnam. */
const START = Date.parse('2026-07-24T00:00:00+07:00') / 1000;
const HOUR = 3600;
const RULE: RainRule = { fromMmh: 2.5, fromHour: 6, toHour: 22, isWorkdaysOnly: false };

/** This many days without rain except in these hours. */
function makeRecord(days: number, wet: Readonly<Record<number, number | null>>) {
  const rainMm = Array.from({ length: 24 * days }, (_, hour) => (hour in wet ? (wet[hour] ?? null) : 0));
  return { startAt: START, rainMm };
}

describe('the hours of a rule', () => {
  it('begin with the first and end before the last', () => {
    const within = [5, 6, 21, 22].map((hour) => isWithinHours(RULE, START + hour * HOUR));
    expect(within).toEqual([false, true, true, false]);
  });

  it('may pass midnight, and are the whole day where both ends are one', () => {
    const night = { ...RULE, fromHour: 22, toHour: 6 };
    expect([21, 22, 0, 5, 6].map((hour) => isWithinHours(night, START + hour * HOUR))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isWithinHours({ ...RULE, fromHour: 7, toHour: 7 }, START + 3 * HOUR)).toBe(true);
  });

  it('leave out Saturday and Sunday where only working days count', () => {
    const rule = { ...RULE, isWorkdaysOnly: true };
    const noons = [0, 1, 2, 3].map((day) => isWithinHours(rule, START + (24 * day + 12) * HOUR));
    expect(noons).toEqual([true, false, false, true]);
  });
});

describe('what a rule would have sent', () => {
  it('is one message for a rain, from its rate on', () => {
    expect(assessRainRule(makeRecord(1, { 14: 2.4 }), RULE)).toMatchObject({ messages: 0, silent: 0 });
    expect(assessRainRule(makeRecord(1, { 14: 2.5, 15: 9, 16: 3 }), RULE)).toMatchObject({ messages: 1, silent: 0 });
  });

  it('takes rains with two hours between them for one, with three for two', () => {
    expect(assessRainRule(makeRecord(1, { 10: 3, 13: 3 }), RULE).messages).toBe(1);
    expect(assessRainRule(makeRecord(1, { 10: 3, 14: 3 }), RULE).messages).toBe(2);
  });

  it('is silent about rain outside its hours, but not about rain that lasts into them', () => {
    expect(assessRainRule(makeRecord(1, { 3: 8 }), RULE)).toMatchObject({ messages: 0, silent: 1 });
    expect(assessRainRule(makeRecord(1, { 4: 8, 5: 8, 6: 3 }), RULE)).toMatchObject({ messages: 1, silent: 0 });
  });

  it('counts a rain over midnight on the day of its message', () => {
    const rule = { ...RULE, fromHour: 0, toHour: 6 };
    const { days } = assessRainRule(makeRecord(2, { 23: 5, 24: 5 }), rule);
    expect(days.map(({ state }) => state)).toEqual(['lighter', 'message']);
  });

  it('names each day by the most that is to say of it', () => {
    const record = makeRecord(5, {
      14: 5,
      27: 5,
      62: 0.4,
      ...Object.fromEntries([...Array(24)].map((_, h) => [96 + h, null])),
    });
    const trial = assessRainRule(record, RULE);
    expect(trial.days.map(({ date, state }) => [date, state])).toEqual([
      ['2026-07-24', 'message'],
      ['2026-07-25', 'silent'],
      ['2026-07-26', 'lighter'],
      ['2026-07-27', 'dry'],
      ['2026-07-28', 'noData'],
    ]);
    expect(trial.knownDays).toBe(4);
  });

  it('never grows with the rate', () => {
    const record = makeRecord(3, { 8: 0.4, 14: 3, 15: 12, 30: 22, 40: 1, 50: 6, 60: 0.1 });
    const counts = [0.1, 0.5, 2.5, 5, 10, 20].map((fromMmh) => assessRainRule(record, { ...RULE, fromMmh }).messages);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('of a record that begins within a day has that day too', () => {
    const { days } = assessRainRule({ startAt: START + 5 * HOUR, rainMm: Array(20).fill(0) }, RULE);
    expect(days.map(({ date }) => date)).toEqual(['2026-07-24', '2026-07-25']);
  });
});

it('writes and reads the hours of a record to a tenth of a millimetre', () => {
  const hours = [0, 0.1, 12.34, null, 0, 50];
  expect(writeRainHours(hours)).toBe(',1,123,-,,500');
  expect(readRainHours(writeRainHours(hours))).toEqual([0, 0.1, 12.3, null, 0, 50]);
});
