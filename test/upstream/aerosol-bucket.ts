import { BUCKET_GRID } from './gfs-bucket.ts';
import { makeIndexedFile, type NamedField } from './wgrib-index.ts';

const HOUR = 3600;
const DUST = 62_001;
const TOTAL = 62_000;

/** A run as NOAA's bucket has it, or its successor's folder. */
export interface AerosolRun {
  readonly runAt: number;
  readonly hours: readonly number[];
  /** Default: GEFS. GCAFS writes its index in other cases. */
  readonly model?: 'gefs' | 'gcafs';
  /** Stored value per µg/m³; default 1. */
  readonly perMicrogram?: number;
}

/** Name, number, particles below metres, size as the index has it, kind, µg/m³ of the value. */
const LINES = [
  ['PMTF', 193, 2.5e-6, '<2.5e-06', DUST, 3],
  ['PMTC', 192, 1e-5, '<1e-05', TOTAL, 41],
  ['PMTF', 193, 2.5e-6, '<2.5e-06', TOTAL, 22],
  ['PMTF', 193, 1e-5, '<1e-05', TOTAL, 7],
] as const;

/** The files of a run by path: for each hour the GRIB2 file and its `.idx`, with parts that are never fetched. */
export function makeAerosolBucket(run: AerosolRun): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const hour of run.hours) {
    const { file, index } = makeIndexedFile(LINES.map((line) => toField(line, run, hour)));
    const path = toAerosolPath(run, hour);
    files.set(path, file);
    files.set(`${path}.idx`, Buffer.from(index));
  }
  return files;
}

/** `/gefs.20261121/00/chem/pgrb2ap25/gefs.chem.t00z.a2d_0p25.f003.grib2`, or that of GCAFS. */
export function toAerosolPath({ runAt, model = 'gefs' }: AerosolRun, hour: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const [date, cycle] = [start.slice(0, 10).replaceAll('-', ''), start.slice(11, 13)];
  const step = `f${String(hour).padStart(3, '0')}.grib2`;
  return model === 'gefs'
    ? `/gefs.${date}/${cycle}/chem/pgrb2ap25/gefs.chem.t${cycle}z.a2d_0p25.${step}`
    : `/gcafs.${date}/${cycle}/products/atmos/grib2/0p25/gcafs.t${cycle}z.pres_a.0p25.${step}`;
}

function toField(
  [parameter, number, belowM, size, kind, micrograms]: (typeof LINES)[number],
  { runAt, model = 'gefs', perMicrogram = 1 }: AerosolRun,
  hour: number,
): NamedField {
  const values = new Float64Array(BUCKET_GRID.rows * BUCKET_GRID.columns).fill(micrograms * perMicrogram);
  // A field with one value everywhere has no packed data; real ones have some, and a few negative amounts.
  values[0] = -0.02 * perMicrogram;
  const name = kind === DUST ? 'Dust Dry' : model === 'gefs' ? 'Total aerosol' : 'Total Aerosol';
  return {
    parameter,
    level: 'surface',
    details: `aerosol=${name}:aerosol_size ${size}:`,
    field: {
      category: 13,
      parameter: number,
      level: { type: 1, value: 1 },
      aerosol: { kind, belowM },
      referenceTime: runAt,
      validAt: runAt + hour * HOUR,
      grid: BUCKET_GRID,
      values,
      decimals: perMicrogram === 1 ? 2 : 11,
    },
  };
}
