import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scanFiles } from '#sources/grib-file/scan-files.ts';
import { findSourceName } from '#sources/registry.ts';
import { ingestFiles } from './ingest-files.ts';

const grid = { south: 8, west: 104, latStep: 1, lngStep: 1, rows: 4, columns: 5 };
const values = Array.from({ length: 20 }, (_, cell) => 290 + cell / 10);
const temperature: FieldSpec = {
  category: 0,
  parameter: 0,
  level: { type: 103, value: 2 },
  referenceTime: RUN_AT,
  validAt: RUN_AT + 3 * HOUR,
  grid,
  values,
};
const ozone: FieldSpec = { ...temperature, category: 14, parameter: 9 };
const noRain: FieldSpec = {
  ...temperature,
  category: 1,
  parameter: 8,
  level: { type: 1, value: 0 },
  intervalStart: RUN_AT,
  validAt: RUN_AT,
};

function write(...fields: FieldSpec[]): string {
  const path = join(makeFolder(onTestFinished), 'own.grib2');
  writeGribFile(path, fields);
  return path;
}

/** Replaces the grid template in every message of a file. */
function moveTo(template: number, path: string): string {
  const bytes = readFileSync(path);
  for (let at = bytes.indexOf('GRIB'); at >= 0; at = bytes.indexOf('GRIB', at + 4)) {
    // Sections 0 and 1 have 16 and 21 octets; the template number is in octets 13 and 14 of section 3.
    bytes.writeUInt16BE(template, at + 16 + 21 + 12);
  }
  writeFileSync(path, bytes);
  return path;
}

const refuse = (path: string) => () => scanFiles([path], { findSourceName });

describe('a file of a centre that is not known', () => {
  test('is refused, for its source and licence are not known either', () => {
    expect(refuse(write({ ...temperature, centre: 54_023 }))).toThrow(
      /own\.grib2: comes from centre 54023, which the portal does not know; name its source with --as$/,
    );
    expect(refuse(write(temperature, { ...temperature, centre: 17, validAt: RUN_AT }))).toThrow(/centre 17/);
  });

  test('is taken under the name that a person gives', async () => {
    const path = write({ ...temperature, centre: 34 });
    const [run] = scanFiles([path], { calledAs: 'own-model', findSourceName });
    expect(run).toMatchObject({ source: 'own-model', runAt: RUN_AT });
    const [published] = await ingestFiles(makeFolder(onTestFinished), [path], { now: RUN_AT, calledAs: 'own-model' });
    expect(published).toMatchObject({
      source: 'own-model',
      manifest: { licence: expect.stringContaining('not known') },
    });
  });

  test('does not matter where none of its fields is taken', () => {
    expect(refuse(write({ ...ozone, centre: 17 }))).toThrow(/none of its 1 fields/);
  });
});

describe('a file without a field that can be taken', () => {
  test('on another grid is refused for that reason, as are its variables where they are not known', () => {
    const known = moveTo(30, write(temperature));
    expect(refuse(known)).toThrow(
      /: all 1 fields lie on a grid that is not read \(Lambert conformal; only latitude-longitude grids are\)$/,
    );
    const unknown = moveTo(30, write(ozone, { ...ozone, parameter: 10 }));
    expect(refuse(unknown)).toThrow(
      /: none of its 2 fields is a variable that the portal knows \(0\.14\.9, 0\.14\.10\); all 2 fields lie on a grid/,
    );
    expect(refuse(moveTo(4096, write(temperature)))).toThrow(/\(template 3\.4096;/);
  });

  test('of step 0, whose amounts are of no time, is refused for it', () => {
    expect(refuse(write(noRain))).toThrow(/: all 1 fields are amounts of no time \(their interval ends as it begins/);
    expect(scanFiles([write(noRain, temperature)], { findSourceName })[0]?.fields).toHaveLength(1);
  });

  test('for several reasons gets all of them', () => {
    const far = { ...temperature, grid: { ...grid, west: -100 } };
    const member = { ...temperature, member: { type: 3, number: 1, size: 3 } };
    const unknown = [9, 10, 11, 12].map((parameter) => ({ ...ozone, parameter }));
    expect(refuse(write(far, member, noRain, ...unknown))).toThrow(
      /4 of 7 fields are no variable that the portal knows \(0\.14\.9, 0\.14\.10, 0\.14\.11 …\); 1 of 7 fields lie outside 5–24\.5° N, .*; 1 of 7 fields are only perturbed members.*; 1 of 7 fields are amounts of no time/,
    );
  });
});

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/grib2/', import.meta.url));

describe.skipIf(!existsSync(SAMPLES))('real files (of ../shared/data/grib2; skipped where they are not there)', () => {
  test.each([
    [
      'aqm.t12z.ave_1hr_pm25-PMTF.grib2',
      /variable that the portal knows \(0\.13\.193\); all 1 fields lie on a .*Lambert/,
    ],
    ['meteofrance.arome-TCDC.grib2', /no field covers 5–24\.5° N/],
    [
      'Z__C_RJTD_20170221120000_MSG_GPV_Gll0p5deg_Pys_B20170221120000_F2017022115-2017022212_grib2.bin',
      /none of its 16 fields is a variable that the portal knows \(0\.13\.192, 0\.13\.193\)$/,
    ],
  ])('%s is refused for what is true of it', (name, reason) => {
    expect(refuse(SAMPLES + name)).toThrow(reason);
  });
});
