import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NO_PAST_HOURS } from '#store/rank-sources.ts';
import { openRunStore } from '#store/run-store.ts';
import { publishRun } from './publish-run.ts';

const publish = (dataDir: string, source: string, runAt = RUN_AT, demo = false) =>
  publishRun(dataDir, makeHeader({ source, runAt, demo }), [makeField('temperature2m', 0, 20, 0, runAt)], {
    now: RUN_AT,
  });

/** Ranks as in the registry. */
const getRank = (source: string) => ({ ecmwf: 1, gfs: 2 })[source] ?? 3;

function open(dataDir: string) {
  const store = openRunStore(dataDir, NO_PAST_HOURS, getRank);
  onTestFinished(() => store.close());
  return store;
}

/** The store polls the disk once a second. */
async function waitForChange(store: { version(): string }, before: string): Promise<void> {
  for (let tries = 0; tries < 100 && store.version() === before; tries++) await wait(50);
}

describe('the run store', () => {
  test('is empty before the first publish, and then notices it', async () => {
    const dataDir = makeFolder(onTestFinished);
    const store = open(dataDir);
    expect(store.version()).toBe('0');
    expect(store.listRuns()).toEqual([]);
    await publish(dataDir, 'gfs');
    await waitForChange(store, '0');
    expect(store.listRuns().map(({ source }) => source)).toEqual(['gfs']);
  });

  test('changes its version with each publish', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 'gfs');
    const store = open(dataDir);
    const versions = [store.version()];
    await publish(dataDir, 'gfs');
    await waitForChange(store, versions[0]!);
    versions.push(store.version());
    await publish(dataDir, 'ecmwf');
    await waitForChange(store, versions[1]!);
    versions.push(store.version());
    expect(new Set(versions).size).toBe(3);
  });

  test('ranks real before demo, ECMWF before GFS before others, newest first', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 'demo', RUN_AT, true);
    await publish(dataDir, 'centre-34');
    await publish(dataDir, 'gfs', RUN_AT - 6 * 3600);
    await publish(dataDir, 'gfs');
    await publish(dataDir, 'ecmwf-aifs');
    await publish(dataDir, 'ecmwf', RUN_AT - 12 * 3600);
    const runs = open(dataDir).listRuns();
    expect(runs.map(({ source, runAt }) => `${source} ${(runAt - RUN_AT) / 3600}`)).toEqual([
      'ecmwf -12',
      'gfs 0',
      'gfs -6',
      'centre-34 0',
      'ecmwf-aifs 0',
      'demo 0',
    ]);
    expect(runs.map(({ current }) => current)).toEqual([true, true, false, true, true, true]);
  });

  test('leaves out a run whose file is too short, and says which', async () => {
    const dataDir = makeFolder(onTestFinished);
    const { folder } = await publish(dataDir, 'gfs');
    await publish(dataDir, 'ecmwf');
    truncateSync(join(folder, 'point.bin'), 4);
    const store = open(dataDir);
    expect(store.listRuns().map(({ source }) => source)).toEqual(['ecmwf']);
    expect(store.problems()).toEqual([`${join(folder, 'point.bin')}: 4 bytes, expected 12`]);
  });

  test('takes a run in as soon as it can be opened, without waiting for the next publish', async () => {
    const dataDir = makeFolder(onTestFinished);
    const { folder } = await publish(dataDir, 'gfs');
    const path = join(folder, 'point.bin');
    renameSync(path, `${path}.away`);
    const store = open(dataDir);
    const version = store.version();
    expect(store.listRuns()).toEqual([]);
    renameSync(`${path}.away`, path);
    await wait(1100);
    expect(store.listRuns()).toHaveLength(1);
    expect(store.problems()).toEqual([]);
    expect(store.version()).not.toBe(version);
  });

  test('refuses a catalogue that is none, but keeps the last good set when that happens later', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 'gfs');
    const store = open(dataDir);
    const path = join(dataDir, 'runs', 'catalogue.json');
    writeFileSync(`${path}.other`, '{"version":1,"revision":2,"runs":[{"source":"../..","id":"x"}]}');
    renameSync(`${path}.other`, path);
    expect(() => openRunStore(dataDir)).toThrow(/is not a catalogue of runs/);
    await wait(1100);
    expect(store.listRuns()).toHaveLength(1);
    expect(store.problems()).toHaveLength(1);
  });

  test('goes on when the folder is emptied', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 'gfs');
    const store = open(dataDir);
    const before = store.version();
    rmSync(join(dataDir, 'runs'), { recursive: true });
    await waitForChange(store, before);
    expect(store.listRuns()).toEqual([]);
  });
});
