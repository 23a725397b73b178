import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { startMailServer } from '@portal/testing/mail/mail-server';
import { makeFolder } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { writeSharingStatus } from '../../packages/forecast/src/store/sharing-status.ts';
import { openBucket } from '../stores/open-bucket.ts';

const SCRIPT = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
/** Nobody listens there. */
const CLOSED = '127.0.0.1:9';

/** Runs `portal -- doctor` with these settings alone. */
async function examine(settings: Readonly<Record<string, string>>, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: makeFolder(onTestFinished), PORT: '9', ...settings };
  const child = spawn(process.execPath, [SCRIPT, 'doctor', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  const [code] = await once(child, 'close');
  expect(errors).toBe('');
  return { code: code as number, text, lines: text.trimEnd().split('\n') };
}

test('a setting that cannot be read is the only finding', async () => {
  const { code, lines } = await examine({ PORT: 'abc' });
  expect([code, lines]).toEqual([
    2,
    [
      'FAULT    settings: PORT: "abc" is not a port number (0–65535) → correct it: docs/settings.md',
      'faults: 1, warnings: 0, passed: 0',
    ],
  ]);
});

test('each of many planted faults has its line, with what to do', async () => {
  const folder = makeFolder(onTestFinished);
  const missing = join(folder, 'missing');
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, lines } = await examine(
    {
      DATA_DIR: file,
      NEWS_DIR: missing,
      CONTENT_DIR: missing,
      WARNINGS_DIR: file,
      RADAR_PATH: missing,
      LIGHTNING_PATH: missing,
      OBSERVATIONS_PATH: missing,
      SATELLITE_PATH: missing,
      SATELLITE_BOUNDS: '0,95,30,125',
      BASEMAP_PMTILES: missing,
      BLOB_STORE: missing,
      DATABASE_URL: `postgres://nobody:secret@${CLOSED}/none`,
      SMTP_URL: `smtp://user:secret@${CLOSED}`,
      PUBLIC_URL: `http://${CLOSED}`,
      TRUST_PROXY: '0.0.0.0/0',
      SOURCES: 'gfs,metar',
      SOURCE_GFS_URL: `http://${CLOSED}`,
      SOURCE_METAR_URL: `http://${CLOSED}/metar`,
      MEMORY_MB: '999999',
    },
    '--probe',
  );
  expect(code).toBe(2);
  for (const line of [
    /^FAULT {4}DATA_DIR: .* is not a folder that can be written to \(ENOTDIR\) → give it to the user/,
    /^FAULT {4}NEWS_DIR: ".*missing": there is no folder → mount or create it/,
    /^FAULT {4}CONTENT_DIR: /,
    /^FAULT {4}WARNINGS_DIR: ".*file": is no folder → /,
    /^FAULT {4}RADAR_PATH: /,
    /^FAULT {4}LIGHTNING_PATH: /,
    /^FAULT {4}OBSERVATIONS_PATH: /,
    /^FAULT {4}SATELLITE_PATH: /,
    /^FAULT {4}BASEMAP_PMTILES: ".*missing": there is no file → correct the path/,
    /^FAULT {4}BLOB_STORE: there is no folder ".*missing" → mount it/,
    /^FAULT {4}database: the database cannot be reached \(ECONNREFUSED\) → start PostgreSQL/,
    /^FAULT {4}SMTP_URL: the mail server does not answer/,
    /^WARNING {2}web: .* does not answer|^FAULT {4}web: .* does not answer/,
    /^WARNING {2}settings: TRUST_PROXY: every address is believed to be a proxy/,
    /^WARNING {2}MEMORY_MB: 999999 MB, but the machine has \d+ MB → lower it/,
    /^WARNING {2}sources: gfs: nothing published yet → portal -- doctor --probe/,
    /^WARNING {2}radar: no frame yet → check RADAR_PATH/,
    /^WARNING {2}sharing: nothing exchanged yet → check that BLOB_STORE/,
    /^FAULT {4}source gfs: .* → check the network/,
    /^FAULT {4}source metar: .* → check the network/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  expect(lines.join()).not.toContain('secret');
  expect(lines.at(-1)).toMatch(/^faults: \d\d, warnings: \d, passed: \d$/);
});

test('settings that do not fit a portal for readers are warned of', async () => {
  const { lines } = await examine({
    PUBLIC_URL: 'http://weather.example.invalid',
    CLOCK: '2026-08-03T14:10:00+07:00',
    DEMO: 'on',
    BLOB_STORE: makeFolder(onTestFinished),
  });
  for (const line of [
    /^FAULT {4}web: http:\/\/weather\.example\.invalid does not answer .* → start the web process; check DNS/,
    /^WARNING {2}CLOCK: readers see another time/,
    /^WARNING {2}DEMO: readers see invented weather/,
    /^WARNING {2}SMTP_URL: no e-mail is sent/,
    /^WARNING {2}SALES_EMAIL: leads are stored, but nobody gets them/,
    /^WARNING {2}NODE_ENV: is not production/,
    /^WARNING {2}DATABASE_URL: hosts share files, but each has its own accounts and leads/,
    /^ok {7}BLOB_STORE: .*: stored, read, listed and deleted a file in \d+ ms$/,
    /^WARNING {2}database: the bundled PostgreSQL does not run → nothing/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

test('a bucket is tried, and its faults say what to correct', async () => {
  const { server } = await openBucket();
  const { url, prefix, region, accessKeyId, secretAccessKey } = server.setting;
  const dataDir = makeFolder(onTestFinished);
  const requests = { since: 0, counts: { read: 0, list: 0, write: 0, delete: 0 } };
  writeSharingStatus(dataDir, { exchangedAt: 0, hindered: [], requests });
  const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region };
  const settings = { DATA_DIR: dataDir, ...keys, BLOB_STORE: `${url}/${prefix}` };
  const { lines } = await examine(settings);
  for (const line of [
    /^ok {7}BLOB_STORE: "http:.*\/shared\/portal\/": stored, read, listed and deleted a file in \d+ ms$/,
    /^ok {7}BLOB_STORE: requests of this host: 0 per hour \(0 read, 0 list, 0 write, 0 delete\)$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  expect([...server.objects.keys()]).toEqual([]);
  const wrong = await examine({ ...settings, AWS_SECRET_ACCESS_KEY: 'other' });
  expect(wrong.lines).toContainEqual(
    expect.stringMatching(/^FAULT {4}BLOB_STORE: .*check AWS_SECRET_ACCESS_KEY → check/),
  );
  const bare = (await openBucket({ hasConditions: false })).server.setting.url;
  const old = await examine({ ...settings, BLOB_STORE: bare });
  expect(old.lines).toContainEqual(
    expect.stringMatching(/^FAULT {4}BLOB_STORE: has no conditional writes .*DATABASE_URL/),
  );
  const withDatabase = await examine({ ...settings, BLOB_STORE: bare, DATABASE_URL: `postgres://${CLOSED}/none` });
  expect(withDatabase.lines).toContainEqual(expect.stringMatching(/^ok {7}BLOB_STORE: has no conditional writes/));
});

test.each(listDatabaseServers().slice(0, 1))(
  'database and mail are asked and left as they are, on $name',
  async (server) => {
    const database = await openTestDatabase(server);
    onTestFinished(database.close);
    const mail = await startMailServer();
    onTestFinished(mail.close);
    const dataDir = makeFolder(onTestFinished);
    mkdirSync(join(dataDir, 'news'));
    const ask = async () => {
      const { code, text } = await examine(
        { DATA_DIR: dataDir, DATABASE_URL: database.url, SMTP_URL: mail.url },
        '--json',
      );
      const findings = JSON.parse(text) as { check: string; level: string; line: string }[];
      const find = (name: string) => {
        const found = findings.find(({ check }) => check === name);
        return [found?.level, found?.line];
      };
      return { code, find };
    };
    await database.query(
      `insert into process_lease (bucket, name, holder, label, expires_at_ms)
     values (1, 'sources/gfs', gen_random_uuid(), 'process 7 on ingest-2', 9000000000000)`,
    );
    const well = await ask();
    // Only the portal itself does not run.
    expect(well.code).toBe(1);
    expect(well.find('database')).toEqual(['ok', expect.stringMatching(/^PostgreSQL \d\d/)]);
    expect(well.find('schema')).toEqual(['ok', expect.stringMatching(/^\d+ migrations, up to 00\d\d-/)]);
    expect(well.find('clock')).toEqual(['ok', expect.stringContaining('the database')]);
    expect(well.find('leases')).toEqual(['ok', expect.stringContaining('sources/gfs: process 7 on ingest-2')]);
    expect(well.find('jobs')).toEqual(['ok', '0 jobs']);
    expect(well.find('SMTP_URL')).toEqual(['ok', 'the mail server accepts the login']);

    await database.query(
      `insert into outbox_message (bucket, topic, id, payload, due_at, dead_at) values (1, 'a', gen_random_uuid(), '{}', 1, 2)`,
    );
    await database.query(`insert into job (bucket, name, every_seconds, due_at, attempts) values (1, 'b', 5, 9e9, 5)`);
    expect((await ask()).find('jobs')).toEqual([
      'warning',
      'b: failed 5 times in a row; messages given up: 1, see portal -- jobs',
    ]);

    const newest = `(select max(name) from schema_migration)`;
    await database.query(`delete from schema_migration where name = ${newest}`);
    expect((await ask()).find('schema')).toEqual([
      'warning',
      expect.stringMatching(/^migrations that are due: 1, from 00/),
    ]);
    await database.query(`insert into schema_migration (name, checksum) values ('9999-later.sql', 'x')`);
    const newer = await ask();
    expect([newer.code, newer.find('schema')]).toEqual([
      2,
      ['fault', 'the database is newer than this program: it has 9999-later.sql'],
    ]);
    await database.query('drop table schema_migration');
    expect((await ask()).find('schema')).toEqual(['warning', 'there are no tables yet']);
  },
);
