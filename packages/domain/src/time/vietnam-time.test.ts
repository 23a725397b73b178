import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoment } from './parse-moment.ts';
import {
  formatClock,
  formatDate,
  formatMoment,
  parseDate,
  startOfHour,
  startOfVietnamDay,
  vietnamDate,
  vietnamHour,
  vietnamWeekday,
} from './vietnam-time.ts';

const anyMoment = fc.integer({ min: -62_167_000_000, max: 253_402_000_000 });
const epochOf = (text: string) => Date.parse(text) / 1000;

test('a written moment is read again, and what is none is no number', () => {
  fc.assert(fc.property(anyMoment, (at) => parseMoment(formatMoment(at)) === at));
  expect(parseMoment('2026-11-21T00:00:00Z')).toBe(epochOf('2026-11-21T07:00:00+07:00'));
  expect(parseMoment('tomorrow')).toBeNaN();
});

test('a moment is written in Vietnam’s time', () => {
  expect(formatMoment(epochOf('2026-11-21T00:00:00Z'))).toBe('2026-11-21T07:00:00+07:00');
  expect(formatMoment(epochOf('2026-12-31T17:00:00Z'))).toBe('2027-01-01T00:00:00+07:00');
  expect(formatMoment(epochOf('2024-02-29T16:59:59Z'))).toBe('2024-02-29T23:59:59+07:00');
});

test('what is written of any moment is read back as that moment', () => {
  fc.assert(
    fc.property(anyMoment, (at) => epochOf(formatMoment(at)) === at),
    { numRuns: 2000 },
  );
});

test('date, clock, hour and weekday agree with the platform’s calendar', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const there = new Date((at + 7 * 3600) * 1000);
      expect(formatDate(at)).toBe(there.toISOString().slice(0, 10));
      expect(formatClock(at)).toBe(there.toISOString().slice(11, 16));
      expect(vietnamHour(at)).toBe(there.getUTCHours());
      expect(vietnamWeekday(at)).toBe(there.getUTCDay());
      expect(vietnamDate(at)).toEqual({
        year: there.getUTCFullYear(),
        month: there.getUTCMonth() + 1,
        day: there.getUTCDate(),
      });
    }),
    { numRuns: 2000 },
  );
});

test('a day begins at 17:00 UTC and an hour at its full minute', () => {
  expect(startOfVietnamDay(epochOf('2026-11-21T16:59:59Z'))).toBe(epochOf('2026-11-20T17:00:00Z'));
  expect(startOfVietnamDay(epochOf('2026-11-21T17:00:00Z'))).toBe(epochOf('2026-11-21T17:00:00Z'));
  expect(startOfHour(epochOf('2026-11-21T16:59:59Z'))).toBe(epochOf('2026-11-21T16:00:00Z'));
  expect(startOfHour(epochOf('2026-11-21T17:00:00Z'))).toBe(epochOf('2026-11-21T17:00:00Z'));
});

test('a date is read as the midnight at which it begins in Vietnam', () => {
  expect(parseDate('2026-11-21')).toBe(epochOf('2026-11-20T17:00:00Z'));
  expect(parseDate('2024-02-29')).toBe(epochOf('2024-02-28T17:00:00Z'));
});

test('every date that is written is read back', () => {
  fc.assert(fc.property(anyMoment, (at) => parseDate(formatDate(at)) === startOfVietnamDay(at)));
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '2026-11-21T00:00:00',
  ' 2026-11-21',
  '2026/11/21',
  'hôm nay',
  '',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeNull();
});
