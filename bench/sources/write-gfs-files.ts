import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedField } from '@portal/testing/grib2/field-spec';
import { packComplex } from '@portal/testing/grib2/pack-complex';
import { GFS_EXTENT } from '../../packages/forecast/src/sources/gfs/source.ts';
import { listGfsFields } from '../../test/upstream/gfs-bucket.ts';
import { makeIndexedFile, type NamedField } from '../../test/upstream/wgrib-index.ts';

/** The portal's area on the GFS grid. */
const GRID = { south: 5, west: 99, latStep: 0.25, lngStep: 0.25, rows: 79, columns: 83 };

/** Value = (from + bumps of 50 to 350) / 10^decimals, in the file's unit. */
const SCALES: Readonly<Record<string, { readonly from: number; readonly decimals: number }>> = {
  TMP: { from: 2700, decimals: 1 },
  DPT: { from: 2650, decimals: 1 },
  UGRD: { from: -200, decimals: 1 },
  VGRD: { from: -150, decimals: 1 },
  PRMSL: { from: 100_700, decimals: 0 },
  VIS: { from: 0, decimals: -2 },
  PRATE: { from: 0, decimals: 6 },
  APCP: { from: 0, decimals: 2 },
  HGT: { from: 0, decimals: 0 },
  CAPE: { from: 0, decimals: 0 },
  DSWRF: { from: 0, decimals: 0 },
};
const USUAL = { from: 0, decimals: 1 };

/** A slope, two waves and noise in the last digits, about as rough as a model's field. */
function makeBumps(seed: number): number[] {
  let chance = seed;
  return Array.from({ length: GRID.rows * GRID.columns }, (_, cell) => {
    const row = Math.floor(cell / GRID.columns);
    const column = cell % GRID.columns;
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0;
    const waves = Math.sin((row + seed) / 7) * 60 + Math.cos((column - seed) / 11) * 40;
    return Math.round(150 + row / 2 + waves + (chance >>> 28));
  });
}

/** Packed as NOAA packs (template 5.3), in the scale of the parameter. */
function packBumps(parameter: string, seed: number): PackedField {
  const packed = packComplex(makeBumps(seed), { order: 2, missing: 0, groupLength: 20 });
  const { from, decimals } = SCALES[parameter] ?? USUAL;
  const description = Uint8Array.from(packed.description);
  const view = new DataView(description.buffer);
  view.setFloat32(0, from);
  view.setUint16(6, decimals < 0 ? 0x8000 - decimals : decimals);
  return { ...packed, description };
}

/** The fields of an hour: fourteen, and surface height with the first; of overlapping totals the shorter one. */
function listFields(runAt: number, hour: number): NamedField[] {
  const leftOut = ['TMP:surface', 'RH:2 m above ground', ...(hour === 0 ? [] : ['HGT:surface'])];
  const fields = listGfsFields({ runAt, grid: GRID, warmer: 0 }, hour).filter(
    ({ parameter, level }) => !leftOut.includes(`${parameter}:${level}`),
  );
  const names = fields.map(({ parameter, level }) => `${parameter}:${level}`);
  return fields.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** Writes a whole GFS run for the portal's area, 209 files of 14 variables, and returns their paths. */
export function writeGfsFiles(folder: string, runAt: number): string[] {
  mkdirSync(folder, { recursive: true });
  return GFS_EXTENT.hours.map((hour) => {
    const fields = listFields(runAt, hour).map(({ parameter, level, field }, index) => ({
      parameter,
      level,
      field: { ...field, packed: packBumps(parameter, hour * 16 + index + 1) },
    }));
    const path = join(folder, `f${String(hour).padStart(3, '0')}.grib2`);
    writeFileSync(path, makeIndexedFile(fields).file);
    return path;
  });
}
