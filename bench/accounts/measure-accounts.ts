import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountNeeds } from '../../apps/portal/src/features/accounts/needs.ts';
import { createPasswordHasher } from '../../apps/portal/src/features/accounts/password-hash.ts';
import { createSessionTokens } from '../../apps/portal/src/features/accounts/session-token.ts';
import { createSessionCheck } from '../../apps/portal/src/features/accounts/sessions.ts';
import { signIn } from '../../apps/portal/src/features/accounts/sign-in.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { startForms } from '../../test/faults/forms-process.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { fillAccounts, PASSWORD, toEmail } from './fill-accounts.ts';

const ACCOUNTS = 100_000;
const ROUNDS = 9;
const CALLS = 300;
const ATTEMPTS = 500;
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');

/** CPU time of this process per call, milliseconds. */
async function timeCpu(calls: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < calls; index += 1) await work(index);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

/** A sign-in without the hash, and the check of a session, compared with a plain query. */
async function measureCpu(database: Database): Promise<Figure[]> {
  const now = () => Math.floor(Date.now() / 1000);
  const needs: AccountNeeds = {
    database,
    clock: now,
    passwords: { hash: async () => '', verify: async () => true },
    tokens: createSessionTokens(database),
    isCommonPassword: () => false,
    sendsTexts: false,
    writesToCompany: false,
    findRemovalAddress: () => null,
    findPlan: async () => ({ planId: 'community', endsAt: null }),
    unlinkAccount: async () => undefined,
    verifyChannels: async () => undefined,
    endCodes: async () => undefined,
    endAccess: async () => () => undefined,
    dropOwn: async () => () => undefined,
    exportOwn: async () => ({}),
  };
  let number = 0;
  const enter = () => {
    number += 1;
    const origin = { network: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, userAgent: null };
    return signIn(needs, { username: toEmail(number), password: PASSWORD }, origin);
  };
  const { token } = await enter();
  const sessions = createSessionCheck(needs);
  const work = {
    query: () =>
      database.query('select email from account where bucket = $1 and id = $2', [
        0,
        '00000000-0000-4000-8000-000000000000',
      ]),
    signIn: enter,
    uncached: () => sessions.find(token),
  };
  if ((await sessions.find(token)) === null) throw new Error('the session that was begun is none');
  const rounds = { query: [] as number[], signIn: [] as number[], uncached: [] as number[], cached: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const found = {
      query: await timeCpu(CALLS, work.query),
      signIn: await timeCpu(CALLS, work.signIn),
      uncached: await timeCpu(CALLS, work.uncached),
      cached: await timeCpu(CALLS * 10, () => sessions.findRecent(token)),
    };
    // The first round is a warm-up.
    if (round > 0) for (const [name, value] of Object.entries(found)) rounds[name as keyof typeof rounds].push(value);
  }
  const { hash } = createPasswordHasher();
  const hashMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) hashMs.push(await timeCpu(5, () => hash(PASSWORD)));
  const query = median(rounds.query);
  const ratioOf = (name: 'signIn' | 'uncached' | 'cached') =>
    median(rounds[name].map((value, index) => value / (rounds.query[index] ?? query)));
  return [
    { name: 'accounts.query.cpu', value: query, unit: 'ms', note: 'yardstick: one row by its key' },
    {
      name: 'accounts.signIn.ratio',
      value: ratioOf('signIn'),
      unit: '× query',
      note: `${ACCOUNTS} accounts, without argon2id`,
    },
    { name: 'accounts.check.ratio', value: ratioOf('uncached'), unit: '× query' },
    { name: 'accounts.checkCached.ratio', value: ratioOf('cached'), unit: '× query' },
    { name: 'accounts.argon2.cpu', value: median(hashMs), unit: 'ms', note: '19 MiB, two passes' },
  ];
}

async function timeLogin(address: string, username: string, from: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const body = JSON.stringify({ username, password: 'sai bét cả rồi' });
  const started = performance.now();
  const response = await fetch(`${address}/api/login`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`a wrong login was answered with ${response.status}`);
  return performance.now() - started;
}

/** Wrong passwords for existing and for unknown names, alternating, over HTTP. */
async function measureTiming(dataDir: string): Promise<Figure[]> {
  const running = await startForms(dataDir);
  try {
    const times = { wrong: [] as number[], unknown: [] as number[] };
    for (let attempt = 0; attempt < ATTEMPTS + 50; attempt += 1) {
      const at = `${attempt >> 8}.${attempt & 255}`;
      const isLater = attempt >= 50;
      // The order alternates, so that neither profits from the other.
      const order = attempt % 2 === 0 ? (['wrong', 'unknown'] as const) : (['unknown', 'wrong'] as const);
      for (const kind of order) {
        const name = kind === 'wrong' ? toEmail(50_000 + attempt) : `khong-co-${attempt}@vidu.vn`;
        const ms = await timeLogin(running.address, name, `${kind === 'wrong' ? '10.8' : '10.9'}.${at}`);
        if (isLater) times[kind].push(ms);
      }
    }
    const [wrong, unknown] = [median(times.wrong), median(times.unknown)];
    const note = `medians of ${ATTEMPTS}: wrong ${wrong.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`;
    const off = 100 * Math.abs(unknown / wrong - 1);
    return [{ name: 'accounts.unknownVersusWrong', value: off, unit: '%', budget: { most: 5 }, note }];
  } finally {
    running.child.kill('SIGTERM');
    await new Promise((resolve) => running.child.once('exit', resolve));
  }
}

/**
 * Cost of signing in and of a session compared with a plain query, with 100,000 accounts; and that a wrong password
 * takes as long as an unknown name.
 */
export const accounts: Measurement = {
  name: 'accounts',
  measure: async (log) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-accounts-'));
    const options = { url: null, dataDir, migrations: MIGRATIONS, warn: log };
    try {
      const figures = await withDatabase(options, async (database) => {
        log(`storing ${ACCOUNTS} accounts`);
        await fillAccounts(database, ACCOUNTS);
        return measureCpu(database);
      });
      return [...figures, ...(await measureTiming(dataDir))];
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
