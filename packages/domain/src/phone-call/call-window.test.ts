import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CallWindow,
  checkCallWindow,
  findNextCallAt,
  isPublicHoliday,
  mayCallAt,
  RING_SECONDS,
} from './call-window.ts';

const at = (moment: string): number => Date.parse(`${moment}+07:00`) / 1000;
const WINDOW: CallWindow = { fromMinute: 480, toMinute: 1020, weekdays: [1, 2, 3, 4, 5, 6, 7], onHolidays: false };

describe('a call window', () => {
  it('is refused outside 08:00 to 17:00, when it is too short, and without a day', () => {
    expect(checkCallWindow(WINDOW)).toBeNull();
    expect(checkCallWindow({ ...WINDOW, fromMinute: 479 })).toBe('outsideLegalHours');
    expect(checkCallWindow({ ...WINDOW, toMinute: 1021 })).toBe('outsideLegalHours');
    expect(checkCallWindow({ ...WINDOW, fromMinute: 991 })).toBe('tooShort');
    expect(checkCallWindow({ ...WINDOW, fromMinute: 990 })).toBeNull();
    expect(checkCallWindow({ ...WINDOW, weekdays: [] })).toBe('noWeekday');
  });

  it('opens at its first second, and closes so early that the longest call is over in time', () => {
    expect(mayCallAt(at('2026-11-23T07:59:59'), WINDOW, 30)).toBe(false);
    expect(mayCallAt(at('2026-11-23T08:00:00'), WINDOW, 30)).toBe(true);
    const last = at('2026-11-23T17:00:00') - RING_SECONDS - 30;
    expect(mayCallAt(last, WINDOW, 30)).toBe(true);
    expect(mayCallAt(last + 1, WINDOW, 30)).toBe(false);
  });

  it('stays within the legal hours whatever was stored', () => {
    const wide = { ...WINDOW, fromMinute: 0, toMinute: 1440 };
    expect(mayCallAt(at('2026-11-23T07:59:00'), wide, 10)).toBe(false);
    expect(mayCallAt(at('2026-11-23T17:00:00'), wide, 10)).toBe(false);
  });

  it('knows Sunday as the seventh day', () => {
    expect(mayCallAt(at('2026-11-22T09:00:00'), { ...WINDOW, weekdays: [7] }, 30)).toBe(true);
    expect(mayCallAt(at('2026-11-22T09:00:00'), { ...WINDOW, weekdays: [1, 2, 3, 4, 5, 6] }, 30)).toBe(false);
  });

  it.each([
    ['2026-02-16', true],
    ['2026-02-17', true],
    ['2026-02-20', true],
    ['2026-02-21', false],
    ['2026-04-26', true],
    ['2026-04-30', true],
    ['2026-09-02', true],
    ['2026-11-23', false],
    ['2027-01-01', true],
  ])('%s is a public holiday: %s', (day, isHoliday) => {
    expect(isPublicHoliday(at(`${day}T10:00:00`))).toBe(isHoliday);
    expect(mayCallAt(at(`${day}T10:00:00`), WINDOW, 30)).toBe(!isHoliday);
    expect(mayCallAt(at(`${day}T10:00:00`), { ...WINDOW, onHolidays: true }, 30)).toBe(true);
  });

  it('has as next moment the first one that is open, minute by minute', () => {
    const windows = fc.record({
      fromMinute: fc.integer({ min: 480, max: 980 }),
      toMinute: fc.integer({ min: 1010, max: 1020 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      onHolidays: fc.boolean(),
    });
    const starts = fc.integer({ min: at('2026-02-10T00:00:00') / 60, max: at('2026-02-20T00:00:00') / 60 });
    fc.assert(
      fc.property(windows, starts, fc.integer({ min: 2, max: 120 }), (window, minute, seconds) => {
        let expected = minute * 60;
        while (!mayCallAt(expected, window, seconds)) expected += 60;
        expect(findNextCallAt(minute * 60, window, seconds)).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('has no next moment where the message is longer than the window', () => {
    expect(findNextCallAt(at('2026-11-23T09:00:00'), { ...WINDOW, fromMinute: 1019, toMinute: 1020 }, 60)).toBeNull();
  });
});
