import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import type { RegularGrid } from '../../packages/forecast/src/grid/regular-grid.ts';
import { type ChangeField, makeIndexedFile, type NamedField } from './wgrib-index.ts';

const HOUR = 3600;

/** Vietnam and its seas at 2.5°: small, and with cells on all sides of a place. */
export const BUCKET_GRID: RegularGrid = { south: 5, west: 97.5, latStep: 2.5, lngStep: 2.5, rows: 9, columns: 10 };

/** Content of a bucket. */
export interface BucketRun {
  readonly runAt: number;
  readonly hours: readonly number[];
  readonly grid?: RegularGrid;
  /** Added to the temperature: distinguishes one run from another. */
  readonly warmer?: number;
  readonly change?: ChangeField;
}

/** The files of a GFS run by path, as NOAA's bucket has them: for each hour the GRIB2 file and its `.idx`. */
export function makeGfsBucket(run: BucketRun): Map<string, Uint8Array> {
  const { runAt, hours, grid = BUCKET_GRID, warmer = 0, change } = run;
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    const { file, index } = makeIndexedFile(listGfsFields({ runAt, grid, warmer }, hour), change);
    files.set(toGfsPath(runAt, hour), file);
    files.set(`${toGfsPath(runAt, hour)}.idx`, Buffer.from(index));
  }
  return files;
}

/** `/gfs.20261121/00/atmos/gfs.t00z.pgrb2.0p25.f006` */
export function toGfsPath(runAt: number, hour: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const cycle = start.slice(11, 13);
  return `/gfs.${start.slice(0, 10).replaceAll('-', '')}/${cycle}/atmos/gfs.t${cycle}z.pgrb2.0p25.f${String(hour).padStart(3, '0')}`;
}

const GROUND = { type: 1, value: null };
const above = (metres: number) => ({ type: 103, value: metres });

/** Name, level as wgrib2 prints it, WMO numbers and level, and the value at an hour. */
type Line = readonly [
  parameter: string,
  level: string,
  numbers: readonly [number, number],
  surface: { readonly type: number; readonly value: number | null },
  value: (hour: number) => number,
];

const INSTANTS: readonly Line[] = [
  ['PRMSL', 'mean sea level', [3, 1], { type: 101, value: null }, () => 101_000],
  ['VIS', 'surface', [19, 0], GROUND, () => 20_000],
  ['GUST', 'surface', [2, 22], GROUND, () => 9],
  ['TMP', 'surface', [0, 0], GROUND, () => 300],
  ['TMP', '2 m above ground', [0, 0], above(2), (hour) => 298.15 + (hour % 24) / 10],
  ['DPT', '2 m above ground', [0, 6], above(2), () => 293.15],
  ['RH', '2 m above ground', [1, 1], above(2), () => 80],
  ['UGRD', '10 m above ground', [2, 2], above(10), () => 3],
  ['VGRD', '10 m above ground', [2, 3], above(10), () => -4],
  ['UGRD', '100 m above ground', [2, 2], above(100), () => 6],
  ['VGRD', '100 m above ground', [2, 3], above(100), () => -8],
  ['PRATE', 'surface', [1, 7], GROUND, () => 0.0004],
  ['CAPE', 'surface', [7, 6], GROUND, () => 900],
  ['TCDC', 'entire atmosphere', [6, 1], { type: 10, value: null }, () => 55],
  ['HGT', 'surface', [3, 5], GROUND, () => 120],
];

/**
 * All fields of an hour's file, including those that are never fetched. At hour 0 there is no rain and no radiation.
 */
export function listGfsFields(
  { runAt, grid, warmer }: { readonly runAt: number; readonly grid: RegularGrid; readonly warmer: number },
  hour: number,
): NamedField[] {
  const make = (parts: Partial<FieldSpec> & Pick<FieldSpec, 'category' | 'parameter'>, value: number): FieldSpec => {
    // A field with one value everywhere has no packed data; real ones have some.
    const values = new Float64Array(grid.rows * grid.columns).fill(value);
    values[0] = value * 1.01;
    return {
      referenceTime: runAt,
      validAt: runAt + hour * HOUR,
      grid,
      values,
      decimals: value < 0.01 ? 6 : 2,
      ...parts,
    };
  };
  const instants = INSTANTS.filter(([name]) => hour > 0 || name !== 'PRATE').map(
    ([parameter, level, [category, number], surface, value]): NamedField => {
      const isAir = parameter === 'TMP' && surface.type === 103;
      const field = make({ category, parameter: number, level: surface }, value(hour) + (isAir ? warmer : 0));
      return { parameter, level, field };
    },
  );
  if (hour === 0) return instants;
  // Buckets of six hours, and the total since the start.
  const bucket = Math.floor((hour - 1) / 6) * 6;
  const rain = (from: number): NamedField => ({
    parameter: 'APCP',
    level: 'surface',
    field: make({ category: 1, parameter: 8, intervalStart: runAt + from * HOUR }, (hour - from) * 0.5),
  });
  const light = make({ category: 4, parameter: 192, intervalStart: runAt + bucket * HOUR, statistic: 0 }, 250);
  return [...instants, rain(bucket), rain(0), { parameter: 'DSWRF', level: 'surface', field: light }];
}
