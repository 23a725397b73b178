import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { listPostgresIn } from '@portal/testing/processes/list-postgres-in';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenedDatabase, openServerDatabase } from './open-database.ts';
import { getEmbeddedPrograms } from './postgres-programs.ts';
import { supervisePostgres } from './postgres-supervisor.ts';
import { withDatabase } from './with-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const COMMANDS = join(import.meta.dirname, '../../../dist/command-line.js');
const MAIN = join(import.meta.dirname, '../../../dist/main.js');

let dataDir: string;
let warnings: string[];
let opened: OpenedDatabase[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  warnings = [];
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const options = () => ({
  url: null,
  dataDir,
  migrations: MIGRATIONS,
  warn: (problem: string) => void warnings.push(problem),
});
const open = async () => {
  const database = await openServerDatabase(options());
  opened.push(database);
  return database;
};
const close = async (database: OpenedDatabase) => {
  opened = opened.filter((one) => one !== database);
  await database.close();
};
const findPostmaster = () => {
  const file = join(dataDir, 'database', 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
};
const countLeads = () => withDatabase(options(), (database) => database.query('select count(*)::int as n from lead'));
const run = (...words: string[]) => {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMANDS, ...words], { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

it('belongs to one server: a second is refused, commands join it, and after it is closed another may come', async () => {
  const first = await open();
  await first.ready;
  expect(first.describe()).toEqual({ ready: true, detail: 'embedded' });
  await expect(openServerDatabase(options())).rejects.toThrow(
    `DATA_DIR: ${JSON.stringify(dataDir)} is in use by another server`,
  );
  expect(await countLeads()).toEqual([{ n: 0 }]);
  expect(await first.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  await close(first);
  expect(findPostmaster()).toBeNull();
  const second = await open();
  await second.ready;
});

it('is started for a command where nothing runs, and stopped after it', async () => {
  expect(await countLeads()).toEqual([{ n: 0 }]);
  expect(findPostmaster()).toBeNull();
});

it('keeps its address and secret for its owner', async () => {
  const server = await open();
  await server.ready;
  const access = join(dataDir, 'database', 'access.json');
  const { mode, ino } = statSync(access);
  expect(mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'database', 'postgres.log')).mode & 0o777).toBe(0o600);
  await countLeads();
  expect(statSync(access).ino).toBe(ino);
});

it('is started again where somebody kills it, and its server goes on', async () => {
  const server = await open();
  await server.ready;
  await server.database.query(`insert into lead_idempotency values (1, '\\x01', '\\x01', gen_random_uuid(), 5)`);
  process.kill(findPostmaster() ?? 0, 'SIGKILL');
  await expect.poll(() => warnings).toContain('the database ended and is started again');
  const ask = () => server.database.query('select kept_until as "at" from lead_idempotency').catch(() => null);
  await expect.poll(ask).toEqual([{ at: 5 }]);
  const second = () =>
    openServerDatabase(options()).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  await expect.poll(second).toMatch(/is in use by another server$/);
});

it('refuses a cluster of another PostgreSQL and a schema of a newer program in one line', async () => {
  const server = await open();
  await server.ready;
  await server.database.query(`insert into schema_migration values ('9999-later.sql', 'x')`);
  await close(server);
  await expect((await open()).ready).rejects.toThrow('the database is newer than this program: it has 9999-later.sql');
});

it('is backed up, restored and asked for leads by commands', () => {
  const file = join(dataDir, 'all.backup');
  expect(run('backup', file)).toEqual({ status: 0, text: `${file}: 0 rows\n` });
  expect(run('restore', file)).toEqual({ status: 0, text: '0 rows restored\n' });
  expect(run('restore', COMMANDS)).toMatchObject({ status: 1, text: expect.stringMatching(/is not a whole backup/) });
  const bomb = join(dataDir, 'bomb.backup');
  writeFileSync(bomb, gzipSync(Buffer.alloc(60_000_000, 'a')));
  expect(run('restore', bomb)).toEqual({
    status: 1,
    text: `${bomb}: is not a backup of this portal: a line has no end\n`,
  });
  const [csv, xlsx] = [join(dataDir, 'leads.csv'), join(dataDir, 'leads.xlsx')];
  expect(run('leads', 'export', '--csv', csv, '--xlsx', xlsx)).toEqual({ status: 0, text: '0 leads\n' });
  expect(readFileSync(xlsx).subarray(0, 2).toString()).toBe('PK');
  expect(run('leads', 'export', '--csv', csv)).toEqual({ status: 1, text: `${csv} exists already\n` });
  expect(run('leads', 'delete', '--older-than', '24')).toEqual({ status: 0, text: '0 leads deleted\n' });
  expect(run('leads', 'delete', '--older-than', '0')).toEqual({
    status: 1,
    text: '--older-than: "0" is not a number of months (1 or more)\n',
  });
  expect(run('leads', 'delete', '--phone', '1900')).toMatchObject({ status: 1 });
  expect(run('leads', 'delete')).toMatchObject({
    status: 1,
    text: 'name the leads by one of --email, --phone, --older-than\n',
  });
});

it('leaves no PostgreSQL behind, wherever its first start was stopped', async () => {
  // As `DATA_DIR` is for an unprivileged user: traversable.
  chmodSync(dataDir, 0o711);
  for (const moment of ['at once', 'when PostgreSQL begins']) {
    const folder = join(dataDir, moment.replaceAll(' ', '-'));
    mkdirSync(folder);
    const database = await openServerDatabase({ ...options(), dataDir: folder });
    database.ready.catch(() => undefined);
    const begun = () => existsSync(join(folder, 'database', 'cluster', 'postmaster.pid'));
    if (moment !== 'at once') await expect.poll(begun, { message: 'PostgreSQL begins', interval: 5 }).toBe(true);
    await database.close();
    expect(listPostgresIn(join(folder, 'database')), moment).toEqual([]);
    // Long enough for one to start without a waiting caller.
    await sleep(500);
    expect(listPostgresIn(join(folder, 'database')), moment).toEqual([]);
    expect(readdirSync(join(folder, 'database')).filter((name) => name.startsWith('cluster-'))).toEqual([]);
  }
});

it('removes what a killed first start left, its password with it', async () => {
  const left = join(dataDir, 'database', `cluster-${randomUUID()}`);
  mkdirSync(left, { recursive: true });
  writeFileSync(`${left}.secret`, 'a password');
  const database = await open();
  await database.ready;
  expect([existsSync(left), existsSync(`${left}.secret`)]).toEqual([false, false]);
  expect(existsSync(join(dataDir, 'database', 'cluster'))).toBe(true);
});

it.each([
  ['a command', [COMMANDS, 'backup', 'all.backup']],
  ['the portal', [MAIN]],
])('is ended with %s that started it, also by a signal that comes twice', async (name, words) => {
  chmodSync(dataDir, 0o711);
  const folder = join(dataDir, name.replaceAll(' ', '-'));
  mkdirSync(folder);
  const program = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', DEMO: 'off' },
    cwd: dataDir,
    stdio: 'ignore',
  });
  const ended = once(program, 'close');
  const begun = () => existsSync(join(folder, 'database', 'cluster', 'postmaster.pid'));
  const hasBegun = () => begun() || program.exitCode !== null;
  await expect.poll(hasBegun, { message: 'PostgreSQL begins', interval: 5 }).toBe(true);
  expect(program.exitCode).toBeNull();
  program.kill('SIGINT');
  await sleep(20);
  program.kill('SIGTERM');
  await ended;
  await expect.poll(() => listPostgresIn(join(folder, 'database'))).toEqual([]);
});

it('is watched by the id of a server that it found running, not by a child that met its lock file', async () => {
  const dead = supervisePostgres({ dataDir, programs: getEmbeddedPrograms(), warn: () => undefined });
  await dead.start();
  dead.leave();
  const postmaster = findPostmaster() ?? 0;
  const warned: string[] = [];
  const found = supervisePostgres({
    dataDir,
    programs: getEmbeddedPrograms(),
    warn: (problem) => void warned.push(problem),
  });
  // As after a killed portal: the server lives but is too busy to answer the first request.
  process.kill(postmaster, 'SIGSTOP');
  const started = found.start();
  const log = join(dataDir, 'database', 'postgres.log');
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('lock file "postmaster.pid" already exists');
  process.kill(postmaster, 'SIGCONT');
  await started;
  // Nothing may happen; a watch that fires does so within half a second.
  await sleep(600);
  expect(warned).toEqual([]);
  process.kill(postmaster, 'SIGKILL');
  await expect.poll(() => warned).toEqual(['the database ended and is started again']);
  await expect.poll(() => findPostmaster()).not.toBe(postmaster);
  await found.stop();
  expect(findPostmaster()).toBeNull();
});

it.skipIf(process.getuid?.() !== 0)(
  'as root belongs to a user of the folder’s own, and takes an older one along',
  async () => {
    chmodSync(dataDir, 0o711);
    const server = await open();
    await server.ready;
    const cluster = join(dataDir, 'database', 'cluster');
    const { uid, mode } = statSync(cluster);
    expect([uid === 0, uid === 65_534, mode & 0o777]).toEqual([false, false, 0o700]);
    expect(statSync(`/proc/${findPostmaster()}`).uid).toBe(uid);
    await server.database.query(`insert into lead_idempotency values (1, '\\x01', '\\x01', gen_random_uuid(), 5)`);
    await close(server);
    for (const entry of readdirSync(cluster, { recursive: true }))
      chownSync(join(cluster, String(entry)), 65_534, 65_534);
    chownSync(cluster, 65_534, 65_534);
    const next = await open();
    await next.ready;
    expect(await next.database.query('select kept_until as "at" from lead_idempotency')).toEqual([{ at: 5 }]);
    expect([
      statSync(cluster).uid,
      statSync(join(cluster, 'base')).uid,
      statSync(`/proc/${findPostmaster()}`).uid,
    ]).toEqual([uid, uid, uid]);
  },
);
