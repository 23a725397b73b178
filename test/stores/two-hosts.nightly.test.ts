import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { saveImage } from '../../apps/portal/src/features/satellite/satellite-store.ts';
import { insertStrokes } from '../../packages/forecast/src/lightning/store/insert-strokes.ts';
import { isFrameFileWhole, saveBytes } from '../../packages/forecast/src/radar/store/radar-folder.ts';
import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { readSharingStatus } from '../../packages/forecast/src/store/sharing-status.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { startRole } from '../public-day/portal-role.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { openBucket } from './open-bucket.ts';

const MAIN = join(import.meta.dirname, '../../apps/portal/dist/main.js');

/** A portal of the role ingest, on a separate host. */
function startHost(env: Record<string, string>, dataDir = makeFolder(onTestFinished)) {
  const settings = { ...env, DATA_DIR: dataDir, CLOCK: '2026-11-21T09:00:00+07:00' };
  const child = spawn(process.execPath, [MAIN, '--roles=ingest'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = [{ text: '' }, { text: '' }];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.text += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors.text += text;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { dataDir, child, output, errors };
}

const publish = (dataDir: string, source: string) =>
  publishRun(dataDir, makeHeader({ source }), [makeField('temperature2m', 0, 20)], { now: RUN_AT + 3600 });

const listSources = (dataDir: string) => readCatalogue(dataDir).runs.map(({ source }) => source);

/** Settings of a folder. */
async function openFolder(): Promise<Record<string, string>> {
  const store = join(makeFolder(onTestFinished), 'shared');
  mkdirSync(store);
  return { BLOB_STORE: store, DEMO: 'off' };
}

/** Settings of a bucket. */
async function openBucketSettings(options?: Parameters<typeof openBucket>[0]): Promise<Record<string, string>> {
  const { setting } = (await openBucket(options)).server;
  return {
    BLOB_STORE: `${setting.url}/${setting.prefix}`,
    DEMO: 'off',
    AWS_ACCESS_KEY_ID: setting.accessKeyId,
    AWS_SECRET_ACCESS_KEY: setting.secretAccessKey,
    AWS_REGION: setting.region,
  };
}

const STORES = [
  { store: 'a folder', open: openFolder },
  { store: 'a bucket', open: () => openBucketSettings() },
];
const DATABASES = listDatabaseServers().slice(0, 1);

test.each([
  ...STORES.map(({ store, open }) => ({ name: `${store} alone`, open, server: null })),
  ...DATABASES.flatMap((server) => [
    ...STORES.map(({ store, open }) => ({ name: `${store} and ${server.name}`, open, server })),
    {
      name: `a bucket without conditional writes and ${server.name}`,
      open: () => openBucketSettings({ hasConditions: false }),
      server,
    },
  ]),
])('two hosts serve what the other published, with their catalogue in $name', async ({ open, server }) => {
  const database = server === null ? null : await openTestDatabase(server);
  if (database !== null) onTestFinished(database.close);
  const env = { ...(await open()), ...(database && { DATABASE_URL: database.url }) };
  const [first, second] = [startHost(env), startHost(env)];
  const { id } = await publish(first.dataDir, 'gfs');
  await publish(second.dataDir, 'ecmwf');
  await expect.poll(() => listSources(second.dataDir).sort()).toEqual(['ecmwf', 'gfs']);
  await expect.poll(() => listSources(first.dataDir).sort()).toEqual(['ecmwf', 'gfs']);
  expect(await listDamagedFiles(join(second.dataDir, 'runs', 'gfs', id))).toEqual([]);
  await expect.poll(() => second.output.text).toContain('a shared run was fetched');
  for (const { child } of [first, second]) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});

/** After which a new host must serve. */
const MOST_SECONDS = 60;
const NOW = Date.parse('2026-11-21T09:00:00+07:00') / 1000;
const FRAMES = 250;

function listFiles(dataDir: string, ...folder: string[]): string[] {
  try {
    return readdirSync(join(dataDir, ...folder)).sort();
  } catch {
    return [];
  }
}

function ingestFrames(dataDir: string, frames = FRAMES): void {
  for (let age = 0; age < frames; age++) {
    const bytes = new Uint8Array(100_000).map((_, index) => (index * (age + 7)) % 251);
    saveBytes(dataDir, 'radar', 'frame', NOW - 600 * age, bytes);
  }
  insertStrokes(dataDir, 'lightning', [{ at: NOW - 60, lat: 21, lng: 105.8 }], NOW);
  const webp = Buffer.from('RIFF\0\0\0\0WEBP');
  webp.writeUInt32LE(webp.length - 8, 4);
  saveImage(dataDir, 'satellite', NOW, webp);
}

test.each(STORES)(
  'a host has the frames of another through $store, also where it is killed meanwhile',
  async (store) => {
    const env = await store.open();
    const writer = startHost(env);
    ingestFrames(writer.dataDir);
    await expect.poll(() => writer.output.text).toContain('radar/radar: ');
    const reader = startHost(env);
    const list = () => listFiles(reader.dataDir, 'radar', 'radar');
    await expect.poll(() => list().length, { interval: 5 }).toBeGreaterThan(0);
    reader.child.kill('SIGKILL');
    await once(reader.child, 'exit');
    // What is there is complete, though not everything is there.
    for (const name of list())
      expect(isFrameFileWhole(readFileSync(join(reader.dataDir, 'radar', 'radar', name)))).toBe(true);
    expireLeases(reader.dataDir);
    startHost(env, reader.dataDir);
    for (const folder of ['radar/radar', 'lightning/lightning', 'satellite/satellite'])
      await expect.poll(() => listFiles(reader.dataDir, folder)).toEqual(listFiles(writer.dataDir, folder));
    for (const name of list())
      expect(readFileSync(join(reader.dataDir, 'radar', 'radar', name))).toEqual(
        readFileSync(join(writer.dataDir, 'radar', 'radar', name)),
      );
    await expect.poll(() => listFiles(reader.dataDir, 'shared', 'scratch')).toEqual([]);
  },
);

test('a host says that the store is away, goes on, and says when it is back', async () => {
  const store = join(makeFolder(onTestFinished), 'shared');
  mkdirSync(store);
  const { dataDir, output } = startHost({ BLOB_STORE: store, DEMO: 'off' });
  ingestFrames(dataDir, 3);
  const findHindered = () => readSharingStatus(dataDir)?.hindered;
  // Storing a file creates its folder, and with it the store.
  await expect.poll(() => listFiles(store, 'files').sort()).toContain('satellite');
  await expect.poll(findHindered).toEqual([]);
  renameSync(store, `${store}.away`);
  await expect.poll(findHindered).toContain('radar/radar');
  await expect.poll(() => output.text).toContain('not everything is shared just now');
  expect(listFiles(dataDir, 'radar', 'radar')).toHaveLength(3);
  renameSync(`${store}.away`, store);
  await expect.poll(findHindered).toEqual([]);
  await expect.poll(() => output.text).toContain('everything is shared again');
});

const POST = `---
title: Không khí lạnh về
url: khong-khi-lanh-ve-thu
category: tin-thoi-tiet
date: 2026-11-20 06:30
---

Trời rét từ tối mai.
`;

test.each(STORES)('a post put on one host is shown by another through $store, until it is removed', async (store) => {
  const env = await store.open();
  const editors = startHost(env);
  const readers = startRole({ ...env, DATA_DIR: makeFolder(onTestFinished), CLOCK: '2026-11-21T09:00:00+07:00' }, [
    '--roles=web',
  ]);
  onTestFinished(readers.stop);
  const news = join(editors.dataDir, 'news');
  mkdirSync(news);
  writeFileSync(join(news, 'không-khí-lạnh.md'), POST);
  const origin = await readers.origin;
  const findStatus = async () => (await fetch(`${origin}/khong-khi-lanh-ve-thu`)).status;
  await expect.poll(findStatus).toBe(200);
  writeFileSync(join(news, 'khác.md'), POST.replace('ve-thu', 've-hai'));
  rmSync(join(news, 'không-khí-lạnh.md'));
  await expect.poll(findStatus).toBe(404);
});

test.each(STORES)('reports of stations are fetched by one host and read by all through $store', async (store) => {
  const path = '/metar';
  const reports = Buffer.from(
    'METAR VVNB 210130Z 09005KT CAVOK 28/22 Q1012=\nMETAR VVTS 210130Z 12004KT 9999 31/24 Q1009=\n',
  );
  const upstream = await startUpstream(new Map([[path, reports]]));
  onTestFinished(upstream.stop);
  const env = { ...(await store.open()), SOURCES: 'metar', SOURCE_METAR_URL: `${upstream.url}${path}` };
  const [first, second] = [startHost(env), startHost(env)];
  const list = (dataDir: string) => listFiles(dataDir, 'observations', 'metar');
  for (const { dataDir } of [first, second]) await expect.poll(() => list(dataDir)).toEqual(['VVNB', 'VVTS']);
  expect(upstream.requests).toHaveLength(1);
});

test('an empty host serves the runs of a bucket within a minute of listening', async () => {
  const env = await openBucketSettings();
  const writer = startHost(env);
  const fields = [0, 3, 6].map((hour) => makeField('temperature2m', hour, 20));
  await publishRun(writer.dataDir, makeHeader(), fields, { now: RUN_AT + 3600 });
  await expect.poll(() => writer.output.text).toContain('a run was shared');
  writer.child.kill('SIGKILL');
  await once(writer.child, 'exit');
  const dataDir = makeFolder(onTestFinished);
  const reader = startRole({ ...env, DATA_DIR: dataDir, CLOCK: '2026-11-21T09:00:00+07:00' }, ['--roles=web']);
  onTestFinished(reader.stop);
  const origin = await reader.origin;
  const ask = async () => (await (await fetch(`${origin}/readyz`)).json()).parts;
  await expect
    .poll(ask, { timeout: MOST_SECONDS * 1000 })
    .toMatchObject({ currentRun: { ready: true, detail: expect.stringContaining('gfs') }, sharing: { ready: true } });
  expect(listSources(dataDir)).toEqual(['gfs']);
});

test('a bucket without conditional writes is refused at the start where hosts share no database', async () => {
  const { child, errors } = startHost(await openBucketSettings({ hasConditions: false }));
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect(errors.text).toMatch(
    /^BLOB_STORE: ".*" has no conditional writes .*: set DATABASE_URL, or take another store$/m,
  );
  expect(errors.text).not.toContain('secret');
});
