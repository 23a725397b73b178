import { cpSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import { readCatalogue } from '#store/catalogue.ts';
import { openRunStore } from '#store/run-store.ts';
import { readMapWindow } from './read-map-window.ts';
import { readPlaceSeries } from './read-place-series.ts';

const POINT = { lat: 20.5, lng: 105.5 };
const BOX = { south: 20, north: 21, west: 105, east: 106 };
const now = RUN_AT + 6 * HOUR;
const query = { point: POINT, startAt: now, hours: 1, now, demo: false, placeHeightM: null };

/** Publishes a forecast for 06:00 as a run that starts some hours after the first. */
async function publish(dataDir: string, runHours: number, celsius: number) {
  const runAt = RUN_AT + runHours * HOUR;
  const fields = [0, 1, 2].map((step) => makeField('temperature2m', 6 - runHours + step, celsius, 0, runAt));
  return publishRun(dataDir, makeHeader({ source: 'gfs', runAt, surfaceHeightM: new Float32Array(6) }), fields, {
    now,
  });
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 0x40;
  writeFileSync(path, bytes);
}

/** Two runs, the newer one with a damaged file; returns what the store gives. */
async function openDamaged(damage: (folder: string) => void) {
  const dataDir = makeFolder(onTestFinished);
  await publish(dataDir, 0, 20);
  const { folder } = await publish(dataDir, 6, 25);
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  damage(folder);
  const read = () => readPlaceSeries(store, query).variables.temperature2m?.values[0];
  const readMap = () => readMapWindow(store, { box: BOX, at: now, now, demo: false, variables: ['temperature2m'] });
  return { dataDir, store, folder, read, readMap };
}

describe('a published run that is damaged under a running portal', () => {
  test('gives nothing any more: the run before takes over at once, and one line says so', async () => {
    const { store, folder, read, readMap } = await openDamaged((run) => flip(join(run, 'point.bin'), 3));
    const before = store.version();
    expect(read()).toBeCloseTo(20, 1);
    expect(store.version()).not.toBe(before);
    expect(store.problems()).toEqual([`${join(folder, 'point.bin')}: differs from its checksum`]);
    expect(store.listRuns().map(({ runAt }) => runAt)).toEqual([RUN_AT]);
    expect(readMap().temperature2m?.runAt).toBe(RUN_AT);
    expect(read()).toBeCloseTo(20, 1);
    expect(store.problems()).toHaveLength(1);
  });

  test('is noticed on the map too', async () => {
    const { store, readMap } = await openDamaged((run) => flip(join(run, 'map.bin'), 3));
    expect(readMap().temperature2m?.runAt).toBe(RUN_AT);
    expect(store.problems()).toEqual([expect.stringMatching(/map\.bin: differs from its checksum$/)]);
  });

  test('is noticed where it was cut off', async () => {
    const { store, read } = await openDamaged((run) => truncateSync(join(run, 'point.bin'), 2));
    expect(read()).toBeCloseTo(20, 1);
    expect(store.problems()).toEqual([expect.stringMatching(/point\.bin: ends at byte 2$/)]);
  });

  test('comes back when it was found whole again', async () => {
    const { store, folder, read } = await openDamaged((run) => {
      cpSync(run, `${run}-whole`, { recursive: true });
      flip(join(run, 'point.bin'), 3);
    });
    expect(read()).toBeCloseTo(20, 1);
    cpSync(`${folder}-whole`, folder, { recursive: true });
    for (const run of store.listDamaged()) store.readmit(run);
    expect(read()).toBeCloseTo(25, 1);
    expect(store.problems()).toEqual([]);
  });
});

describe('a published run that was damaged before the start', () => {
  test.each(['surface.bin', 'checks.bin', 'manifest.json'])('is left out: %s', async (name) => {
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, 0, 20);
    const { folder } = await publish(dataDir, 6, 25);
    expect(existsSync(join(folder, name))).toBe(true);
    const { length } = readFileSync(join(folder, name));
    flip(join(folder, name), Math.floor(length / 2));
    const store = openRunStore(dataDir);
    onTestFinished(() => store.close());
    expect(store.listRuns().map(({ runAt }) => runAt)).toEqual([RUN_AT]);
    expect(store.problems()).toEqual([expect.stringContaining(join(folder, name))]);
  });

  test('gives new fields of the same run only what is whole of it', async () => {
    const dataDir = makeFolder(onTestFinished);
    const { folder } = await publish(dataDir, 6, 25);
    flip(join(folder, 'map.bin'), 3);
    const fresh = [makeField('temperature2m', 5, 27, 0, now)];
    const { manifest, problems } = await publishRun(dataDir, makeHeader({ source: 'gfs', runAt: now }), fresh, { now });
    expect(manifest.steps.map((step) => (step - now) / HOUR)).toEqual([1, 2, 5]);
    expect(problems).toContainEqual(expect.stringMatching(/map\.bin: differs from its checksum$/));
  });
});

test('a run of before there were checksums of pieces still opens, and a catalogue without one too', async () => {
  const dataDir = makeFolder(onTestFinished);
  const { folder } = await publish(dataDir, 6, 25);
  const unseal = (path: string, change: (content: Record<string, unknown>) => object) => {
    const { crc32: _seal, ...content } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    writeFileSync(path, JSON.stringify({ ...change(content), version: 1 }));
  };
  unseal(join(folder, 'manifest.json'), (content) => {
    const { 'checks.bin': _checks, ...files } = content.files as Record<string, unknown>;
    return { ...content, files };
  });
  unseal(join(dataDir, 'runs', 'catalogue.json'), (content) => content);
  expect(readCatalogue(dataDir).runs).toHaveLength(1);
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  expect(store.problems()).toEqual([]);
  expect(readPlaceSeries(store, query).variables.temperature2m?.values[0]).toBeCloseTo(25, 1);
});
