import { existsSync, readdirSync, readFileSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '#store/catalogue.ts';
import { unpackValues } from '#store/packing.ts';
import { openRunStore } from '#store/run-store.ts';
import { listDamagedFiles } from '#store/verify-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { publishRun } from './publish-run.ts';
import type { RunField } from './run-content.ts';
import { RunError } from './run-error.ts';

const NOW = RUN_AT + 4 * HOUR;

function readField(dataDir: string, variable: VariableName, hour: number): number[] | null {
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const run = store.runs()[0]!;
  const stored = run.variables.get(variable);
  const step = run.manifest.steps.indexOf(RUN_AT + hour * HOUR);
  if (stored === undefined || step < 0 || stored.hasStep[step] === 0) return null;
  return [...unpackValues(run.readMapCells(step, stored, 0, 6), 0, 6, stored)].map(
    (value) => Math.round(value * 100) / 100,
  );
}

const DESCRIPTORS = '/proc/self/fd';

/** Files below a folder that this process holds open, including removed ones. */
function listOpenFiles(folder: string): string[] {
  return readdirSync(DESCRIPTORS).flatMap((name) => {
    try {
      const path = readlinkSync(join(DESCRIPTORS, name));
      return path.startsWith(folder) ? [path] : [];
    } catch {
      // The listing's own descriptor, closed by now.
      return [];
    }
  });
}

describe('publishing a run', () => {
  test('takes fields in any order and gives both orientations the same values', async () => {
    const dataDir = makeFolder(onTestFinished);
    const fields = [
      makeField('windU10m', 3, [1, 2, 3, 4, 5, 6]),
      makeField('temperature2m', 6, 26),
      makeField('temperature2m', 0, [20, 21, 22, 23, 24, Number.NaN]),
    ];
    const { manifest, id, folder } = await publishRun(dataDir, makeHeader(), fields, { now: NOW });
    expect(id).toBe('20261121T000000Z-r1');
    expect(manifest.steps).toEqual([RUN_AT, RUN_AT + 3 * HOUR, RUN_AT + 6 * HOUR]);
    expect(manifest.variables.map(({ name, missingSteps }) => [name, missingSteps])).toEqual([
      ['temperature2m', [1]],
      ['windU10m', [0, 2]],
    ]);
    expect(readField(dataDir, 'temperature2m', 0)).toEqual([20, 21, 22, 23, 24, Number.NaN]);
    const point = readFileSync(join(folder, 'point.bin'));
    const words = new Int16Array(new Uint8Array(point).buffer);
    expect([...words.subarray(4 * 6, 5 * 6)]).toEqual([2400, -32768, 2600, -32768, 500, -32768]);
    expect(await listDamagedFiles(folder)).toEqual([]);
  });

  test.skipIf(!existsSync(DESCRIPTORS))(
    'holds no file open that it gave up, else a full disk would stay full',
    async () => {
      const dataDir = makeFolder(onTestFinished);
      function* cutOff(): Generator<RunField> {
        yield makeField('temperature2m', 0, 20);
        const [writer = ''] = readdirSync(join(dataDir, 'runs', '.writing'));
        truncateSync(join(dataDir, 'runs', '.writing', writer, 'fields.spool'), 1);
      }
      await expect(publishRun(dataDir, makeHeader(), cutOff(), { now: NOW })).rejects.toThrow('is not whole');
      expect(listOpenFiles(dataDir)).toEqual([]);
    },
  );

  test('says in its checksums when a file is changed later', async () => {
    const dataDir = makeFolder(onTestFinished);
    const { folder } = await publishRun(dataDir, makeHeader(), [makeField('temperature2m', 0, 20)], { now: NOW });
    writeFileSync(join(folder, 'map.bin'), Buffer.alloc(12));
    expect(await listDamagedFiles(folder)).toEqual(['map.bin']);
  });

  test('takes fields that come one by one later', async () => {
    const dataDir = makeFolder(onTestFinished);
    async function* arrive(): AsyncGenerator<RunField> {
      for (const hour of [0, 1, 2]) yield makeField('temperature2m', hour, 20 + hour);
    }
    const counts: number[] = [];
    await publishRun(dataDir, makeHeader(), arrive(), { now: NOW, onField: (count) => counts.push(count) });
    expect(counts).toEqual([1, 2, 3]);
    expect(readField(dataDir, 'temperature2m', 2)).toEqual([22, 22, 22, 22, 22, 22]);
  });

  test('joins a published run of the same source and time as a new revision', async () => {
    const dataDir = makeFolder(onTestFinished);
    const surfaceHeightM = Float32Array.of(1, 2, 3, 4, 5, 6);
    await publishRun(
      dataDir,
      makeHeader({ surfaceHeightM }),
      [makeField('temperature2m', 0, 20), makeField('cape', 0, 500)],
      { now: NOW },
    );
    const fields = [makeField('temperature2m', 0, 21), makeField('temperature2m', 3, 24)];
    const second = await publishRun(dataDir, makeHeader(), fields, { now: NOW + 60 });
    expect(second.id).toBe('20261121T000000Z-r2');
    expect(readField(dataDir, 'temperature2m', 0)).toEqual([21, 21, 21, 21, 21, 21]);
    expect(readField(dataDir, 'temperature2m', 3)).toEqual([24, 24, 24, 24, 24, 24]);
    expect(readField(dataDir, 'cape', 0)).toEqual([500, 500, 500, 500, 500, 500]);
    const store = openRunStore(dataDir);
    expect([...store.runs()[0]!.surfaceHeightM!]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(store.runs()).toHaveLength(1);
    store.close();
    expect(readdirSync(join(dataDir, 'runs', 'gfs'))).toEqual(['20261121T000000Z-r2']);
  });

  test('lets a new demo run take the place of the one of the same time', async () => {
    const dataDir = makeFolder(onTestFinished);
    const header = makeHeader({ source: 'demo', demo: true });
    await publishRun(dataDir, header, [makeField('cape', 0, 500)], { now: NOW });
    await publishRun(dataDir, header, [makeField('temperature2m', 0, 20)], { now: NOW });
    expect(readField(dataDir, 'cape', 0)).toBeNull();
  });

  test('leaves of a total from the start what each step adds', async () => {
    const dataDir = makeFolder(onTestFinished);
    const total = (hour: number, mm: number, from = 0) => makeField('precipitation', hour, mm, from);
    await publishRun(dataDir, makeHeader(), [total(3, 5), total(1, 2), total(7, 1, 6), total(6, 9)], { now: NOW });
    expect(readField(dataDir, 'precipitation', 1)?.[0]).toBe(2);
    expect(readField(dataDir, 'precipitation', 3)?.[0]).toBe(3);
    expect(readField(dataDir, 'precipitation', 6)?.[0]).toBe(4);
    expect(readField(dataDir, 'precipitation', 7)?.[0]).toBe(1);
  });

  test('settles a total with what an earlier file of the run brought', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishRun(dataDir, makeHeader(), [makeField('precipitation', 3, 5, 0)], { now: NOW });
    await publishRun(dataDir, makeHeader(), [makeField('precipitation', 6, 9, 0)], { now: NOW });
    expect(readField(dataDir, 'precipitation', 3)?.[0]).toBe(5);
    expect(readField(dataDir, 'precipitation', 6)?.[0]).toBe(4);
  });

  test('takes the shorter interval of two fields of one step, and tolerates the same field twice', async () => {
    const dataDir = makeFolder(onTestFinished);
    const fields = [
      makeField('precipitation', 9, 9, 0),
      makeField('precipitation', 9, 2, 6),
      makeField('precipitation', 9, 9, 0),
    ];
    const { manifest } = await publishRun(dataDir, makeHeader(), fields, { now: NOW });
    expect(readField(dataDir, 'precipitation', 9)?.[0]).toBe(2);
    expect(manifest.variables[0]?.intervalStarts).toEqual([RUN_AT + 6 * HOUR]);
  });

  test('widens the scale of a variable that leaves its range, and says so', async () => {
    const dataDir = makeFolder(onTestFinished);
    const { manifest } = await publishRun(
      dataDir,
      makeHeader(),
      [makeField('precipitation', 6, [0, 900, 1, 2, 3, 4], 0)],
      { now: NOW },
    );
    expect(manifest.variables[0]?.scale).toBe(0.02);
    expect(readField(dataDir, 'precipitation', 6)).toEqual([0, 900, 1, 2, 3, 4]);
  });

  test.each([
    ['a value above the limit', [makeField('temperature2m', 0, 65.1)], /temperature2m of 65.1 °C is outside -90…65 °C/],
    ['a value below the limit', [makeField('precipitation', 1, -0.1, 0)], /precipitation of -0.1 mm is outside/],
    ['an infinite value', [makeField('cape', 0, Number.POSITIVE_INFINITY)], /cape of Infinity/],
    ['a field of other length', [{ ...makeField('cape', 0, 0), values: new Float32Array(5) }], /5 values for 6 cells/],
    ['no field', [], /no field/],
    ['only an interval without length', [makeField('precipitation', 0, 1, 0)], /no field/],
  ])('refuses %s in one line and leaves nothing behind', async (_, fields, message) => {
    const dataDir = makeFolder(onTestFinished);
    await publishRun(dataDir, makeHeader(), [makeField('temperature2m', 0, 20)], { now: NOW });
    const before = readCatalogue(dataDir);
    const error = await publishRun(dataDir, makeHeader(), fields, { now: NOW }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(RunError);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
    expect(readCatalogue(dataDir)).toEqual(before);
    expect(readdirSync(join(dataDir, 'runs', '.writing'))).toEqual([]);
    expect(existsSync(join(dataDir, 'runs', '.lock'))).toBe(false);
  });

  test('puts a value a rounding beyond the limit on it', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishRun(dataDir, makeHeader(), [makeField('precipitation', 1, -0.004, 0)], { now: NOW });
    expect(readField(dataDir, 'precipitation', 1)?.[0]).toBe(0);
  });

  test('leaves nothing behind when the fields themselves fail', async () => {
    const dataDir = makeFolder(onTestFinished);
    function* fail(): Generator<RunField> {
      yield makeField('temperature2m', 0, 20);
      throw new Error('the disk is on fire');
    }
    await expect(publishRun(dataDir, makeHeader(), fail(), { now: NOW })).rejects.toThrow('the disk is on fire');
    expect(readdirSync(join(dataDir, 'runs', '.writing'))).toEqual([]);
    expect(readCatalogue(dataDir).runs).toEqual([]);
  });

  test('refuses another grid for a published run', async () => {
    const dataDir = makeFolder(onTestFinished);
    await publishRun(dataDir, makeHeader(), [makeField('temperature2m', 0, 20)], { now: NOW });
    const header = makeHeader({ grid: { south: 20, west: 105, latStep: 1, lngStep: 1, rows: 3, columns: 2 } });
    await expect(publishRun(dataDir, header, [makeField('temperature2m', 0, 20)], { now: NOW })).rejects.toThrow(
      /is published on the grid 3 × 2/,
    );
  });

  test('refuses a source that could not be a folder', async () => {
    const dataDir = makeFolder(onTestFinished);
    const publish = publishRun(dataDir, makeHeader({ source: '../evil' }), [makeField('cape', 0, 0)], { now: NOW });
    await expect(publish).rejects.toThrow(RunError);
  });

  test('lets several publishers of one process go one after the other', async () => {
    const dataDir = makeFolder(onTestFinished);
    const publish = (hour: number) =>
      publishRun(dataDir, makeHeader(), [makeField('temperature2m', hour, 20 + hour)], { now: NOW });
    await Promise.all([publish(0), publish(1), publish(2)]);
    expect([0, 1, 2].map((hour) => readField(dataDir, 'temperature2m', hour)?.[0])).toEqual([20, 21, 22]);
    expect(readCatalogue(dataDir).revision).toBe(3);
  });
});
