import { describe, expect, it } from 'vitest';
import { classifyAge, formatWhen, isSameDay } from './format-when.ts';

const NOW = Date.parse('2026-07-22T14:05:00+07:00') / 1000;
const MINUTE_MS = 60_000;

describe('a moment, as short as is clear', () => {
  it.each([
    ['2026-07-22T14:10:00+07:00', '14:10', '14:10'],
    ['2026-07-22T00:00:00+07:00', '00:00', '00:00'],
    ['2026-07-21T23:59:00+07:00', 'T3 23:59', 'Tue 23:59'],
    ['2026-07-19T15:05:00+07:00', 'CN 15:05', 'Sun 15:05'],
    ['2026-07-28T10:00:00+07:00', 'T3 10:00', 'Tue 10:00'],
    ['2026-07-16T17:20:00+07:00', 'T5 17:20', 'Thu 17:20'],
    ['2026-07-15T17:20:00+07:00', '15/7 17:20', '15 Jul 17:20'],
    ['2026-07-29T17:20:00+07:00', '29/7 17:20', '29 Jul 17:20'],
  ])('%s is %s, in English %s', (moment, vi, en) => {
    expect([formatWhen(moment, NOW, 'vi'), formatWhen(moment, NOW, 'en')]).toEqual([vi, en]);
  });

  it('is of today by the clock of Vietnam', () => {
    expect(isSameDay('2026-07-21T17:00:00Z', NOW)).toBe(true);
    expect(isSameDay('2026-07-21T16:59:59Z', NOW)).toBe(false);
  });
});

describe('weather that was stored', () => {
  it('speaks of now for twenty minutes, and of its three hours until they are over', () => {
    const ages = [0, 20 * MINUTE_MS - 1, 20 * MINUTE_MS, 180 * MINUTE_MS - 1, 180 * MINUTE_MS];
    expect(ages.map((age) => classifyAge(1000, 1000 + age))).toEqual(['fresh', 'fresh', 'old', 'old', 'over']);
    expect(classifyAge(null, 0)).toBe('over');
  });
});
