import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountReport,
  type DayReport,
  exchangeLeases,
  type LeaseRequest,
} from '../../apps/portal/src/features/api-keys/quota/quota-store.ts';

const DAY = Date.parse('2026-11-27T00:00:00+07:00') / 1000;
const HOUR = DAY + 9 * 3600;
const FREE: LeaseRequest = { start: HOUR, limit: null, wanted: 0, needed: 0, returned: 0, served: 0 };

describe.each(listDatabaseServers())('leases of calls on $name', (server) => {
  let database: TestDatabase;
  let accountId: string;
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    accountId = crypto.randomUUID();
    await database.query(
      `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
       values (get_byte(uuid_send($1::uuid), 15), $1::uuid, $1::text, 'vi', '', false, '', 0)`,
      [accountId],
    );
  });

  const makeReport = (day: Partial<LeaseRequest>, days: readonly DayReport[] = [], of = accountId): AccountReport => ({
    accountId: of,
    requests: { hour: FREE, day: { start: DAY, limit: 100, wanted: 5, needed: 1, returned: 0, served: 0, ...day } },
    days,
  });
  /** The grant for one report of a day. */
  async function ask(day: Partial<LeaseRequest> = {}, days: readonly DayReport[] = []) {
    const [grant] = await exchangeLeases(database, [makeReport(day, days)], HOUR);
    const { granted, leased, used, start } = grant?.day ?? { granted: 0, leased: 0, used: 0, start: 0 };
    return { granted, leased, used, start };
  }
  const setUse = async (leased: number, used: number): Promise<void> => {
    await ask({ wanted: 0 });
    await database.query(
      'update api_quota_use set leased = $2, used = $3 where account_id = $1 and window_seconds = 86400',
      [accountId, leased, used],
    );
  };
  const listNotices = async (): Promise<unknown[]> => {
    const rows = await database.query<{ payload: { accountId: string; percent: number } }>(
      `select payload from outbox_message where topic = 'api-keys.quota-notice' order by id`,
    );
    return rows.filter(({ payload }) => payload.accountId === accountId).map(({ payload }) => payload.percent);
  };

  it('begin with the window and never exceed what its limit leaves', async () => {
    expect(await ask()).toEqual({ granted: 5, leased: 5, used: 0, start: DAY });
    await setUse(98, 0);
    expect(await ask({ needed: 5 })).toMatchObject({ granted: 2, leased: 100 });
    expect(await ask({ needed: 5 })).toMatchObject({ granted: 0, leased: 100 });
    // After a downgrade nothing more is granted, and nothing is taken back.
    expect(await ask({ limit: 60 })).toMatchObject({ granted: 0, leased: 100 });
  });

  it('shrink near the limit, so that other processes get a share', async () => {
    await setUse(92, 0);
    expect(await ask()).toMatchObject({ granted: 2 });
    await setUse(99, 0);
    expect(await ask()).toMatchObject({ granted: 1 });
  });

  it('are handed out exactly once to processes that ask at the same time', async () => {
    // Only a process that was granted some returns some.
    const first = await ask();
    const askInTurn = async (process: number): Promise<number[]> => {
      const granted: number[] = [];
      for (let turn = 0; turn < 5; turn += 1)
        granted.push((await ask({ returned: process === 2 && turn === 0 ? 3 : 0 })).granted);
      return granted;
    };
    const granted = [
      first.granted,
      ...(await Promise.all(Array.from({ length: 12 }, (_, one) => askInTurn(one)))).flat(),
    ];
    const sum = granted.reduce((total, calls) => total + calls, 0);
    expect(sum).toBeGreaterThanOrEqual(100);
    expect(sum).toBeLessThanOrEqual(103);
    // If those three were returned last, some of them are still available.
    const last = await ask();
    expect(last.leased).toBe(sum - 3 + last.granted);
    expect(last.leased).toBeLessThanOrEqual(100);
  });

  it('begin anew in the next window, and change nothing for one that is over', async () => {
    await setUse(100, 100);
    expect(await ask({ start: DAY + 86_400 })).toEqual({ granted: 5, leased: 5, used: 0, start: DAY + 86_400 });
    expect(await ask({ served: 4 })).toEqual({ granted: 0, leased: 5, used: 0, start: DAY + 86_400 });
  });

  it('are only counted without a limit, and count once there is one', async () => {
    expect(await ask({ limit: null, served: 99 })).toMatchObject({ granted: 0, leased: 99, used: 99 });
    expect(await ask()).toMatchObject({ granted: 1, leased: 100 });
  });

  it('are none for an account that was deleted, beside others that get theirs', async () => {
    const gone = makeReport({}, [{ day: DAY, calls: 1, refused: 0 }], crypto.randomUUID());
    const grants = await exchangeLeases(database, [gone, makeReport({})], HOUR);
    expect(grants).toMatchObject([null, { day: { granted: 5 } }]);
  });

  it('add to the days, and bring a letter at 80 and at 100 per cent of what was served, each once', async () => {
    const report = (calls: number, refused = 0) =>
      ask({ wanted: 0, needed: 0, served: calls }, [{ day: DAY, calls, refused }]);
    await report(79);
    expect(await listNotices()).toEqual([]);
    await report(1);
    await report(10);
    expect(await listNotices()).toEqual([80]);
    await report(10);
    await report(0, 7);
    expect((await listNotices()).sort()).toEqual([100, 80]);
    const [row] = await database.query('select day, calls, refused from api_usage where account_id = $1', [accountId]);
    expect(row).toEqual({ day: DAY, calls: 100, refused: 7 });
  });

  it('bring the last letter too where a killed process has left calls unserved', async () => {
    await setUse(100, 93);
    await ask({ wanted: 0 }, [{ day: DAY, calls: 0, refused: 1 }]);
    expect(await listNotices()).toEqual([100]);
  });
});
