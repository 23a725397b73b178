import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CHANNEL_KINDS } from '@portal/domain/alert/channel.table';
import { removeDatabase } from '@portal/testing/database/end-database';
import { startMailServer } from '@portal/testing/mail/mail-server';
import { waitUntil } from '@portal/testing/processes/wait-until';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';
import { getEmbeddedPrograms } from '../../apps/portal/src/platform/database/postgres-programs.ts';
import { supervisePostgres } from '../../apps/portal/src/platform/database/postgres-supervisor.ts';
import { createChannelSandbox } from '../../apps/portal/src/platform/sandbox/channels/channel-sandbox.ts';
import { serveLocally } from '../../apps/portal/src/platform/sandbox/local-server.ts';
import { addAccount, addChannel, CONTENT } from '../alerts/fill-alerts.ts';

const PROGRAM = fileURLToPath(new URL('./deliver-alerts-forever.ts', import.meta.url));
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const WORKERS = 2;
const ACCOUNTS = 100;
const LONGEST_LIFE_MS = 1500;
/** 60,000 messages take minutes. */
const LONGEST_MS = 3_600_000;
const DAY_SECONDS = 86_400;

export interface KilledAlerts {
  readonly messages: number;
  /** Messages that their partner never got, or that the table does not call sent. */
  readonly lost: number;
  /** Receipts of messages that their partner had already. */
  readonly repeated: number;
  /** Receipts under an id that no message has. */
  readonly unknown: number;
  readonly seconds: number;
}

interface KillOptions {
  /** Rounded to a whole number for each account and channel. */
  readonly messages: number;
  /** Of each of the two workers. */
  readonly kills: number;
  readonly leaseSpeed: number;
  readonly random: () => number;
}

/** Counts what partners get, by the id of the message. */
async function playPartners() {
  const receipts = new Map<string, number>();
  const count = (id: string): void => void receipts.set(id, (receipts.get(id) ?? 0) + 1);
  const clock = () => Math.floor(Date.now() / 1000);
  const sandbox = createChannelSandbox({ clock, store: ({ id }) => count(id) });
  const server = await serveLocally([sandbox.part], 0);
  const mail = await startMailServer();
  return {
    sandbox,
    address: server.address,
    mailUrl: mail.url,
    /** Receipts by id, letters too. */
    list(): ReadonlyMap<string, number> {
      for (const letter of mail.letters.splice(0)) count(/^Message-ID: <([\da-f-]+)@/im.exec(letter)?.[1] ?? 'none');
      return receipts;
    },
    async stop() {
      server.stop();
      await mail.close();
    },
  };
}

type Partners = Awaited<ReturnType<typeof playPartners>>;

/** Accounts with a channel of each kind, and as many messages for each. */
async function fill(database: Database, { sandbox, address }: Partners, messages: number): Promise<void> {
  const browser = sandbox.subscribe();
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const accountId = await addAccount(database);
    const phone = `+8491${String(number).padStart(7, '0')}`;
    await addChannel(database, accountId, 'email', `an${number}@vidu.vn`);
    await addChannel(database, accountId, 'sms', phone);
    await addChannel(database, accountId, 'zalo', phone);
    await addChannel(database, accountId, 'push', `${address}${browser.path}`, { pushKeys: browser.keys });
    await addChannel(database, accountId, 'webhook', `${address}/webhook/${number}`);
  }
  const now = Math.floor(Date.now() / 1000);
  await database.query(
    `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, channel_id, channel,
       language, content, issued, is_demo, state, due_at, expires_at, created_at)
     select bucket, account_id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1::bigint, 'start', $1, channel.id,
       channel.kind, 'vi', $2, '{}', false, 'queued', $1, $1 + $3::bigint, $1
     from alert_channel as channel, generate_series(1, $4::int)`,
    [now, JSON.stringify(CONTENT), DAY_SECONDS, Math.ceil(messages / ACCOUNTS / CHANNEL_KINDS.length)],
  );
}

async function countQueued(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from alert_message where state = 'queued'`,
  );
  return row?.count ?? 0;
}

/**
 * Zalo's refresh token is valid once: where a worker is killed between Zalo's answer and the commit, its messages wait for a new one of the
 * operator (`docs/operate/alert-delivery.md`), so the first kill comes after the first tokens are stored.
 */
async function waitForZaloTokens(database: Database): Promise<void> {
  const find = 'select 1 from zalo_token where access_token is not null';
  await waitUntil('tokens of Zalo', async () => (await database.query(find)).length > 0);
}

/** Compares what the table says with what partners got. */
async function compare(database: Database, receipts: ReadonlyMap<string, number>) {
  const rows = await database.query<{ id: string; state: string }>('select id, state from alert_message');
  const known = new Set(rows.map(({ id }) => id));
  return {
    messages: rows.length,
    lost: rows.filter(({ id, state }) => state !== 'sent' || !receipts.has(id)).length,
    repeated: [...receipts].reduce((sum, [id, times]) => sum + (known.has(id) ? times - 1 : 0), 0),
    unknown: [...receipts.keys()].filter((id) => !known.has(id)).length,
  };
}

async function startWorker(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(PROGRAM, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('a worker ended')));
  });
  return child;
}

/** Lets two workers deliver, each killed so many times while it does, until nothing is left; then compares. */
async function killWhileDelivering(
  database: Database,
  env: Readonly<Record<string, string>>,
  { kills, random }: KillOptions,
): Promise<void> {
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => startWorker(env)));
  try {
    await waitForZaloTokens(database);
    for (let count = 0; count < kills * WORKERS; count += 1) {
      const before = await countQueued(database);
      // Killed while it works: something was delivered since the last one fell.
      await waitUntil('a delivery', async () => before === 0 || (await countQueued(database)) !== before);
      await sleep(random() * LONGEST_LIFE_MS);
      workers[count % WORKERS]?.kill('SIGKILL');
      workers[count % WORKERS] = await startWorker(env);
    }
    await waitUntil('the end of all deliveries', async () => (await countQueued(database)) === 0, 200, LONGEST_MS);
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
  }
}

/** 60,000 deliveries by two workers that are killed: see `KilledAlerts`. */
export async function killAlerts(options: KillOptions): Promise<KilledAlerts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-alerts-'));
  const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const supervisor = supervisePostgres({ dataDir, programs: getEmbeddedPrograms(), warn });
  await supervisor.start();
  const url = supervisor.access.connectionString;
  const opened = await openServerDatabase({ url, dataDir, migrations: MIGRATIONS, warn });
  const partners = await playPartners();
  try {
    await opened.ready;
    await fill(opened.database, partners, options.messages);
    const startedAt = performance.now();
    const env = {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: url,
      PARTNERS: partners.address,
      MAIL: partners.mailUrl,
      ACCOUNTS: JSON.stringify(partners.sandbox.accounts),
      LEASE_SPEED: String(options.leaseSpeed),
    };
    await killWhileDelivering(opened.database, env, options);
    const seconds = (performance.now() - startedAt) / 1000;
    return { ...(await compare(opened.database, partners.list())), seconds };
  } finally {
    await partners.stop();
    await opened.close();
    await supervisor.stop();
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
