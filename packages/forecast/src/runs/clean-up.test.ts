import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '#store/catalogue.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import { LEASE_TIMES } from '#store/leases.ts';
import { openRunStore } from '#store/run-store.ts';
import { cleanUpRuns } from './clean-up.ts';
import { publishRun } from './publish-run.ts';
import { RunError } from './run-error.ts';

async function publishAt(dataDir: string, runAt: number, now: number, source = 'gfs') {
  const header = makeHeader({ source, runAt, demo: source === 'demo' });
  await publishRun(dataDir, header, [makeField('temperature2m', 0, 20, 0, runAt)], { now });
}

const listIds = (dataDir: string) =>
  readCatalogue(dataDir).runs.map(({ source, runAt }) => `${source} ${(runAt - RUN_AT) / HOUR}`);

describe('cleaning up', () => {
  test('keeps runs three days by the portal’s clock, and the newest of each source for ever', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    await publishAt(dataDir, RUN_AT + 6 * HOUR, RUN_AT + 6 * HOUR);
    await publishAt(dataDir, RUN_AT, RUN_AT, 'ecmwf');
    await cleanUpRuns(dataDir, { now: RUN_AT + 3 * DAY_SECONDS });
    expect(listIds(dataDir)).toEqual(['gfs 0', 'gfs 6', 'ecmwf 0']);
    const { retired } = await cleanUpRuns(dataDir, { now: RUN_AT + 3 * DAY_SECONDS + 1 });
    expect(retired).toEqual(['gfs/20261121T000000Z-r1']);
    await cleanUpRuns(dataDir, { now: RUN_AT + 100 * DAY_SECONDS });
    expect(listIds(dataDir)).toEqual(['gfs 6', 'ecmwf 0']);
    expect(readdirSync(join(dataDir, 'runs', 'gfs'))).toEqual(['20261121T060000Z-r1']);
  });

  test('removes the demo run where it is called after real ones have come, and leaves those', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT, 'demo');
    await publishAt(dataDir, RUN_AT, RUN_AT);
    await cleanUpRuns(dataDir, { now: RUN_AT });
    expect(listIds(dataDir)).toEqual(['demo 0', 'gfs 0']);
    await cleanUpRuns(dataDir, { now: RUN_AT, dropDemo: true });
    expect(listIds(dataDir)).toEqual(['gfs 0']);
    expect(readdirSync(join(dataDir, 'runs', 'demo'))).toEqual([]);
  });

  test('makes a damaged catalogue anew from the runs that are there, and says so', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    await publishAt(dataDir, RUN_AT, RUN_AT, 'ecmwf');
    const path = join(dataDir, 'runs', 'catalogue.json');
    const before = readCatalogue(dataDir).runs;
    writeFileSync(path, readFileSync(path, 'utf8').replace('"demo": false', '"demo": true '));
    expect(() => readCatalogue(dataDir)).toThrow(/differs from its checksum/);
    const { problems } = await cleanUpRuns(dataDir, { now: RUN_AT });
    expect(problems).toEqual([expect.stringMatching(/it was made anew from 2 runs$/)]);
    expect(new Set(readCatalogue(dataDir).runs)).toEqual(new Set(before));
    expect((await cleanUpRuns(dataDir, { now: RUN_AT })).problems).toEqual([]);
  });

  test('keeps a run of a file from long ago as long as one of today', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT - 900 * DAY_SECONDS, RUN_AT);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    await cleanUpRuns(dataDir, { now: RUN_AT + DAY_SECONDS });
    expect(listIds(dataDir)).toHaveLength(2);
  });

  test('drops a demo run as soon as a newer one is there, but not one that a turned-back clock needs', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT + HOUR, 'demo');
    await publishAt(dataDir, RUN_AT + 6 * HOUR, RUN_AT + 7 * HOUR, 'demo');
    expect(listIds(dataDir)).toEqual(['demo 6']);
    await publishAt(dataDir, RUN_AT - 24 * HOUR, RUN_AT - 20 * HOUR, 'demo');
    await cleanUpRuns(dataDir, { now: RUN_AT - 20 * HOUR });
    expect(listIds(dataDir)).toEqual(['demo 6', 'demo -24']);
  });

  test('removes what killed writers left and nothing of living ones', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    const runs = join(dataDir, 'runs');
    const writing = createFolderLeases(join(runs, '.writing'));
    for (const writer of ['dead', 'without-lease']) mkdirSync(join(runs, '.writing', writer), { recursive: true });
    await writing.acquire('dead', { waitMs: 0 });
    await createFolderLeases(dataDir).acquire('runs', { waitMs: 0 });
    writeFileSync(join(runs, '.lock.0d0a6ef6-0000-4000-8000-000000000000'), '{');
    expireLeases(dataDir);
    const alive = await writing.acquire('alive', { waitMs: 0 });
    mkdirSync(join(runs, '.writing', 'begun-just-now'));
    writeFileSync(join(runs, 'catalogue.json.dead.new'), '{');
    mkdirSync(join(runs, 'gfs', '20261121T120000Z-r1'));
    const { removed } = await cleanUpRuns(dataDir, { now: RUN_AT });
    expect(removed.toSorted()).toEqual([
      '.lock.0d0a6ef6-0000-4000-8000-000000000000',
      'catalogue.json.dead.new',
      'dead',
      'gfs/20261121T120000Z-r1',
      'without-lease',
    ]);
    expect(readdirSync(join(runs, '.writing'))).toEqual(['alive', 'begun-just-now']);
    expect(existsSync(join(runs, '.lock'))).toBe(false);
    await alive?.release();
  });

  test('does nothing in a folder that does not exist', async () => {
    const dataDir = join(makeFolder(onTestFinished), 'nothing');
    expect(await cleanUpRuns(dataDir, { now: RUN_AT })).toEqual({ retired: [], removed: [], problems: [] });
    expect(existsSync(dataDir)).toBe(false);
  });

  test('waits for a living publisher only so long', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    const living = createFolderLeases(dataDir, { ...LEASE_TIMES, renewMs: 20 });
    const lease = await living.acquire('runs', { waitMs: 0 });
    await expect(cleanUpRuns(dataDir, { now: RUN_AT, lockWaitMs: 100 })).rejects.toThrow(RunError);
    await lease?.release();
  });

  test('lets a reader go on with a run that is removed', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishAt(dataDir, RUN_AT, RUN_AT);
    const store = openRunStore(dataDir);
    onTestFinished(() => store.close());
    const [run] = store.runs();
    await publishAt(dataDir, RUN_AT, RUN_AT + 60);
    expect(readdirSync(join(dataDir, 'runs', 'gfs'))).toEqual(['20261121T000000Z-r2']);
    expect(run!.readCells([0, 1, 3, 4])[0][0]).toBe(2000);
  });
});
