import { describe, expect, it } from 'vitest';
import { HOUR_SECONDS, parseDate } from '#time/vietnam-time.ts';
import { type BasinHour, findLimitTime, narrowRanges, type RangedHour, sumDays, sumHours } from './basin-hours.ts';

const DAY = parseDate('2026-08-03') ?? 0;

function makeHours(count: number, parts: Partial<RangedHour> = {}, from = 0): RangedHour[] {
  return Array.from({ length: count }, (_, hour) => ({
    at: DAY + (from + hour) * HOUR_SECONDS,
    meanMm: 1,
    lowMm: 0.5,
    highMm: 4,
    periodLowMm: 0.7,
    periodHighMm: 3,
    dayLowMm: 0.8,
    dayHighMm: 2,
    ...parts,
  }));
}

describe('the range of hours', () => {
  it('adds up to that of the members’ own sums over a whole day', () => {
    const sum = sumHours(narrowRanges(makeHours(24)));
    expect(sum.meanMm).toBe(24);
    expect(sum.lowMm).toBeCloseTo(19.2, 9);
    expect(sum.highMm).toBeCloseTo(48, 9);
  });

  it('of a part of a day is that of its whole six hours, and of the hours beside them', () => {
    const sum = sumHours(narrowRanges(makeHours(9, {}, 15)));
    // 15–19 hour by hour, 19–01 is cut at midnight.
    expect(sum.highMm).toBeCloseTo(36, 9);
    const later = sumHours(narrowRanges(makeHours(12, {}, 7)));
    expect(later.highMm).toBeCloseTo(36, 9);
    expect(later.lowMm).toBeCloseTo(8.4, 9);
  });

  it('stays the hours’ own where no sums of members are known, and is none without an ensemble', () => {
    const unknown = { dayLowMm: null, dayHighMm: null, periodLowMm: null, periodHighMm: null };
    expect(sumHours(narrowRanges(makeHours(24, unknown))).highMm).toBeCloseTo(96, 9);
    expect(sumHours(narrowRanges(makeHours(24, { ...unknown, lowMm: null, highMm: null }))).highMm).toBeNull();
  });

  it('holds the mean', () => {
    const sum = sumHours(narrowRanges(makeHours(24, { dayLowMm: 0, dayHighMm: 0.5 })));
    expect(sum).toEqual({ meanMm: 24, lowMm: 0, highMm: 24 });
  });
});

describe('a sum', () => {
  it('is not known where an hour is not, nor of no hours', () => {
    const hours = makeHours(3);
    expect(sumHours([...hours, { ...(hours[0] as BasinHour), meanMm: null }]).meanMm).toBeNull();
    expect(sumHours([]).meanMm).toBeNull();
  });
});

it('days of the calendar share out all hours, the first and the last one in part', () => {
  const from = Date.parse('2026-11-21T07:00:00+07:00') / 1000;
  const hours = Array.from({ length: 50 }, (_, hour) => ({
    at: from + hour * HOUR_SECONDS,
    meanMm: hour === 45 ? null : 1,
    lowMm: 0,
    highMm: 2,
  }));
  expect(sumDays(hours).map(({ hours: count, meanMm, highMm }) => [count, meanMm, highMm])).toEqual([
    [17, 17, 34],
    [24, 24, 48],
    [9, null, null],
  ]);
});

describe('the time to a limit', () => {
  const past = makeHours(6, { meanMm: 2 }, -6);
  const ahead = makeHours(12, { meanMm: 5, highMm: 10 });

  it('counts what has fallen with what is to come', () => {
    expect(findLimitTime(past, ahead, { hours: 6, mm: 20 })).toEqual({
      isReached: false,
      nowMm: 12,
      middleAt: DAY + 3 * HOUR_SECONDS,
      earliestAt: DAY + HOUR_SECONDS,
    });
  });

  it('is over where the limit is reached, and none where it is not', () => {
    expect(findLimitTime(past, ahead, { hours: 6, mm: 12 }).isReached).toBe(true);
    expect(findLimitTime(past, ahead, { hours: 6, mm: 31 })).toMatchObject({ middleAt: null, isReached: false });
  });

  it('is not given beyond an hour that is not known', () => {
    const gap = ahead.map((hour, index) => (index === 1 ? { ...hour, meanMm: null } : hour));
    expect(findLimitTime(past, gap, { hours: 6, mm: 20 })).toMatchObject({ middleAt: null });
    expect(findLimitTime(past.slice(1), ahead, { hours: 6, mm: 20 }).nowMm).toBeNull();
  });
});
