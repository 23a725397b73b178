import { expect, test } from 'vitest';
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
