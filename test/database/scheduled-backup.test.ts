import { fork, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createFolderBlobs } from '@portal/forecast/store/folder-blobs';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { waitUntil } from '@portal/testing/processes/wait-until';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBackups, nameBackup } from '../../apps/portal/src/platform/database/backup-folder.ts';
import { listMigrations } from '../../apps/portal/src/platform/database/migrate.ts';
import { checkBackup } from '../../apps/portal/src/platform/database/read-backup.ts';
import { drill } from '../../apps/portal/src/platform/database/restore-drill-command.ts';
import { makeDueBackup } from '../../apps/portal/src/roles/worker/backup-job.ts';
import { addAccount } from '../alerts/fill-alerts.ts';

const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = join(ROOT, 'apps/portal/src/command-line.ts');
const FOREVER = fileURLToPath(new URL('../faults/back-up-forever.ts', import.meta.url));
const MIGRATIONS = listMigrations(join(ROOT, 'apps/portal/migrations'));
const NIGHT = Date.parse('2026-11-22T02:03:04+07:00') / 1000;
const DAY = 86_400;
const ACCOUNTS = 5;
const KILLS = 4;

const [server] = listDatabaseServers();
let database: TestDatabase;
let folder: string;
let blobFolder: string;
beforeAll(async () => {
  database = await openTestDatabase(server ?? { url: '' });
  for (let number = 0; number < ACCOUNTS; number += 1) await addAccount(database);
});
afterAll(() => database.close());
beforeEach(() => {
  [folder, blobFolder] = [mkdtempSync(join(tmpdir(), 'portal-backups-')), mkdtempSync(join(tmpdir(), 'portal-blobs-'))];
});
afterEach(() => {
  for (const path of [folder, blobFolder]) rmSync(path, { recursive: true });
});

const backUpAt = (now: number, blobs = false) =>
  makeDueBackup({
    database,
    settings: { folder, hour: 2, copies: 2 },
    blobs: blobs ? createFolderBlobs(blobFolder) : null,
    clock: () => now,
  });

describe('a worker that backs up', () => {
  it('writes one private file a day, keeps the newest, and removes what killed processes left', async () => {
    const left = join(folder, `${nameBackup(NIGHT)}.1.part`);
    writeFileSync(left, '');
    utimesSync(left, NIGHT, NIGHT);
    await backUpAt(NIGHT);
    await backUpAt(NIGHT + 60);
    expect(readdirSync(folder)).toEqual(['portal-2026-11-21T190304Z.backup', `${nameBackup(NIGHT)}.1.part`]);
    await backUpAt(NIGHT + DAY);
    await backUpAt(NIGHT + 2 * DAY);
    const copies = ['portal-2026-11-22T190304Z.backup', 'portal-2026-11-23T190304Z.backup'];
    expect(readdirSync(folder)).toEqual(copies);
    expect(statSync(join(folder, copies[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('copies each into the shared store, which keeps as many', async () => {
    const list = async () => (await createFolderBlobs(blobFolder).list('backups/')).map(({ key }) => key);
    for (let day = 0; day < 3; day += 1) await backUpAt(NIGHT + day * DAY, true);
    const names = readdirSync(folder);
    expect(names).toHaveLength(2);
    expect(await list()).toEqual(names.map((name) => `backups/${name}`));
    for (const name of names)
      expect(readFileSync(join(blobFolder, 'backups', name))).toEqual(readFileSync(join(folder, name)));
    // A store that was away gets what it missed.
    rmSync(join(blobFolder, 'backups'), { recursive: true });
    await backUpAt(NIGHT + 2 * DAY + 60, true);
    expect(await list()).toEqual([`backups/${names[1]}`]);
  });

  it('that is killed at any moment leaves no half backup that counts as one', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const env = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, FOLDER: folder };
      const child = fork(FOREVER, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const before = listBackups(folder)[0]?.name;
      await waitUntil('a backup', () => listBackups(folder)[0]?.name !== before);
      await sleep(Math.random() * 100);
      child.kill('SIGKILL');
      const backups = listBackups(folder);
      expect(backups.length).toBeGreaterThan(0);
      for (const { path } of backups) expect((await checkBackup(path)).end.tables?.account).toBe(ACCOUNTS);
      for (const { path } of backups) rmSync(path);
    }
  });
});

/** A backup with another text, whose checksum is right. */
function falsify(path: string, change: (lines: string[]) => string[]): void {
  const lines = change(gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n'));
  const end = JSON.parse(lines.pop() ?? '') as object;
  const body = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(path, gzipSync(`${body}${JSON.stringify({ ...end, sha256 })}\n`));
}

describe('a drill of restoring', () => {
  const findNewest = async () => {
    await backUpAt(NIGHT);
    return listBackups(folder)[0]?.path ?? '';
  };
  const drillInto = async (path: string, migrations = MIGRATIONS) => {
    const into = await openEmptyDatabase(server ?? { url: '' });
    try {
      await into.query('create schema portal');
      const counts = await drill(into, path, migrations);
      return {
        counts,
        left: await into.query(`select 1 from information_schema.tables where table_schema = 'portal'`),
      };
    } finally {
      await into.close();
    }
  };

  it('counts the rows of every table, and leaves nothing behind', async () => {
    const { counts, left } = await drillInto(await findNewest());
    expect(counts.find(({ table }) => table === 'account')).toEqual({ table: 'account', expected: 5, found: 5 });
    expect(counts.length).toBeGreaterThan(60);
    expect(counts.filter(({ expected, found }) => expected !== found)).toEqual([]);
    expect(left).toEqual([]);
  });

  it('finds a table with other rows than the list of the backup', async () => {
    const path = await findNewest();
    falsify(path, (lines) => lines.map((line) => line.replace('"account":5', '"account":4')));
    const { counts } = await drillInto(path);
    expect(counts.filter(({ expected, found }) => expected !== found)).toEqual([
      { table: 'account', expected: 4, found: 5 },
    ]);
    falsify(path, (lines) => lines.map((line) => line.replace(/"rows":\d+/, '"rows":77')));
    await expect(drillInto(path)).rejects.toThrow(/ of 77 rows were restored/);
  });

  it('refuses a newer backup, a damaged one, and a database with rows', async () => {
    const path = await findNewest();
    await expect(drillInto(path, MIGRATIONS.slice(0, -1))).rejects.toThrow('the database is newer than this program');
    await expect(drill(database, path, MIGRATIONS)).rejects.toThrow('has rows');
    expect(await database.query('select count(*) as count from account')).toEqual([{ count: ACCOUNTS }]);
    writeFileSync(path, readFileSync(path).subarray(0, 2000));
    await expect(drillInto(path)).rejects.toThrow(/is (not a whole backup|damaged)/);
  });

  it('is a command on the newest backup and a database of its own', async () => {
    const path = await findNewest();
    const dataDir = join(folder, 'data');
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, [COMMANDS, 'restore-drill', ...words], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: folder },
        encoding: 'utf8',
      });
    const done = run();
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(done.stdout.split('\n')).toEqual(expect.arrayContaining(['account: 5', `${path}: can be restored`]));
    falsify(path, (lines) => lines.map((line) => line.replace('"account":5', '"account":4')));
    const differing = run(path);
    expect([differing.status, differing.stdout.split('\n').at(-2)]).toEqual([1, `${path}: differs in 1 tables`]);
    expect(differing.stdout).toContain('account: 5, the backup has 4\n');
    rmSync(path);
    expect(run()).toMatchObject({ status: 1, stderr: `BACKUP_DIR: there is no backup in ${folder}\n` });
  });
});
