import { expect, test } from 'vitest';
import { resolveReportTime, type TimeReference } from './report-time.ts';

const at = (text: string) => Date.parse(`${text}:00Z`) / 1000;
const receipt = (text: string): TimeReference => ({ kind: 'receipt', at: at(text) });
const stamp = (text: string): TimeReference => ({ kind: 'stamp', at: at(text) });

test.each<[[number, number, number], TimeReference, string | null]>([
  [[21, 7, 0], receipt('2026-11-21T07:04'), '2026-11-21T07:00'],
  [[21, 7, 5], receipt('2026-11-21T07:00'), '2026-11-21T07:05'],
  // six minutes ahead would mean the same day a month ago
  [[21, 7, 6], receipt('2026-11-21T07:00'), null],
  [[30, 23, 30], receipt('2026-12-01T00:10'), '2026-11-30T23:30'],
  [[31, 23, 30], receipt('2027-01-01T00:10'), '2026-12-31T23:30'],
  [[1, 0, 0], receipt('2026-11-30T23:56'), '2026-12-01T00:00'],
  [[31, 0, 0], receipt('2026-11-30T23:56'), null],
  [[5, 0, 0], receipt('2026-11-21T00:00'), null],
  [[29, 0, 0], receipt('2024-03-01T00:00'), '2024-02-29T00:00'],
  [[29, 0, 0], receipt('2026-03-01T00:00'), null],
  [[1, 0, 30], stamp('2016-01-01T00:00'), '2016-01-01T00:30'],
  [[31, 23, 30], stamp('2016-01-01T00:00'), '2015-12-31T23:30'],
  [[3, 0, 0], stamp('2016-01-01T00:00'), null],
  [[31, 12, 0], { kind: 'month', year: 2016, month: 1 }, '2016-01-31T12:00'],
  [[31, 12, 0], { kind: 'month', year: 2016, month: 2 }, null],
])('%j beside %j is %s', ([day, hour, minute], reference, expected) => {
  const found = resolveReportTime({ day, hour, minute }, reference);
  expect(found).toBe(expected === null ? null : at(expected));
});
