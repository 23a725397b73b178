import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANNELS } from '@portal/domain/alert/channel.table';
import { type ReplicatedServers, startReplicated } from '@portal/testing/database/start-replicated';
import { findCompiledCode } from '@portal/testing/demo/demo-folder';
import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { addAccount, addChannel, CONTENT } from '../alerts/fill-alerts.ts';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { type PortalRole, startRole } from '../public-day/portal-role.ts';
import { sendVisitors } from '../upgrade/visitors.ts';

const CLOCK = '2026-11-21T14:20:00+07:00';
const OPENED_AT = Date.parse(CLOCK) / 1000;
const SALES = 'kinh-doanh@vidu.vn';
const ALERTS = 3000;
const DAY_SECONDS = 86_400;
/** Promised to operators. */
const LONGEST_TAKEOVER_MS = 30_000;
/** E-mails that a worker may be sending while it loses its database: alerts, and one each of leads and accounts. */
const ON_THE_WAY = CHANNELS.email.atOnce + 2;

let folder: string;
let servers: ReplicatedServers;
let mail: MailServer;
const roles: PortalRole[] = [];

function start(words: readonly string[]): PortalRole {
  const settings = {
    CLOCK,
    DATABASE_URL: servers.url,
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    PUBLIC_URL: 'http://127.0.0.1',
    SALES_EMAIL: SALES,
    SMTP_URL: mail.url,
    TRUST_PROXY: '127.0.0.1',
  };
  const role = startRole({ ...findCompiledCode(), ...settings }, words);
  roles.push(role);
  return role;
}

beforeEach(async () => {
  if (!PAGES_ARE_BUILT) return;
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-switch-over-'));
  servers = await startReplicated();
  mail = await startMailServer();
});
afterEach(async () => {
  for (const role of roles.splice(0)) await role.stop();
  await mail?.close();
  await servers?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Alerts by e-mail that a worker is busy with for a while. */
async function queueAlerts(database: Database): Promise<void> {
  for (let number = 0; number < 10; number += 1)
    await addChannel(database, await addAccount(database), 'email', `an${number}@vidu.vn`);
  await database.query(
    `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, channel_id, channel,
       language, content, issued, is_demo, state, due_at, expires_at, created_at)
     select bucket, account_id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1::bigint, 'start', $1, channel.id,
       channel.kind, 'vi', $2, '{}', false, 'queued', $1, $1 + $3::bigint, $1
     from alert_channel as channel, generate_series(1, $4::int)`,
    [OPENED_AT, JSON.stringify(CONTENT), DAY_SECONDS, ALERTS / 10],
  );
}

const list = async (database: Database, statement: string): Promise<string[]> =>
  (await database.query<{ name: string }>(statement)).map(({ name }) => name);
const listTwice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const listMessageIds = () => mail.letters.map((letter) => /^Message-ID: <([\da-f-]+)@/im.exec(letter)?.[1] ?? 'none');

/** Checks that all that was answered is there once, and each e-mail sent or waiting, after all alerts have left. */
async function compare(visits: ReturnType<ReturnType<typeof sendVisitors>['seen']>): Promise<void> {
  const promoted = openPool({ connectionString: servers.standby.url });
  const count = (table: string, where: string) => list(promoted, `select 1::text as name from ${table} where ${where}`);
  await expect.poll(() => count('alert_message', `state = 'queued'`)).toHaveLength(0);
  const waiting = await list(promoted, 'select id::text as name from outbox_message');
  const [leads, leadIds, accounts, alerts] = [
    await list(promoted, 'select email as name from lead'),
    await list(promoted, 'select id::text as name from lead'),
    await list(promoted, 'select email as name from account'),
    await list(promoted, `select id::text as name from alert_message where state = 'sent'`),
  ];
  await promoted.close();
  expect(listTwice(leads)).toEqual([]);
  expect(visits.emails.filter((email) => !leads.includes(email))).toEqual([]);
  expect(visits.accounts.filter((email) => !accounts.includes(email))).toEqual([]);
  const sent = listMessageIds();
  expect(leadIds.filter((id) => !sent.includes(id) && !waiting.includes(id))).toEqual([]);
  expect(alerts).toHaveLength(ALERTS);
  expect(alerts.filter((id) => !sent.includes(id))).toEqual([]);
  expect(listTwice(sent).length).toBeLessThanOrEqual(ON_THE_WAY);
}

/** The part `database` of `/readyz`, by which an operator notices. */
async function findDatabaseState(origin: string): Promise<unknown> {
  const { parts } = (await (await fetch(`${origin}/readyz`)).json()) as { parts: { database: unknown } };
  return parts.database;
}

/** Loses the primary in a way while visitors and a worker are busy; resolves once all is well on the standby. */
async function switchOver(lose: () => void, afterwards: () => Promise<void>): Promise<void> {
  const web = start(['--roles=web,ingest']);
  const origin = await web.origin;
  const database = openPool({ connectionString: servers.primary.url });
  await queueAlerts(database);
  await database.close();
  start(['--roles=worker']);
  const visitors = sendVisitors(origin, { readsFiles: false });
  await expect.poll(() => Math.min(visitors.seen().emails.length, visitors.seen().accounts.length)).toBeGreaterThan(20);
  await expect.poll(() => mail.letters.length).toBeGreaterThan(20);

  const lostAt = performance.now();
  lose();
  await expect.poll(() => findDatabaseState(origin), { interval: 50 }).toMatchObject({ ready: false });
  const before = { ...visitors.seen().counts, emails: visitors.seen().emails.length };
  await servers.promote();
  await expect.poll(() => visitors.seen().emails.length, { interval: 50 }).toBeGreaterThan(before.emails);
  expect(performance.now() - lostAt).toBeLessThan(LONGEST_TAKEOVER_MS);
  await afterwards();
  const [leads, accounts] = [visitors.seen().emails.length, visitors.seen().accounts.length];
  await expect.poll(() => visitors.seen().emails.length).toBeGreaterThan(leads + 20);
  await expect.poll(() => visitors.seen().accounts.length).toBeGreaterThan(accounts + 20);
  const visits = await visitors.stop();
  expect(visits.counts.page).toBeGreaterThan(before.page + 20);
  expect(visits.failures.filter((failure) => !/^(lead|account): POST \S+: 503 /.test(failure))).toEqual([]);
  await compare(visits);
}

describe.skipIf(!PAGES_ARE_BUILT)('a portal whose primary is lost under load', () => {
  it('goes on with the promoted standby after the end of the primary, and nothing answered is lost', async () => {
    await switchOver(
      () => servers.primary.signal('SIGKILL'),
      async () => undefined,
    );
  });

  it('leaves a frozen primary, also when it wakes up and still accepts writes', async () => {
    let leadsOfOld: string[] = [];
    const readOld = async () => {
      const old = openPool({ connectionString: servers.primary.url }, { most: 1 });
      const names = await list(old, 'select email as name from lead order by 1');
      await old.close();
      return names;
    };
    await switchOver(
      () => servers.primary.signal('SIGSTOP'),
      async () => {
        servers.primary.signal('SIGCONT');
        leadsOfOld = await readOld();
        // A process that starts now asks both.
        start(['--roles=worker']);
      },
    );
    expect(await readOld()).toEqual(leadsOfOld);
  });
});
