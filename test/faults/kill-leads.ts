import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDatabase } from '@portal/testing/database/end-database';
import { SAMPLE_FORM } from '@portal/testing/leads/sample-form';
import { waitUntil } from '@portal/testing/processes/wait-until';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { endProcess, findPostmaster, startForms } from './forms-process.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const SENDERS = 4;
const LONGEST_LIFE_MS = 900;

export interface KilledLeads {
  /** Leads confirmed as saved to their sender. */
  readonly confirmed: number;
  readonly lost: number;
  readonly doubled: number;
  /** Longest time from the start of a process to its address, milliseconds. */
  readonly slowestStartMs: number;
}

interface KillOptions {
  readonly kills: number;
  readonly random: () => number;
}

/** Sends leads one after the other, each again with the same key until it is confirmed as saved. */
async function sendUntil(state: { address: string; over: boolean }, saved: Map<string, string>): Promise<void> {
  for (let caller = 0; !state.over; caller += 1) {
    const key = randomUUID();
    const body = JSON.stringify({ ...SAMPLE_FORM, name: key });
    const address = Array.from({ length: 3 }, () => caller % 250).join('.');
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': `10.${address}` };
    while (!saved.has(key)) {
      try {
        const response = await fetch(`${state.address}/api/guest/consultation`, { method: 'POST', headers, body });
        if (response.status === 200) saved.set(key, ((await response.json()) as { data: { id: string } }).data.id);
        else await sleep(20);
      } catch {
        await sleep(20);
      }
      if (state.over) return;
    }
  }
}

async function waitForOne(saved: ReadonlyMap<string, string>): Promise<void> {
  const before = saved.size;
  await waitUntil('a saved lead', () => saved.size > before);
}

/** Kills the portal, its database or both while leads come in, then counts what is there. */
export async function killLeads({ kills, random }: KillOptions): Promise<KilledLeads> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-leads-'));
  const saved = new Map<string, string>();
  let running = await startForms(dataDir);
  let slowestStartMs = running.startMs;
  const state = { address: running.address, over: false };
  const senders = Array.from({ length: SENDERS }, () => sendUntil(state, saved));
  try {
    for (let count = 0; count < kills; count += 1) {
      // Most kills strike while leads come in, some while portal or database are still starting.
      if (count % 5 !== 4) await waitForOne(saved);
      await sleep(random() * LONGEST_LIFE_MS);
      const what = count % 3;
      if (what !== 1) endProcess(findPostmaster(dataDir));
      if (what === 0) continue;
      running.child.kill('SIGKILL');
      running = await startForms(dataDir);
      slowestStartMs = Math.max(slowestStartMs, running.startMs);
      state.address = running.address;
    }
    await waitForOne(saved);
    state.over = true;
    await Promise.all(senders);
    const options = { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined };
    const rows = await withDatabase(options, (database) =>
      database.query<{ name: string; id: string }>('select name, id from lead'),
    );
    const lost = [...saved].filter(([key, id]) => !rows.some((row) => row.name === key && row.id === id)).length;
    return {
      confirmed: saved.size,
      lost,
      doubled: rows.length - new Set(rows.map(({ name }) => name)).size,
      slowestStartMs,
    };
  } finally {
    state.over = true;
    running.child.kill('SIGKILL');
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
