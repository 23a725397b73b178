import { getLeaseSize } from '@portal/domain/account/quota-lease';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { startRelay } from '@portal/testing/database/start-relay';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { addAccount, type KeyProcess, openKeyProcess, send } from './key-portal.ts';

const START = Date.parse('2026-11-27T09:10:00+07:00') / 1000;
const CALL = '/api/v1/weather/now?location=da-lat';
const HISTORY = '/api/v1/weather/history';
const POINT = { lat: 16, lng: 108 };

const count = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length;

describe.each(listDatabaseServers())('the quota of an account on $name', (server) => {
  let database: TestDatabase;
  let processes: KeyProcess[];
  const world = { now: START };
  let days = 0;
  const open = async (on: Database = database): Promise<KeyProcess> => {
    const opened = await openKeyProcess({ database: on, clock: () => world.now });
    await opened.apiKeys.start?.();
    processes.push(opened);
    return opened;
  };
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    processes = [];
    // A day of its own for each test.
    days += 1;
    world.now = START + days * 86_400;
  });
  afterEach(async () => {
    for (const { app, apiKeys } of processes) {
      await app.close();
      await apiKeys.stop?.();
    }
  });

  /** Clients that call as fast as they are answered, each until it was refused so often in a row. */
  async function drain(process: KeyProcess, keys: readonly string[], clients: number): Promise<number[]> {
    const statuses: number[] = [];
    const client = async (number: number): Promise<void> => {
      for (let refused = 0; refused < 3; ) {
        const { status } = await send(process, 'GET', CALL, { key: keys[number % keys.length] ?? '' });
        statuses.push(status);
        refused = status === 429 ? refused + 1 : 0;
      }
    };
    await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
    return statuses;
  }

  it('is served exactly by two processes with twenty clients each and two keys, and names the window', async () => {
    const [one, two] = [await open(), await open()];
    const account = await addAccount(one, database, 'package-1');
    const keys = [(await account.addKey()).key, (await account.addKey()).key];
    const statuses = (await Promise.all([drain(one, keys, 20), drain(two, keys, 20)])).flat();
    expect(count(statuses, 200)).toBe(150);
    expect(count(statuses, 200) + count(statuses, 429)).toBe(statuses.length);
    const refused = await send(two, 'GET', `${CALL}&lang=en`, { key: keys[0] ?? '' });
    const ofQuota = Object.entries(refused.headers).filter(([name]) => /^(ratelimit|retry)/.test(name));
    expect(Object.fromEntries(ofQuota)).toEqual({
      'ratelimit-policy': '150;w=3600, 2000;w=86400',
      'ratelimit-limit': '150',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '3000',
      'retry-after': '3000',
    });
    expect(refused.body.detail).toContain('per clock hour');
    // The next clock hour starts again, up to the day's quota: 2,000 after 13 hours and a third.
    let served = 150;
    for (let hour = 1; hour < 14; hour += 1) {
      world.now += 3600;
      const later = (await Promise.all([drain(one, keys, 20), drain(two, keys, 20)])).flat();
      served += count(later, 200);
    }
    expect(served).toBe(2000);
    const atEnd = await send(one, 'GET', `${CALL}&lang=en`, { key: keys[1] ?? '' });
    expect([atEnd.status, atEnd.headers['ratelimit-limit']]).toEqual([429, '2000']);
    expect(atEnd.body.detail).toContain('per day');
    // Past midnight.
    world.now += 3600 * 2;
    const next = await send(one, 'GET', CALL, { key: keys[0] ?? '' });
    expect(next.status).toBe(200);
    // The other process may have reported in between, and with its report leased calls of this hour.
    expect([149, 149 - getLeaseSize(150)]).toContain(Number(next.headers['ratelimit-remaining']));
    const readUsage = async () => (await send(one, 'GET', '/api/v1/me/usage', { token: account.token })).body;
    expect(await readUsage()).toMatchObject({ hour: { used: 1, limit: 150 }, day: { used: 1, limit: 2000 } });
    // The other process reports within a second.
    const listCalls = async () => (await readUsage()).byDay.slice(-2).map(({ calls }: { calls: number }) => calls);
    await expect.poll(listCalls).toEqual([2000, 1]);
    expect((await readUsage()).byDay.at(-2).refused).toBeGreaterThan(14 * 40);
  });

  it('is what calls that succeed use: 304 counts, 4xx and 5xx do not', async () => {
    const one = await open();
    const { addKey, token } = await addAccount(one, database);
    const { key } = await addKey();
    const first = await send(one, 'GET', CALL, { key });
    for (const location of ['nowhere', 'broken'])
      expect((await send(one, 'GET', `/api/v1/weather/now?location=${location}`, { key })).status).toBeGreaterThan(399);
    expect((await send(one, 'GET', '/api/v1/weather/now', { key })).status).toBe(400);
    const etag = String(first.headers.etag);
    const again = await send(one, 'GET', CALL, { key, headers: { 'if-none-match': etag } });
    expect([again.status, again.headers['ratelimit-remaining']]).toEqual([304, '498']);
    const usage = await send(one, 'GET', '/api/v1/me/usage', { token });
    expect(usage.body.day.used).toBe(2);
  });

  it('counts a call for several places as so many, all or none', async () => {
    const one = await open();
    const { addKey, accountId } = await addAccount(one, database, 'package-1');
    const { key } = await addKey();
    const ask = async (places: number, point = POINT) => {
      const body = { locations: Array.from({ length: places }, () => point) };
      const { status, headers } = await send(one, 'POST', HISTORY, { key, body });
      return [status, Number(headers['ratelimit-remaining'])];
    };
    expect(await ask(3)).toEqual([200, 147]);
    expect(await ask(3, { lat: 85, lng: 108 })).toEqual([404, 147]);
    expect(await ask(99)).toEqual([400, 147]);
    for (let call = 0; call < 48; call += 1) await ask(3);
    expect(await ask(2)).toEqual([200, 1]);
    expect((await ask(2))[0]).toBe(429);
    expect((await send(one, 'GET', CALL, { key })).status).toBe(200);
    expect((await ask(1))[0]).toBe(429);
    const [row] = await database.query(
      'select leased from api_quota_use where account_id = $1 and window_seconds = 3600',
      [accountId],
    );
    expect(row).toEqual({ leased: 150 });
  });

  it('lets the process that is called have what lies idle in another', async () => {
    const [one, two] = [await open(), await open()];
    const { addKey } = await addAccount(one, database, 'package-1');
    const { key } = await addKey();
    expect((await send(one, 'GET', CALL, { key })).status).toBe(200);
    const served = { count: 1 };
    const callTwo = async (): Promise<number> => {
      served.count += count(await drain(two, [key], 1), 200);
      return served.count;
    };
    await callTwo();
    expect(served.count).toBeGreaterThanOrEqual(150 - getLeaseSize(150));
    await expect.poll(callTwo, { interval: 300 }).toBe(150);
  });

  it('follows a larger plan within seconds', async () => {
    const one = await open();
    const account = await addAccount(one, database, 'package-1');
    const { key } = await account.addKey();
    expect(count(await drain(one, [key], 5), 200)).toBe(150);
    await account.setPlan('package-2');
    let more = 0;
    const call = async (): Promise<number> => {
      more += count(await drain(one, [key], 1), 200);
      return more;
    };
    await expect.poll(call, { interval: 300 }).toBe(250);
  });

  it('is what /limits and /me/usage say, for members of the team too', async () => {
    const [one, two] = [await open(), await open()];
    const owner = await addAccount(one, database, 'package-1');
    const member = await addAccount(one, database);
    const { key } = await owner.addKey();
    for (const process of [one, one, two]) await send(process, 'GET', CALL, { key });
    const day = new Date((world.now + 7 * 3600) * 1000).toISOString().slice(0, 10);
    await expect
      .poll(async () => (await send(one, 'GET', '/api/v1/limits', { key })).body)
      .toEqual({
        caller: 'key',
        hour: { used: 3, limit: 150, resetAt: `${day}T10:00:00+07:00` },
        day: { used: 3, limit: 2000, resetAt: expect.stringMatching(/T00:00:00\+07:00$/) },
      });
    const { body } = await send(two, 'GET', '/api/v1/me/usage', { token: owner.token });
    expect(body).toMatchObject({ hour: { used: 3, limit: 150 }, day: { used: 3, limit: 2000 } });
    expect(body.byDay).toHaveLength(90);
    expect(body.byDay.at(-1)).toEqual({ date: day, calls: 3, refused: 0 });
    expect(body.byDay[0]).toMatchObject({ calls: 0, refused: 0 });
    const foreign = `/api/v1/me/usage?owner=${owner.accountId}`;
    expect((await send(one, 'GET', foreign, { token: member.token })).status).toBe(403);
    await database.query(
      `insert into team_membership (bucket, account_id, owner_id, member_row_id)
       values (get_byte(uuid_send($1::uuid), 15), $1, $2, $3)`,
      [member.accountId, owner.accountId, owner.accountId],
    );
    await database.query(
      `insert into team_member (bucket, account_id, id, email, place_ids, member_id, link_expires_at, created_at)
       values (get_byte(uuid_send($1::uuid), 15), $1, $1, $2, '{}', $3, 0, 0)`,
      [owner.accountId, member.email, member.accountId],
    );
    expect((await send(one, 'GET', foreign, { token: member.token })).body.day.used).toBe(3);
    const csv = await send(one, 'GET', `${foreign}&format=csv`, { token: member.token });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    const lines = csv.text.split('\r\n');
    expect([lines.length, lines[0], lines[90]]).toEqual([92, 'date,calls,refused', `${day},3,0`]);
    const wrong = await send(one, 'GET', '/api/v1/me/usage?format=xml', { token: owner.token });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'format']);
  });

  it('is told of by e-mail at 80 and at 100 per cent of the day, each once', async () => {
    const [one, two] = [await open(), await open()];
    const { addKey, email } = await addAccount(one, database);
    const { key } = await addKey();
    const call = async (times: number): Promise<void> => {
      for (let made = 0; made < times; made += 1) await send(made % 2 === 0 ? one : two, 'GET', CALL, { key });
      await Promise.all([one, two].map(({ apiKeys }) => apiKeys.stop?.()));
      await one.runJob('api-keys.send-notices');
    };
    const listOwn = () => one.letters.filter(({ to }) => to === email);
    await call(399);
    expect(listOwn()).toEqual([]);
    await call(1);
    expect(listOwn()).toMatchObject([{ to: email, subject: expect.stringContaining('80%') }]);
    expect(listOwn()[0]?.text).toContain('https://portal.example/dashboard/keys');
    await call(50);
    expect(listOwn()).toHaveLength(1);
    await call(60);
    expect(listOwn()).toHaveLength(2);
    expect(listOwn()[1]?.subject).toContain('dùng hết');
    await call(20);
    expect(listOwn()).toHaveLength(2);
    expect([...one.lines, ...two.lines].join('\n')).not.toContain(email);
  });

  it.runIf(IS_WHOLE_RUN)(
    'lasts as long as the lease while the database is away; unknown keys get 503, not 401',
    async () => {
      const relay = await startRelay(database.url);
      const far = openPool(
        { connectionString: relay.url },
        { retryTimeoutMs: 100, statementTimeoutMs: 200, silenceMs: 100 },
      );
      try {
        const one = await open(far);
        const near = await open();
        const { addKey } = await addAccount(near, database);
        const [{ key }, other] = [await addKey(), await addKey()];
        // What a test before has cut off may still have to connect again.
        await expect.poll(async () => (await send(one, 'GET', CALL, { key })).status).toBe(200);
        await expect.poll(async () => database.query('select from api_quota_use where leased > 0')).not.toHaveLength(0);
        relay.block();
        const statuses: number[] = [];
        for (let call = 0; call < 60; call += 1) statuses.push((await send(one, 'GET', CALL, { key })).status);
        const served = count(statuses, 200);
        expect(served).toBeGreaterThanOrEqual(Math.floor(getLeaseSize(500) / 2));
        expect(served).toBeLessThanOrEqual(getLeaseSize(500));
        expect(count(statuses, 503)).toBe(60 - served);
        for (const unknown of [other.key, `tv_live_${'q'.repeat(32)}`])
          expect((await send(one, 'GET', CALL, { key: unknown })).status).toBe(503);
        relay.unblock();
        await expect.poll(async () => (await send(one, 'GET', CALL, { key })).status, { interval: 300 }).toBe(200);
      } finally {
        for (const { app, apiKeys } of processes.splice(0)) {
          await app.close();
          await apiKeys.stop?.();
        }
        await far.close();
        await relay.stop();
      }
    },
  );
});
