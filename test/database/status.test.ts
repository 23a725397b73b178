import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELIVERIES } from '../../apps/portal/src/features/alerts/delivery/delivery-store.ts';
import type { ProbedState } from '../../apps/portal/src/features/status/component-record.ts';
import { createStatusReader } from '../../apps/portal/src/features/status/open-status.ts';
import {
  claimMinute,
  deleteOldStatus,
  readHistory,
  saveProbe,
} from '../../apps/portal/src/features/status/status-store.ts';
import { readDelay } from '../../apps/portal/src/platform/claims/claim-rows.ts';

const START = Date.parse('2026-11-25T08:00:00+07:00') / 1000;
const DAY_START = Date.parse('2026-11-25T00:00:00+07:00') / 1000;

describe.each(listDatabaseServers())('the history of the service on $name', (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query('truncate status_minute, status_day, status_state, status_incident'));

  async function probe(minute: number, state: ProbedState, isDemo: boolean | null = false): Promise<boolean> {
    const at = START + minute * 60;
    if (!(await claimMinute(database, at))) return false;
    await saveProbe(database, { minute: at, states: { api: state, pages: 'good' }, isDemo });
    return true;
  }
  const read = (after = 3600) => readHistory(database, START + after);

  it('counts each minute once, whoever claims it', async () => {
    const claims = await Promise.all([1, 2, 3].map(() => probe(0, 'good')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await probe(1, 'down');
    const { days, isDemo } = await read();
    expect(days.find(({ component }) => component === 'api')).toEqual({
      component: 'api',
      day: DAY_START,
      good: 1,
      degraded: 0,
      down: 1,
    });
    expect(isDemo).toBe(false);
  });

  it('opens an incident with the second failure in a row and ends it with the next good probe', async () => {
    await probe(0, 'down');
    expect((await read()).incidents).toEqual([]);
    await probe(1, 'degraded');
    expect((await read()).incidents).toEqual([{ component: 'api', startedAt: START, endedAt: null, worst: 'down' }]);
    await probe(2, 'good', null);
    const { incidents, records, isDemo } = await read();
    expect(incidents).toEqual([{ component: 'api', startedAt: START, endedAt: START + 120, worst: 'down' }]);
    expect(records.find(({ component }) => component === 'api')).toMatchObject({ state: 'good', failures: 0 });
    expect(isDemo).toBe(false);
  });

  it('counts a minute that is stored late for its day alone', async () => {
    await probe(5, 'good');
    await probe(3, 'down');
    await probe(4, 'down');
    const { records, incidents, days } = await read();
    expect(records.find(({ component }) => component === 'api')).toMatchObject({
      state: 'good',
      checkedAt: START + 300,
    });
    expect(incidents).toEqual([]);
    expect(days.find(({ component }) => component === 'api')).toMatchObject({ good: 1, down: 2 });
  });

  it('deletes what is no longer shown, and nothing else', async () => {
    await probe(0, 'down');
    await probe(1, 'down');
    await probe(2, 'good');
    const later = (days: number) => START + days * 86_400;
    await deleteOldStatus(database, later(89));
    expect((await readHistory(database, later(89))).days).toHaveLength(2);
    expect(await database.query('select minute from status_minute')).toEqual([]);
    await deleteOldStatus(database, later(90));
    for (const table of ['status_day', 'status_incident', 'status_state']) {
      expect(await database.query(`select component from ${table}`)).toEqual([]);
    }
  });

  it('is shown as older while the database is away', async () => {
    await probe(0, 'good');
    let now = START + 30;
    let isAway = false;
    const readStatus = createStatusReader(
      () => (isAway ? Promise.reject(new Error('away')) : readHistory(database, now)),
      () => now,
    );
    expect(await readStatus()).toMatchObject({ history: 'current', status: 'good' });
    isAway = true;
    now += 60;
    expect(await readStatus()).toMatchObject({ history: 'older', status: 'degraded' });
    isAway = false;
    now += 60;
    expect(await readStatus()).toMatchObject({ history: 'current', status: 'good' });
  });

  it('finds no alert that waits where there is none', async () => {
    expect(await readDelay(database, DELIVERIES, { now: START, leaseNow: START })).toBe(0);
  });
});
