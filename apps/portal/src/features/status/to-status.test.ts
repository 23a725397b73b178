import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import type { ComponentRecord } from './component-record.ts';
import type { StatusHistory } from './status-store.ts';
import { toStatus } from './to-status.ts';

const NOW = Date.parse('2026-11-27T10:00:30+07:00') / 1000;
const TODAY = startOfVietnamDay(NOW);
const API: ComponentRecord = {
  component: 'api',
  state: 'good',
  checkedAt: NOW - 30,
  badSince: null,
  failures: 0,
  worst: null,
};
const HISTORY: StatusHistory = {
  records: [API, { ...API, component: 'pages' }],
  days: [
    { component: 'api', day: TODAY, good: 590, degraded: 0, down: 0 },
    { component: 'api', day: TODAY - DAY_SECONDS, good: 1000, degraded: 300, down: 40 },
  ],
  incidents: [],
  isDemo: false,
};
const find = (history: StatusHistory | null, component: string, isStored = true) =>
  toStatus(history, isStored, NOW).components.find((one) => one.component === component);

describe('the state of the service', () => {
  it('counts minutes that were not probed as unknown, of today those that are over', () => {
    const days = find(HISTORY, 'api')?.days ?? [];
    expect(days).toHaveLength(90);
    expect(days.at(-1)).toEqual({
      date: '2026-11-27',
      status: 'good',
      goodMinutes: 590,
      degradedMinutes: 0,
      downMinutes: 0,
      unknownMinutes: 10,
    });
    expect(days.at(-2)).toMatchObject({ status: 'down', unknownMinutes: 100 });
    expect(days[0]).toMatchObject({ date: '2026-08-30', status: 'unknown', unknownMinutes: 1440 });
  });

  it('states uptime of probed minutes alone, rounded down, and none where nothing was probed', () => {
    expect(find(HISTORY, 'api')?.uptime).toBe(97.92);
    expect(find(HISTORY, 'pages')?.uptime).toBeNull();
    const almost = {
      ...HISTORY,
      days: [{ component: 'api' as const, day: TODAY, good: 99_999, degraded: 0, down: 1 }],
    };
    expect(find(almost, 'api')?.uptime).toBe(99.99);
  });

  it.each([
    [0, 0, 'good'],
    [1, 0, 'good'],
    [2, 0, 'degraded'],
    [1, 1, 'degraded'],
    [0, 2, 'down'],
  ] as const)('rates a day with %i degraded and %i failed minutes as %s', (degraded, down, status) => {
    const days = [{ component: 'api' as const, day: TODAY, good: 500, degraded, down }];
    expect(find({ ...HISTORY, days }, 'api')?.days.at(-1)?.status).toBe(status);
  });

  it('does not know how a part does whose last probe is more than five minutes old', () => {
    const probedAt = (age: number) =>
      toStatus({ ...HISTORY, records: HISTORY.records.map((one) => ({ ...one, checkedAt: NOW - age })) }, true, NOW);
    expect(probedAt(300).status).toBe('good');
    expect(probedAt(301).status).toBe('unknown');
  });

  it('is down with API or pages, and degraded with anything else', () => {
    const withState = (component: ComponentRecord['component']) =>
      toStatus(
        {
          ...HISTORY,
          records: [
            ...HISTORY.records.filter((one) => one.component !== component),
            { ...API, component, state: 'down' },
          ],
        },
        true,
        NOW,
      ).status;
    expect(withState('pages')).toBe('down');
    expect(withState('email')).toBe('degraded');
  });

  it('names mail and radar only where they were ever probed', () => {
    expect(find(HISTORY, 'email')).toBeUndefined();
    expect(find({ ...HISTORY, records: [...HISTORY.records, { ...API, component: 'email' }] }, 'email')?.status).toBe(
      'good',
    );
  });

  it('shows what was read before while the database is away, and without that nothing as good', () => {
    const older = toStatus(HISTORY, false, NOW);
    expect(older).toMatchObject({ history: 'older', status: 'degraded' });
    expect(older.components.find(({ component }) => component === 'database')?.status).toBe('down');
    const missing = toStatus(null, false, NOW);
    expect(missing).toMatchObject({ history: 'missing', checkedAt: null, demo: null, incidents: [] });
    expect(missing.components.filter(({ status, uptime }) => status === 'good' || uptime !== null)).toEqual([]);
  });

  it('ends trouble of a part that is no longer probed with its last probe', () => {
    const incidents = [{ component: 'api' as const, startedAt: NOW - 7200, endedAt: null, worst: 'down' as const }];
    const going = { ...HISTORY, incidents, records: [{ ...API, state: 'down' as const }] };
    expect(toStatus(going, true, NOW).incidents[0]?.endedAt).toBeNull();
    const left = { ...going, records: [{ ...API, state: 'down' as const, checkedAt: NOW - 3630 }] };
    expect(toStatus(left, true, NOW).incidents[0]?.endedAt).toBe('2026-11-27T09:01:00+07:00');
  });
});
