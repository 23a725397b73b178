import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { BUCKET_GRID } from './gfs-bucket.ts';
import { type ChangeField, makeIndexedFile, type NamedField } from './wgrib-index.ts';

const HOUR = 3600;
const EVERY_HOURS = 6;

/** What NOAA's folder of a run has, and how a test changes it. */
interface AigfsRun {
  readonly runAt: number;
  readonly hours: readonly number[];
  /** Whether the last record of a file comes first, else the rain of the last six hours before that of the whole run. */
  readonly isReversed?: boolean;
  readonly change?: ChangeField;
}

/** The files of a run of AIGFS by path, as NOMADS has them: for each six-hourly step six records and the `.idx`. */
export function makeAigfsBucket({ runAt, hours, isReversed = false, change }: AigfsRun) {
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    const fields = listFields(runAt, hour);
    const { file, index } = makeIndexedFile(isReversed ? fields.toReversed() : fields, change);
    files.set(toAigfsPath(runAt, hour), file);
    files.set(`${toAigfsPath(runAt, hour)}.idx`, Buffer.from(index));
  }
  return files;
}

/** `/aigfs.20261121/00/model/atmos/grib2/aigfs.t00z.sfc.f006.grib2` */
export function toAigfsPath(runAt: number, hour: number): string {
  const start = new Date(runAt * 1000).toISOString();
  const cycle = start.slice(11, 13);
  const folder = `/aigfs.${start.slice(0, 10).replaceAll('-', '')}/${cycle}/model/atmos/grib2`;
  return `${folder}/aigfs.t${cycle}z.sfc.f${String(hour).padStart(3, '0')}.grib2`;
}

/** Rain up to an hour of the run, mm: 2 in the first six hours, and two more in each six than in those before. */
const sumRain = (hour: number): number => (hour / EVERY_HOURS) * (hour / EVERY_HOURS + 1);

function listFields(runAt: number, hour: number): NamedField[] {
  const make = (numbers: readonly [number, number], value: number, parts: Partial<FieldSpec>): FieldSpec => {
    const values = new Float64Array(BUCKET_GRID.rows * BUCKET_GRID.columns).fill(value);
    // A field with one value everywhere has no packed data; real ones have some.
    values[0] = value * 1.01;
    const [category, parameter] = numbers;
    return {
      referenceTime: runAt,
      validAt: runAt + hour * HOUR,
      grid: BUCKET_GRID,
      category,
      parameter,
      values,
      ...parts,
    };
  };
  const above = (metres: number) => ({ level: { type: 103, value: metres } });
  const rain = (from: number): NamedField => ({
    parameter: 'APCP',
    level: 'surface',
    field: make([1, 8], sumRain(hour) - sumRain(from), { intervalStart: runAt + from * HOUR }),
  });
  const instants: NamedField[] = [
    {
      parameter: 'PRMSL',
      level: 'mean sea level',
      field: make([3, 1], 101_000, { level: { type: 101, value: null } }),
    },
    { parameter: 'TMP', level: '2 m above ground', field: make([0, 0], 299 + hour / 100, above(2)) },
    { parameter: 'UGRD', level: '10 m above ground', field: make([2, 2], 3, above(10)) },
    { parameter: 'VGRD', level: '10 m above ground', field: make([2, 3], -4, above(10)) },
  ];
  return hour === 0 ? instants : [...instants, rain(hour - EVERY_HOURS), rain(0)];
}
