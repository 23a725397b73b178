import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';

const MAIN = join(import.meta.dirname, '../../apps/portal/src/main.ts');

/** A portal of the role ingest, on a host of its own. */
function startHost(env: Record<string, string>) {
  const dataDir = makeFolder(onTestFinished);
  const settings = { ...env, DATA_DIR: dataDir, CLOCK: '2026-11-21T09:00:00+07:00' };
  const child = spawn(process.execPath, [MAIN, '--roles=ingest'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = { text: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.text += text;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { dataDir, child, output };
}

const publish = (dataDir: string, source: string) =>
  publishRun(dataDir, makeHeader({ source }), [makeField('temperature2m', 0, 20)], { now: RUN_AT + 3600 });

const listSources = (dataDir: string) => readCatalogue(dataDir).runs.map(({ source }) => source);

test.each([
  { name: 'the folder alone', server: null },
  ...listDatabaseServers()
    .slice(0, 1)
    .map((server) => ({ name: server.name, server })),
])('two hosts serve what the other published, with their catalogue in $name', async ({ server }) => {
  const shared = join(makeFolder(onTestFinished), 'shared');
  mkdirSync(shared);
  const database = server === null ? null : await openTestDatabase(server);
  if (database !== null) onTestFinished(database.close);
  const env: Record<string, string> = { BLOB_STORE: shared, ...(database && { DATABASE_URL: database.url }) };
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
