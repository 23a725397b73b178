import { describe, expect, it } from 'vitest';
import { PREVIEW, PREVIEW_NOW } from './preview.fixture.ts';
import { countKnownDays, listNextDays, listPastDays } from './preview-days.ts';

describe('the days that are over', () => {
  const days = new Map(listPastDays(PREVIEW, PREVIEW_NOW).map(({ date, state }) => [date, state]));

  it('are thirty, today the last', () => {
    expect([...days.keys()]).toHaveLength(30);
    expect([...days.keys()].at(0)).toBe('2026-06-22');
    expect([...days.keys()].at(-1)).toBe('2026-07-21');
  });

  it('say how their messages turned out, what went wrong before what went right', () => {
    expect(days.get('2026-06-24')).toBe('right');
    expect(days.get('2026-07-01')).toBe('wrong');
    expect(days.get('2026-07-06')).toBe('missed');
    expect(days.get('2026-07-21')).toBe('unknown');
    expect(days.get('2026-07-20')).toBe('quiet');
  });

  it('have no data before the first that are known', () => {
    expect(days.get('2026-06-23')).toBe('noData');
    expect(days.get('2026-06-25')).toBe('quiet');
    expect(countKnownDays(PREVIEW.knownFrom, PREVIEW_NOW)).toBe(28);
    expect(countKnownDays(null, PREVIEW_NOW)).toBe(0);
    expect(countKnownDays('2026-01-01T00:00:00+07:00', PREVIEW_NOW)).toBe(30);
  });
});

describe('the days to come', () => {
  const days = listNextDays(PREVIEW, 60, PREVIEW_NOW);

  it('have the first message that reaches the rule, and the highest chance', () => {
    expect(days).toHaveLength(15);
    expect(days[0]).toEqual({
      date: '2026-07-21',
      at: '2026-07-21T16:10:00+07:00',
      chance: 85,
      isReached: true,
      isTrend: false,
    });
  });

  it('reach the rule from its chance on', () => {
    expect(days[2]).toMatchObject({ date: '2026-07-23', at: null, chance: 40, isReached: false });
    expect(listNextDays(PREVIEW, 40, PREVIEW_NOW)[2]).toMatchObject({ isReached: true });
    expect(listNextDays(PREVIEW, 41, PREVIEW_NOW)[2]).toMatchObject({ isReached: false });
    expect(listNextDays(PREVIEW, null, PREVIEW_NOW)[2]).toMatchObject({ isReached: true });
    expect(days[1]).toMatchObject({ chance: null, isReached: false });
  });

  it('show how far they are from the rule where nothing would leave', () => {
    const near = { ...PREVIEW, days: [{ date: '2026-07-22', chance: 35 }] };
    expect(listNextDays(near, 60, PREVIEW_NOW)[1]).toMatchObject({ chance: 35, isReached: false, at: null });
    expect(listNextDays(near, 60, PREVIEW_NOW)[0]).toMatchObject({ chance: 85, isReached: true });
  });

  it('are a trend from the eighth on', () => {
    expect(days.map(({ isTrend }) => isTrend)).toEqual([...Array(7).fill(false), ...Array(8).fill(true)]);
    expect(days[8]).toMatchObject({ date: '2026-07-29', isReached: true, isTrend: true });
  });
});
