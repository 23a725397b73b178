import { describe, expect, test } from 'vitest';
import { findDueRun, findNextDueAt, isCycleStart } from './cycles.ts';
import type { CycleTimetable } from './source.ts';

const TABLE: CycleTimetable = { kind: 'cycles', hours: [0, 12], firstAfterSeconds: 3.5 * 3600, longestSeconds: 3600 };
const at = (text: string) => Date.parse(text) / 1000;

test('a run is due when its first piece is there as a rule, over midnight too', () => {
  expect(findDueRun(TABLE, at('2026-11-21T03:29:59Z'))).toBe(at('2026-11-20T12:00:00Z'));
  expect(findDueRun(TABLE, at('2026-11-21T03:30:00Z'))).toBe(at('2026-11-21T00:00:00Z'));
  expect(findDueRun(TABLE, at('2026-11-21T23:00:00Z'))).toBe(at('2026-11-21T12:00:00Z'));
});

test('a stagger moves it', () => {
  expect(findDueRun(TABLE, at('2026-11-21T03:34:59Z'), 300)).toBe(at('2026-11-20T12:00:00Z'));
  expect(findDueRun(TABLE, at('2026-11-21T03:35:00Z'), 300)).toBe(at('2026-11-21T00:00:00Z'));
});

test('the next one is due a cycle later, the first of a day after the last of the day before', () => {
  expect(findNextDueAt(TABLE, at('2026-11-21T00:00:00Z'))).toBe(at('2026-11-21T15:30:00Z'));
  expect(findNextDueAt(TABLE, at('2026-11-21T12:00:00Z'), 60)).toBe(at('2026-11-22T03:31:00Z'));
});

test('runs start at the hours of the table only', () => {
  expect(isCycleStart(TABLE, at('2026-11-21T12:00:00Z'))).toBe(true);
  expect(isCycleStart(TABLE, at('2026-11-21T06:00:00Z'))).toBe(false);
  expect(isCycleStart(TABLE, at('2026-11-21T12:00:01Z'))).toBe(false);
});

describe('a timetable with runs that take longer', () => {
  const LATE: CycleTimetable = {
    kind: 'cycles',
    hours: [0, 6, 12, 18],
    firstAfterSeconds: 6 * 3600 + 27 * 60,
    late: { hours: [0, 12], firstAfterSeconds: 7 * 3600 + 34 * 60 },
    longestSeconds: 3600,
  };
  const day = Date.UTC(2026, 10, 21) / 1000;
  const at = (hour: number, minute: number) => day + hour * 3600 + minute * 60;

  test.each([
    [at(7, 33), at(-6, 0)],
    [at(7, 34), at(0, 0)],
    [at(12, 26), at(0, 0)],
    [at(12, 27), at(6, 0)],
    [at(19, 33), at(6, 0)],
    [at(19, 34), at(12, 0)],
  ])('asks for no run before it is there as a rule', (now, runAt) => {
    expect(findDueRun(LATE, now)).toBe(runAt);
  });

  test('says when the next one is due', () => {
    expect(findNextDueAt(LATE, at(-6, 0))).toBe(at(7, 34));
    expect(findNextDueAt(LATE, at(0, 0))).toBe(at(12, 27));
  });
});
