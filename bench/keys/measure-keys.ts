import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLeaseSize } from '@portal/domain/account/quota-lease';
import { removeDatabase } from '@portal/testing/database/end-database';
import { createKeyCheck, type KeyCheck } from '../../apps/portal/src/features/api-keys/keys/key-check.ts';
import { findKey, listChanges, saveLastUse } from '../../apps/portal/src/features/api-keys/keys/key-store.ts';
import { type AccountQuota, createAccountQuota } from '../../apps/portal/src/features/api-keys/quota/account-quota.ts';
import { exchangeLeases, findExhausted, readUses } from '../../apps/portal/src/features/api-keys/quota/quota-store.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { findAccess } from '../../apps/portal/src/platform/database/database-access.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { addAccount, openKeyProcess } from '../../test/api-keys/key-portal.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { type PortalProcess, startProgram } from '../server/portal-process.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const NOW = Date.parse('2026-11-27T09:10:00+07:00') / 1000;
const ROUNDS = 7;
const CALLS = 20_000;
const CLIENTS = 8;
/** Calls per round over HTTP; each account of package 4 may make 800 an hour. */
const HTTP_CALLS = 3000;
const ACCOUNTS = 40;

/** CPU time of this process per call, microseconds. */
async function timeCpu(calls: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index += 1) {
    const result = work();
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

function openQuota(database: Database, limit: number): AccountQuota {
  return createAccountQuota({
    clock: () => NOW,
    readTimer: () => performance.now(),
    // Leases of a quota's usual size, from one that no round exhausts.
    exchange: (reports) =>
      exchangeLeases(
        database,
        reports.map((report) => ({
          ...report,
          requests: { hour: { ...report.requests.hour, limit: 1e9 }, day: { ...report.requests.day, limit: 1e9 } },
        })),
        NOW,
      ),
    findExhausted: (accounts) => findExhausted(database, accounts),
    readUses: (accountId) => readUses(database, accountId),
    findAllowances: async (ids) => new Map(ids.map((id) => [id, { hour: limit, day: limit }])),
  });
}

const openCheck = (database: Database): KeyCheck =>
  createKeyCheck({
    clock: () => NOW,
    findKey: (digest) => findKey(database, digest),
    listChanges: (since) => listChanges(database, since),
    saveLastUse: (keys, now) => saveLastUse(database, keys, now),
  });

/** The check of a key and of its account's quota, including the leases. */
async function measureCheck(database: Database, key: string, accountId: string): Promise<Figure[]> {
  const check = openCheck(database);
  const request = { headers: { 'x-api-key': key }, ip: '203.0.113.7' } as unknown as Parameters<
    KeyCheck['identify']
  >[0];
  const caller = await check.identify(request);
  if (caller.kind !== 'key') throw new Error('the key that was made is none');
  const measure = async (limit: number, calls: number): Promise<number> => {
    const quota = openQuota(database, limit);
    const work = () => {
      check.identify(request);
      return quota.count(accountId);
    };
    const rounds: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cpu = await timeCpu(calls, work);
      if (round > 0) rounds.push(cpu);
    }
    await quota.stop();
    return median(rounds);
  };
  const query = await timeCpu(2000, () => database.query('select 1'));
  const [large, small] = [2000, 150];
  return [
    { name: 'keys.query.cpu', value: query, unit: 'µs', note: 'yardstick: the plainest query' },
    {
      name: 'keys.check.cpu',
      value: await measure(large, CALLS),
      unit: 'µs',
      budget: { most: 15 },
      note: `key and quota of ${large}: a lease each ${getLeaseSize(large)} calls`,
    },
    {
      name: 'keys.checkSmall.cpu',
      value: await measure(small, CALLS / 10),
      unit: 'µs',
      note: `at full speed with a quota of ${small}: a lease each ${getLeaseSize(small)} calls`,
    },
  ];
}

interface Caller {
  readonly headers: () => Record<string, string>;
}

/** CPU time of the server per cached reply, microseconds, with clients that call again immediately. */
async function timeReplies({ address, cpuMs }: PortalProcess, { headers }: Caller): Promise<number> {
  const before = cpuMs();
  let left = HTTP_CALLS;
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const reply = await fetch(`${address}/api/v1/weather/now?location=da-lat`, { headers: headers() });
      await reply.arrayBuffer();
      if (reply.status !== 200) throw new Error(`a call was answered with ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return ((cpuMs() - before) * 1000) / HTTP_CALLS;
}

/** Cached replies with a key compared with those without one. */
async function measureReplies(portal: PortalProcess, keys: readonly string[]): Promise<Figure[]> {
  let visitor = 0;
  const from = (): string => {
    visitor += 1;
    return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  };
  const guest: Caller = { headers: () => ({ 'x-forwarded-for': from() }) };
  const owner: Caller = {
    headers: () => ({ 'x-forwarded-for': from(), 'x-api-key': keys[visitor % keys.length] ?? '' }),
  };
  const rounds = { guest: [] as number[], owner: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const without = await timeReplies(portal, guest);
    const withKey = await timeReplies(portal, owner);
    if (round === 0) continue;
    rounds.guest.push(without);
    rounds.owner.push(withKey);
  }
  const ratio = median(rounds.owner.map((value, at) => value / (rounds.guest[at] ?? value)));
  return [
    { name: 'keys.guestReply.cpu', value: median(rounds.guest), unit: 'µs', note: 'yardstick: cached, without a key' },
    { name: 'keys.reply.ratio', value: ratio, unit: '× without', budget: { most: 1.2 }, note: 'the same with a key' },
  ];
}

async function measureAll(database: Database, url: string): Promise<Figure[]> {
  const process = await openKeyProcess({ database, clock: () => NOW });
  const accounts = [];
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const account = await addAccount(process, database, 'package-4');
    accounts.push({ ...account, key: (await account.addKey({ name: randomUUID() })).key });
  }
  await process.app.close();
  const [first] = accounts;
  if (first === undefined) throw new Error('no account was made');
  const portal = await startProgram('test/api-keys/serve-calls.ts', { DATABASE_URL: url, NOW: String(NOW) });
  try {
    const replies = await measureReplies(
      portal,
      accounts.map(({ key }) => key),
    );
    return [...(await measureCheck(database, first.key, first.accountId)), ...replies];
  } finally {
    await portal.stop();
  }
}

/** Cost of a key: checking it and counting its call, and a cached reply with and without one. */
export const keys: Measurement = {
  name: 'keys',
  measure: async (log) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-keys-'));
    try {
      log(`making ${ACCOUNTS} accounts with keys`);
      const options = { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined };
      return await withDatabase(options, (database) =>
        measureAll(database, findAccess(join(dataDir, 'database'))?.connectionString ?? ''),
      );
    } finally {
      await removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
