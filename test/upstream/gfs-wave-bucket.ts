import { BUCKET_GRID } from './gfs-bucket.ts';
import { type ChangeField, makeIndexedFile, type NamedField } from './wgrib-index.ts';

const HOUR = 3600;
const OCEAN = 10;
/** NCEP's waves stand at level 1 of the surface, not at a surface without a value; swell is numbered by energy. */
const SURFACE = { type: 1, value: 1 };
const inSequence = (number: number) => ({ type: 241, value: number });

/** Name, level as wgrib2 prints it, number of category 0, level, and the value. */
type Line = readonly [string, string, number, { readonly type: number; readonly value: number }, number];

const LINES: readonly Line[] = [
  ['HTSGW', 'surface', 3, SURFACE, 1.9],
  ['PERPW', 'surface', 11, SURFACE, 9.5],
  ['DIRPW', 'surface', 10, SURFACE, 52],
  ['WVHGT', 'surface', 5, SURFACE, 1.1],
  ['SWELL', '1 in sequence', 8, inSequence(1), 1.4],
  ['SWELL', '2 in sequence', 8, inSequence(2), 0.6],
  ['SWPER', '1 in sequence', 9, inSequence(1), 11],
];

/** The wave files of a GFS run by path: for each hour the GRIB2 file and its `.idx`; the first column is land. */
export function makeGfsWaveBucket(
  runAt: number,
  hours: readonly number[],
  change?: ChangeField,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    const { file, index } = makeIndexedFile(
      LINES.map((line) => toField(line, runAt, hour)),
      change,
    );
    files.set(toGfsWavePath(runAt, hour), file);
    files.set(`${toGfsWavePath(runAt, hour)}.idx`, Buffer.from(index));
  }
  return files;
}

/** `/gfs.20261121/00/wave/gridded/gfswave.t00z.global.0p16.f006.grib2` */
export function toGfsWavePath(runAt: number, hour: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const cycle = start.slice(11, 13);
  const name = `gfswave.t${cycle}z.global.0p16.f${String(hour).padStart(3, '0')}.grib2`;
  return `/gfs.${start.slice(0, 10).replaceAll('-', '')}/${cycle}/wave/gridded/${name}`;
}

function toField([parameter, level, number, surface, value]: Line, runAt: number, hour: number): NamedField {
  const { rows, columns } = BUCKET_GRID;
  const values = Float64Array.from({ length: rows * columns }, (_, cell) =>
    // A field with one value everywhere has no packed data; real ones have some.
    cell % columns === 0 ? Number.NaN : cell === 1 ? value * 1.01 : value,
  );
  const times = { referenceTime: runAt, validAt: runAt + hour * HOUR };
  const field = { discipline: OCEAN, category: 0, parameter: number, level: surface, grid: BUCKET_GRID, values };
  return { parameter, level, field: { ...field, ...times } };
}
