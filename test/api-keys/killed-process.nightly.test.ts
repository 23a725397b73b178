import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getLeaseSize } from '@portal/domain/account/quota-lease';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, openKeyProcess } from './key-portal.ts';

const PROGRAM = fileURLToPath(new URL('./serve-calls.ts', import.meta.url));
const NOW = Date.parse('2026-11-27T09:10:00+07:00') / 1000;
const CLIENTS = 20;
const QUOTA = 500;

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function startProcess(databaseUrl: string): Promise<Running> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NOW: String(NOW) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', () => reject(new Error('the process ended')));
  });
  return { child, address };
}

const endOf = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve();

describe.each(listDatabaseServers())('a process that is killed, on $name', (server) => {
  let database: TestDatabase;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map(endOf));
    await database.close();
  });

  /** Two separate processes, and an account with two keys. */
  async function start() {
    const near = await openKeyProcess({ database, clock: () => NOW });
    const account = await addAccount(near, database);
    const keys = [(await account.addKey()).key, (await account.addKey()).key];
    await near.app.close();
    const running = await Promise.all([startProcess(database.url), startProcess(database.url)]);
    children.push(...running.map(({ child }) => child));
    return { accountId: account.accountId, keys, running };
  }

  /** Clients that call until the quota is used up or the process is gone. */
  async function drain({ address }: Running, keys: readonly string[], onServed: () => void): Promise<void> {
    const client = async (number: number): Promise<void> => {
      for (let refused = 0; refused < 2; ) {
        const headers = { 'x-api-key': keys[number % keys.length] ?? '' };
        const reply = await fetch(`${address}/api/v1/weather/now?location=da-lat`, { headers }).catch(() => null);
        if (reply === null) return;
        await reply.arrayBuffer();
        expect([200, 429]).toContain(reply.status);
        if (reply.status === 200) onServed();
        refused = reply.status === 429 ? refused + 1 : 0;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  }

  it('takes at most one lease with it, and no call is granted twice', async () => {
    const { accountId, keys, running } = await start();
    const [one, two] = running;
    let served = 0;
    const noteServed = (): void => {
      served += 1;
      if (served === 200) one.child.kill('SIGKILL');
    };
    await Promise.all([drain(one, keys, noteServed), drain(two, keys, noteServed)]);
    expect(one.child.signalCode).toBe('SIGKILL');
    expect(served).toBeLessThanOrEqual(QUOTA);
    // Besides the lease, the answers in flight to the killed process's clients are lost.
    expect(served).toBeGreaterThanOrEqual(QUOTA - getLeaseSize(QUOTA) - CLIENTS);
    const [row] = await database.query(
      'select leased from api_quota_use where account_id = $1 and window_seconds = $2',
      [accountId, 86_400],
    );
    expect(row).toEqual({ leased: QUOTA });
  });

  it('is no loss where it ends in order: the quota is served exactly', async () => {
    const { keys, running } = await start();
    const [one, two] = running;
    let served = 0;
    let stopping = false;
    const noteServed = (): void => {
      served += 1;
      if (served < 200 || stopping) return;
      stopping = true;
      one.child.kill('SIGTERM');
    };
    await Promise.all([drain(one, keys, noteServed), drain(two, keys, noteServed)]);
    await endOf(one.child);
    // The other may have been refused while this one's last lease was on its way back.
    await expect
      .poll(async () => {
        await drain(two, keys, noteServed);
        return served;
      })
      .toBe(QUOTA);
  });
});
