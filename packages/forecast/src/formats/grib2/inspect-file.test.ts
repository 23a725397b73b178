import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FieldSpec } from '../../../../../test/builders/grib2/field-spec.ts';
import { makeGribFile, writeGribFile } from '../../../../../test/builders/grib2/write-grib-file.ts';
import { type GribInspection, inspectGribFile } from './inspect-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'inspect-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const runAt = Date.UTC(2026, 10, 21) / 1000;
const grid = { south: 8, west: 102, latStep: 0.5, lngStep: 0.25, rows: 2, columns: 3 };
const temperature: FieldSpec = {
  category: 0,
  parameter: 0,
  referenceTime: runAt,
  validAt: runAt + 3600,
  level: { type: 103, value: 2 },
  grid,
  scanningMode: 64,
  values: [1, 2.5, Number.NaN, 4, 5, 6],
};

async function inspect(path: string): Promise<GribInspection[]> {
  const rows: GribInspection[] = [];
  for await (const row of inspectGribFile(path)) rows.push(row);
  return rows;
}

describe('inspecting a file', () => {
  it('tells of each field what it is and which values it has', async () => {
    const path = join(folder, 'two.grib2');
    writeGribFile(path, [temperature, { ...temperature, values: new Float64Array(6).fill(Number.NaN) }]);
    const [first, second] = await inspect(path);
    expect(first).toMatchObject({
      index: 1,
      packing: 'grid_simple',
      n: 6,
      missing: 1,
      min: 1,
      max: 6,
      mean: 3.7,
      first: [1, 2.5, -1e100, 4],
      discipline: 0,
      levelType: 103,
      levelValue: 2,
      referenceTime: '2026-11-21T00:00:00Z',
      validAt: '2026-11-21T01:00:00Z',
      grid: { ni: 3, nj: 2 },
    });
    const octets = Buffer.alloc(48);
    [1, 2.5, -1e100, 4, 5, 6].forEach((value, i) => {
      octets.writeDoubleLE(value, 8 * i);
    });
    expect(first?.sha256f64le).toBe(createHash('sha256').update(octets).digest('hex'));
    expect(second).toMatchObject({ index: 2, n: 6, missing: 6, min: null, max: null, mean: null });
  });

  it('tells the fields before the damage, then names file and byte', async () => {
    const path = join(folder, 'cut.grib2');
    const whole = makeGribFile([temperature, temperature]);
    writeFileSync(path, whole.subarray(0, whole.length - 1));
    const rows: GribInspection[] = [];
    const reading = (async () => {
      for await (const row of inspectGribFile(path)) rows.push(row);
    })();
    await expect(reading).rejects.toThrow(`${path}: byte ${whole.length - 1}: the file ends inside the message`);
    expect(rows.length).toBe(1);
  });
});
