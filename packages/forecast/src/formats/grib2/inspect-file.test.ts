import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribFile, writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { afterAll, describe, expect, it } from 'vitest';
import { GribError } from './grib-error.ts';
import { type GribInspection, inspectGribFile, type RefusedField } from './inspect-file.ts';

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

async function inspect(path: string): Promise<(GribInspection | RefusedField)[]> {
  const rows: (GribInspection | RefusedField)[] = [];
  for await (const row of inspectGribFile(path)) rows.push(row);
  return rows;
}

describe('inspecting a file', () => {
  it('says of each field what it is and which values it has', async () => {
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
    expect(first).toHaveProperty('sha256f64le', createHash('sha256').update(octets).digest('hex'));
    expect(second).toMatchObject({ index: 2, n: 6, missing: 6, min: null, max: null, mean: null });
  });

  it('reports the sound fields beside those that are malformed in their description or their data, with the reason', async () => {
    const rain: FieldSpec = { ...temperature, category: 1, parameter: 8, intervalStart: runAt };
    const whole = Buffer.from(makeGribFile([temperature, rain, { ...temperature, parameter: 6 }]));
    const path = join(folder, 'one-bad.grib2');
    const [, second = 0, third = 0] = [...whole.toString('latin1').matchAll(/GRIB/g)].map(({ index }) => index);
    const section4 = whole.indexOf(Buffer.of(4, 0, 0, 0, 8), second) - 4;
    const spoiled = Buffer.from(whole);
    // The year in which the interval ends: before it begins.
    spoiled.writeUInt16BE(2020, section4 + 34);
    const section5 = whole.indexOf(Buffer.of(0, 0, 0, 21, 5), third);
    // More bits per value than the data have.
    spoiled[section5 + 19] = 25;
    writeFileSync(path, spoiled);
    const [first, malformed, damaged] = await inspect(path);
    expect(first).toMatchObject({ index: 1, n: 6 });
    expect(malformed).toEqual({ index: 2, refused: expect.any(GribError) });
    expect(String((malformed as RefusedField).refused)).toMatch(/byte \d+: the interval ends before it begins$/);
    expect(damaged).toMatchObject({ index: 3, refused: expect.any(GribError) });
  });

  it('reports the fields before the damage, then names file and byte', async () => {
    const path = join(folder, 'cut.grib2');
    const whole = makeGribFile([temperature, temperature]);
    writeFileSync(path, whole.subarray(0, whole.length - 1));
    const rows: unknown[] = [];
    const reading = (async () => {
      for await (const row of inspectGribFile(path)) rows.push(row);
    })();
    await expect(reading).rejects.toThrow(`${path}: byte ${whole.length - 1}: the file ends inside the message`);
    expect(rows.length).toBe(1);
  });
});
