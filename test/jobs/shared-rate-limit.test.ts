import type { TestDatabase } from '@portal/testing/database/empty-database';
import { startRelay } from '@portal/testing/database/start-relay';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import {
  createLeaseStore,
  deleteOldLeases,
  type LeaseStore,
} from '../../apps/portal/src/platform/rate-limit/lease-store.ts';
import { limitCalls } from '../../apps/portal/src/platform/rate-limit/limit-calls.ts';
import { createRateLimit, type RateLimit } from '../../apps/portal/src/platform/rate-limit/rate-limit.ts';

const START = Date.parse('2026-11-25T08:00:10+07:00') / 1000;
const PER_MINUTE = 30;
/** A tenth of the limit. */
const BLOCK = 3;

/** A store that knows when none of its answers is pending. */
function watchStore(store: LeaseStore) {
  const outstanding = new Set<Promise<unknown>>();
  const lease: LeaseStore['lease'] = (requests) => {
    const answer = store.lease(requests);
    outstanding.add(answer);
    answer.catch(() => undefined).finally(() => outstanding.delete(answer));
    return answer;
  };
  const whenQuiet = async (): Promise<void> => {
    while (outstanding.size > 0) {
      await Promise.allSettled(outstanding);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { lease, whenQuiet };
}

describe.each(listDatabaseServers())('a limit that processes share on $name', (server) => {
  let database: TestDatabase;
  const world = { now: START };
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('truncate rate_limit_use');
    world.now = START;
  });

  /** A process with its own memory and its own connection to the database. */
  function openProcess(on: Database = database, name = 'test') {
    const store = watchStore(createLeaseStore(on));
    const limit = createRateLimit({
      perMinute: PER_MINUTE,
      perDay: 250,
      now: () => world.now,
      shared: { store, name },
    });
    const call = async (caller = 'a'): Promise<boolean> => {
      const { allowed } = limit.acquire(caller);
      await store.whenQuiet();
      return allowed;
    };
    return { limit, call, whenQuiet: store.whenQuiet };
  }
  const countAllowed = async (calls: (() => Promise<boolean>)[]): Promise<number> => {
    let count = 0;
    for (const call of calls) if (await call()) count += 1;
    return count;
  };

  it('allows two processes together the limit of one, to within a block of each', async () => {
    const [one, two] = [openProcess(), openProcess()];
    const turns = Array.from({ length: 40 }, () => [() => one.call(), () => two.call()]).flat();
    const allowed = await countAllowed(turns);
    expect(allowed).toBeLessThanOrEqual(PER_MINUTE + 2 * BLOCK);
    expect(allowed).toBeGreaterThanOrEqual(PER_MINUTE - 2 * BLOCK);
    world.now += 60;
    expect(await one.call()).toBe(true);
  });

  it('knows in one process what another used up before', async () => {
    const [one, two] = [openProcess(), openProcess()];
    expect(await countAllowed(Array.from({ length: PER_MINUTE }, () => () => one.call()))).toBe(PER_MINUTE);
    expect(await countAllowed(Array.from({ length: PER_MINUTE }, () => () => two.call()))).toBeLessThanOrEqual(BLOCK);
    expect(two.limit.describe('a')).toMatchObject({ window: 'minute', remaining: 0 });
    expect(await two.call('b')).toBe(true);
  });

  it('gives a process alone exactly the limit at once, without an answer of the database', async () => {
    const { limit, whenQuiet } = openProcess();
    const allowed = Array.from({ length: PER_MINUTE + 1 }, () => limit.acquire('a').allowed);
    expect(allowed.filter(Boolean)).toHaveLength(PER_MINUTE);
    expect(limit.describe('a')).toEqual({ window: 'minute', limit: PER_MINUTE, remaining: 0, resetSeconds: 50 });
    await whenQuiet();
    expect(limit.describeUse('a')).toMatchObject({ minute: { used: PER_MINUTE }, day: { used: PER_MINUTE } });
  });

  it('counts limits of different names apart', async () => {
    const [guests, forms] = [openProcess(), openProcess(database, 'forms')];
    await countAllowed(Array.from({ length: PER_MINUTE }, () => () => guests.call()));
    expect(await countAllowed(Array.from({ length: PER_MINUTE }, () => () => forms.call()))).toBe(PER_MINUTE);
  });

  it('goes on in each process while the database is away, and together again when it is back', async () => {
    const relay = await startRelay(database.url);
    const far = openPool(
      { connectionString: relay.url },
      { retryTimeoutMs: 0, statementTimeoutMs: 200, silenceMs: 100 },
    );
    const [one, two] = [openProcess(far), openProcess(far)];
    try {
      expect(await countAllowed(Array.from({ length: 10 }, () => () => one.call()))).toBe(10);
      relay.block();
      expect(await countAllowed(Array.from({ length: 25 }, () => () => one.call()))).toBe(PER_MINUTE - 10);
      expect(await countAllowed(Array.from({ length: 35 }, () => () => two.call()))).toBe(PER_MINUTE);
      relay.unblock();
      // Another minute, long after the pause between attempts.
      world.now += 600;
      const turns = Array.from({ length: 40 }, () => [() => one.call(), () => two.call()]).flat();
      const allowed = await countAllowed(turns);
      expect(allowed).toBeLessThanOrEqual(PER_MINUTE + 2 * BLOCK);
    } finally {
      await far.close();
      await relay.stop();
    }
  });

  it('stores no addresses, and nothing for longer than two days', async () => {
    const { call } = openProcess();
    await countAllowed(Array.from({ length: 20 }, () => () => call('203.0.113.7')));
    const rows = JSON.stringify(await database.query('select * from rate_limit_use'));
    expect(rows).not.toContain('203.0.113.7');
    await deleteOldLeases(database, world.now);
    expect(await database.query('select from rate_limit_use')).not.toHaveLength(0);
    await deleteOldLeases(database, world.now + 3 * 86_400);
    expect(await database.query('select from rate_limit_use')).toHaveLength(0);
  });
});

describe('calls that fail', () => {
  async function failThreeTimes(limit: RateLimit): Promise<number[]> {
    const app = createServer({
      log: createLog({ readable: false, write: () => undefined }),
      trustProxy: false,
      ownOrigin: () => 'http://127.0.0.1',
      sendPageError: async (_request, reply, status) => reply.code(status).send(),
    });
    limitCalls(app, { choose: () => limit, sharedPolicy: limit.policy });
    app.get('/', (_request, reply) => reply.code(401).send({}));
    const statuses: number[] = [];
    for (const _ of [1, 2, 3]) statuses.push((await app.inject('/')).statusCode);
    await app.close();
    return statuses;
  }
  const options = { perMinute: 2, perDay: 100, now: () => START };

  it('are free by default, and count where the limit says so', async () => {
    expect(await failThreeTimes(createRateLimit(options))).toEqual([401, 401, 401]);
    const strict = createRateLimit({ ...options, countsFailures: true });
    const statuses = await failThreeTimes(strict);
    expect(statuses.slice(0, 2)).toEqual([401, 401]);
    expect(statuses[2]).not.toBe(401);
    expect(strict.describe('127.0.0.1').remaining).toBe(0);
  });
});
