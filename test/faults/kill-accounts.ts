import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDatabase } from '@portal/testing/database/end-database';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { endProcess, findPostmaster, startForms } from './forms-process.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const PASSWORD = 'trời sắp mưa rồi';
/** Enough time to hash some registrations, but not all. */
const LONGEST_LIFE_MS = 500;

export interface KilledAccounts {
  readonly confirmed: { readonly registered: number; readonly deleted: number };
  /** What is neither complete nor absent, and what was confirmed but not done. */
  readonly faults: readonly string[];
}

interface KillOptions {
  /** How often the portal is killed while accounts are registered, and again while they are deleted. */
  readonly kills: number;
  /** Calls in progress at each kill. */
  readonly calls: number;
  readonly random: () => number;
}

type Outcome = 'confirmed' | 'unknown';

/** Starts calls together and kills the portal, every other time its database too, while they are in progress. */
async function strike(
  dataDir: string,
  calls: readonly (() => Promise<Outcome>)[],
  random: () => number,
  round: number,
) {
  const outcomes = calls.map((call) => call());
  await sleep(random() * LONGEST_LIFE_MS);
  if (round % 2 === 0) endProcess(findPostmaster(dataDir));
  return outcomes;
}

async function post(address: string, path: string, body: object, from: string): Promise<Outcome> {
  try {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return response.status === 200 ? 'confirmed' : 'unknown';
  } catch {
    return 'unknown';
  }
}

const register = (address: string, email: string, from: string): Promise<Outcome> =>
  post(
    address,
    '/api/auth/register',
    { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true },
    from,
  );

const remove = (address: string, username: string, from: string): Promise<Outcome> =>
  post(address, '/api/user/account/delete', { username, password: PASSWORD }, from);

interface Rows {
  readonly email: string | null;
  readonly name: string | null;
  readonly sessions: number;
  readonly links: number;
}

/** Accounts and their names from both tables, with the number of sessions and links. */
const listRows = (database: Database): Promise<Rows[]> =>
  database.query<Rows>(
    `select a.email, n.value as name,
       (select count(*)::int from account_session s where s.account_id = coalesce(a.id, n.account_id)) as sessions,
       (select count(*)::int from account_link l where l.account_id = coalesce(a.id, n.account_id)) as links
     from account a full join account_name n on n.account_id = a.id`,
  );

const isComplete = ({ email, name, sessions, links }: Rows): boolean =>
  email !== null && email === name && sessions > 0 && links === 1;

/**
 * Kills the portal and its database during registrations and deletions, then compares the result with what was
 * confirmed.
 */
export async function killAccounts({ kills, calls, random }: KillOptions): Promise<KilledAccounts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-accounts-'));
  const emails = Array.from({ length: kills * calls }, (_, index) => `nguoi-${index}@vidu.vn`);
  const fromOf = (email: string) => `10.1.0.${emails.indexOf(email) % 250}`;
  const faults: string[] = [];
  const options = { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined };
  let running = await startForms(dataDir);
  const listNow = async () => {
    running.child.kill('SIGKILL');
    const rows = await withDatabase(options, listRows);
    for (const row of rows) if (!isComplete(row)) faults.push(`half an account: ${JSON.stringify(row)}`);
    return new Set(rows.map(({ email }) => email));
  };
  /** Calls for every address, a few at a time; returns those that were confirmed. */
  async function callAll(call: typeof register): Promise<Set<string>> {
    const confirmed = new Set<string>();
    for (let round = 0; round < kills; round += 1) {
      const { address } = running;
      const group = emails.slice(round * calls, (round + 1) * calls);
      const outcomes = await strike(
        dataDir,
        group.map((email) => () => call(address, email, fromOf(email))),
        random,
        round,
      );
      running.child.kill('SIGKILL');
      for (const [index, outcome] of (await Promise.all(outcomes)).entries())
        if (outcome === 'confirmed') confirmed.add(group[index] ?? '');
      running = await startForms(dataDir);
    }
    return confirmed;
  }
  try {
    const registered = await callAll(register);
    const there = await listNow();
    for (const email of registered) if (!there.has(email)) faults.push(`${email} was registered and is not there`);
    running = await startForms(dataDir);
    // Missing accounts are registered undisturbed, then all are deleted.
    for (const email of emails.filter((one) => !there.has(one))) await register(running.address, email, fromOf(email));
    const deleted = await callAll(remove);
    const left = await listNow();
    for (const email of deleted) if (left.has(email)) faults.push(`${email} was deleted and is there`);
    return { confirmed: { registered: registered.size, deleted: deleted.size }, faults };
  } finally {
    running.child.kill('SIGKILL');
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
