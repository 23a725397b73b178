import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { findCompiledCode } from '@portal/testing/demo/demo-folder';
import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { HOUR, RUN_AT } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLeads } from '../../apps/portal/src/features/leads/store.ts';
import { DatabaseError } from '../../apps/portal/src/platform/database/database.ts';
import { checkApplied, listMigrations } from '../../apps/portal/src/platform/database/migrate.ts';
import { PAGES_ARE_BUILT } from '../journeys/start-portal.ts';
import { listTablePages } from '../journeys/table-pages.ts';
import { type PortalRole, startRole } from '../public-day/portal-role.ts';
import { makeOwnFile, writeMapping } from '../sources/small-folder.ts';
import { startBalancer } from './balancer.ts';
import { type Customer, openCustomer, sendLead } from './customer.ts';
import { findLastRelease, openRelease, type Program, TODAY } from './last-release.ts';
import { sendVisitors } from './visitors.ts';

const release = findLastRelease();
const [server] = listDatabaseServers();
const CAN_RUN = release.tag !== null && PAGES_ARE_BUILT;
const LONG_AGO = RUN_AT - 24 * HOUR;
/** Answers of each process after its start, and of each kind in all. */
const LEAST_ANSWERS = 20;
const SALES = 'kinh-doanh@vidu.vn';
/** Pages of every version. */
const PAGES = ['/', '/thoi-tiet-da-lat-lam-dong/hien-tai', '/weather-da-lat-lam-dong/now', '/dashboard', '/login'];

let folder: string;
let database: TestDatabase;
let mail: MailServer;
let older: Program;
let running: PortalRole[] = [];

const CLOCK = '2026-11-21T14:20:00+07:00';

function start({ main }: Program, settings: Readonly<Record<string, string>>, words: readonly string[] = []) {
  const role = startRole({ ...findCompiledCode(), CLOCK, ...settings }, words, main);
  running.push(role);
  return role;
}

async function stop(role: PortalRole): Promise<void> {
  running = running.filter((one) => one !== role);
  await role.stop();
}

/** Settings of processes behind a balancer that checks five times a second. */
const rolling = () => ({ DATABASE_URL: database.url, DEMO: 'on', TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '3' });

/** A version with all roles on the database and the folder that all share. */
const startAll = (program: Program) =>
  start(program, {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    SMTP_URL: mail.url,
    SALES_EMAIL: SALES,
  });

/** Settings of the company's own model. */
const ownModel = () => ({
  DATA_DIR: join(folder, 'own-data'),
  DEMO: 'off',
  SOURCES: 'folder',
  SOURCE_FOLDER_PATH: join(folder, 'own'),
});

/** Temperatures of the company's own model at a place, whole °C from 7:00 on, as a version's command reads them. */
async function readOwnHours({ commands }: Program): Promise<(number | null)[]> {
  const words = ['series', '--lat', '20.5', '--lng', '106', '--hours', '4', '--json'];
  const env = { PATH: process.env.PATH, CLOCK, ...ownModel() };
  const { stdout } = await promisify(execFile)(process.execPath, [commands, ...words], { env });
  const { variables } = JSON.parse(stdout) as {
    variables: { temperature2m?: { hours: readonly { at: string; value: number | null }[] } };
  };
  const hours = variables.temperature2m?.hours.filter(({ at }) => at >= '2026-11-21T07') ?? [];
  return hours.map(({ value }) => (value === null ? null : Math.round(value)));
}

/** A run of the company's own model arrives, with so many degrees in its four hours; a version publishes it. */
async function publishOwnRun(program: Program, hoursLater: number, degrees: number): Promise<void> {
  const path = join(folder, 'own', `own_${hoursLater}.grib2`);
  const runAt = RUN_AT + hoursLater * HOUR;
  writeFileSync(path, makeOwnFile([0, 1, 2, 3], { runAt, warmer: degrees - 20 }));
  utimesSync(path, LONG_AGO, LONG_AGO);
  const ingest = start(program, ownModel(), ['--roles=ingest']);
  await expect.poll(ingest.said).toContain('a run was published');
  await stop(ingest);
}

const listOf = ({ root }: Program) => listMigrations(join(root, 'apps/portal/migrations'));

/** How the release refuses the schema of today's program; null: it works with it. */
function findRefusal(): string | null {
  try {
    checkApplied(listOf(TODAY), listOf(older));
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
}

/** Pages that a version fails to serve, in both languages. */
async function listFailedPages(origin: string): Promise<string[]> {
  const failed: string[] = [];
  for (const { path } of listTablePages()) {
    const { status, body } = await fetch(origin + path, { redirect: 'manual' });
    await body?.cancel();
    // A release has no page for routes that came after it.
    if (status >= 500 || (status === 404 && PAGES.includes(path))) failed.push(`${path} ${status}`);
  }
  return failed;
}

beforeAll(async () => {
  if (!CAN_RUN || server === undefined) return;
  older = await openRelease(release.tag);
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-upgrade-'));
  mkdirSync(join(folder, 'own'));
  writeMapping(join(folder, 'own'));
  database = await openEmptyDatabase(server);
  mail = await startMailServer();
});
afterAll(async () => {
  for (const role of running) await role.stop();
  await database?.close();
  await mail?.close();
  for (const path of [folder, older?.root])
    if (path !== undefined) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
});

const title = release.tag ?? `the last release (${release.reason})`;

describe.skipIf(!CAN_RUN)(`an upgrade from ${title}`, () => {
  const customers: Customer[] = [];
  const objects: Readonly<Record<string, unknown>>[] = [];

  /** Uses a version as visitors and customers do: what it writes, and what others wrote before. */
  async function use(program: Program, number: number): Promise<string> {
    const portal = startAll(program);
    const origin = await portal.origin;
    expect(await listFailedPages(origin)).toEqual([]);
    for (const [index, customer] of customers.entries())
      expect(await customer.readObjects(origin)).toEqual(objects[index]);
    const customer = await openCustomer(origin, `khach-${number}@vidu.vn`);
    customers.push(customer);
    objects.push(await customer.readObjects(origin));
    await sendLead(origin, `yeu-cau-${number}@vidu.vn`);
    await expect.poll(() => mail.letters.filter((letter) => letter.includes(`To: ${SALES}`))).toHaveLength(number);
    await stop(portal);
    return portal.said();
  }

  const listAsked = async () => (await listLeads(database)).map(({ email }) => email).sort();

  it('starts with today’s program, which migrates the database', async () => {
    await use(TODAY, 1);
    expect(Object.keys(objects[0] ?? {}).length).toBeGreaterThan(5);
    await publishOwnRun(TODAY, 0, 20);
    expect(await readOwnHours(TODAY)).toEqual([20, 20, 20, 20, ...Array(7).fill(null)]);
  });

  it('goes back: the release serves, works and ingests on what today’s program left', async ({ skip }) => {
    skip(findRefusal() !== null, `${title} refuses this schema`);
    const said = await use(older, 2);
    const isNewer = listOf(TODAY).length > listOf(older).length;
    expect(said.includes('the database is newer than this program, which works with it')).toBe(isNewer);
    await publishOwnRun(older, 3, 25);
    expect(await readOwnHours(older)).toEqual([20, 20, 20, 25, 25, 25, 25, ...Array(4).fill(null)]);
  });

  it('has no way back but the backup where the schema breaks older programs', async ({ skip }) => {
    const refusal = findRefusal();
    skip(refusal === null, `${title} works on this schema`);
    await expect.poll(startAll(older).said).toContain(`DATABASE_URL: ${refusal}\n`);
  });

  it('goes on with today’s program, and nothing is lost', async () => {
    const before = customers.length;
    await use(TODAY, before + 1);
    expect(await listAsked()).toEqual(customers.map((_, index) => `yeu-cau-${index + 1}@vidu.vn`));
    const later = findRefusal() === null ? 25 : null;
    expect(await readOwnHours(TODAY)).toEqual([20, 20, 20, later ?? 20, later, later, later, ...Array(4).fill(null)]);
  });
});

describe.skipIf(!CAN_RUN)(`a rolling upgrade of three processes from ${title}, and back`, () => {
  it('fails no request of visitors who read pages and post forms all the time', async ({ skip }) => {
    skip(findRefusal() !== null, `${title} refuses this schema`);
    const dataDir = join(folder, 'data');
    const web = async (program: Program, port: number) => {
      const settings = { ...rolling(), PORT: String(port), DATA_DIR: dataDir };
      const role = start(program, settings, ['--roles=web']);
      return { program, role, origin: await role.origin };
    };
    // Migrates, and makes the demo weather that all read.
    const first = startAll(TODAY);
    await first.origin;
    await stop(first);
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
    const processes = await Promise.all(ports.map((port) => web(older, port)));
    const balancer = await startBalancer(processes.map(({ origin }) => origin));
    for (const { origin } of processes) await balancer.waitUntilUp(origin);

    /** Restarts one process as a version, as `systemctl restart` does. */
    async function replace(index: number, program: Program): Promise<void> {
      const { origin, role, program: before } = processes[index] as (typeof processes)[number];
      if (!before.drains) await balancer.takeOut(origin);
      await stop(role);
      processes[index] = await web(program, ports[index] ?? 0);
      balancer.putBack(origin);
      await balancer.waitUntilUp(origin);
      const answers = balancer.answered.get(origin) ?? 0;
      await expect.poll(() => balancer.answered.get(origin)).toBeGreaterThan(answers + LEAST_ANSWERS);
    }

    const visitors = sendVisitors(balancer.url, { readsFiles: older.drains });
    for (const program of [TODAY, older]) for (const index of ports.keys()) await replace(index, program);
    const { failures, counts, emails } = await visitors.stop();
    await balancer.stop();
    for (const { role } of processes) await stop(role);
    expect(failures).toEqual([]);
    for (const [kind, count] of Object.entries(counts)) expect([kind, count > LEAST_ANSWERS]).toEqual([kind, true]);
    const saved = new Set((await listLeads(database)).map(({ email }) => email));
    expect(emails.filter((email) => !saved.has(email))).toEqual([]);
  });
});
