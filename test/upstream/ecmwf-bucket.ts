import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { BUCKET_GRID } from './gfs-bucket.ts';
import type { ChangeField } from './wgrib-index.ts';

const HOUR = 3600;
const ECMWF = 98;
const GROUND = { type: 1, value: null };
const SUM = 1;
const findStepStart = (runAt: number, hour: number): number => runAt + (hour - (hour > 144 ? 6 : 3)) * HOUR;
const above = (metres: number) => ({ type: 103, value: metres });

/** Name in the index, WMO numbers and level, and the value at an hour; for amounts `from` is the start of the run. */
type Line = readonly [
  param: string,
  numbers: readonly [category: number, parameter: number, discipline?: number],
  surface: { readonly type: number; readonly value: number | null },
  value: (hour: number) => number,
  statistic?: number,
];

const LINES: readonly Line[] = [
  ['2t', [0, 0], above(2), () => 299.15],
  ['2d', [0, 6], above(2), () => 296.15],
  ['10u', [2, 2], above(10), () => 2],
  ['10v', [2, 3], above(10), () => 1],
  ['100u', [2, 2], above(100), () => 4],
  ['msl', [3, 0], { type: 101, value: null }, () => 100_900],
  ['tcc', [6, 192], GROUND, () => 0.8],
  ['mucape', [7, 6], { type: 17, value: null }, () => 1200],
  ['skt', [0, 17], GROUND, () => 300],
  // Coded in a way that the engine does not know.
  ['sf', [1, 250], GROUND, () => 0],
  ['tp', [1, 193], GROUND, (hour) => hour / 1000, 1],
  ['ssrd', [4, 7], GROUND, (hour) => 360_000 * hour, 1],
];

const OCEAN = 10;
/** `h1012` has the numbers of `swh` in a template of its own; here it only must not be asked for. */
const WAVE_LINES: readonly Line[] = [
  ['swh', [0, 3, OCEAN], GROUND, () => 1.4],
  ['mwp', [0, 15, OCEAN], GROUND, () => 6.5],
  ['mwd', [0, 14, OCEAN], GROUND, () => 48],
  ['h1012', [0, 3, OCEAN], GROUND, () => 0.3],
];
/** What the machine-learning model has, in the coding of the WMO. */
const LEARNED = new Set(['2t', '2d', '10u', '10v', 'msl', 'tcc', 'tp']);

/** What cycle 50r2 codes differently, after local numbers of ECMWF before: another number and another unit. */
const WMO_LINES: readonly Line[] = [
  ['tcc', [6, 1], GROUND, () => 80],
  ['tp', [1, 52], GROUND, (hour) => hour, 1],
];

/** The names of gusts include their interval from hour 93 to 144, and not before and after. */
const toGustName = (hour: number): string => (hour >= 93 && hour <= 144 ? '10fg3' : '10fg');

/** The largest gust since the step before: three hours to 144, then six. */
const gustLine = (hour: number): Line => [toGustName(hour), [2, 22], above(10), () => 14, 2];

/** `local`, and `wmo` of cycle 50r2: numbers of rain and cloud; the others are models of their own. */
type Coding = 'local' | 'wmo' | 'wave' | 'aifs' | 'aifs-wave';

/** Lines of a step. */
function listLines(hour: number, coding: Coding): readonly Line[] {
  if (coding === 'wave' || coding === 'aifs-wave') return WAVE_LINES;
  const coded = coding === 'local' ? LINES : LINES.map((line) => WMO_LINES.find(([name]) => name === line[0]) ?? line);
  const lines = coding === 'aifs' ? coded.filter(([name]) => LEARNED.has(name)) : [...coded, gustLine(hour)];
  return lines.filter(([, , , , statistic]) => statistic === undefined || hour > 0);
}

/** Files of a run as ECMWF's open data have them: for each hour `….grib2` and `….index`. */
export function makeEcmwfBucket(
  runAt: number,
  stream: string,
  hours: readonly number[],
  coding: Coding = 'local',
  change: ChangeField = (field) => field,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const hour of hours) {
    const rows: string[] = [];
    const messages: Uint8Array[] = [];
    let offset = 0;
    for (const line of listLines(hour, coding)) {
      const message = makeGribMessage([change(toField(line, runAt, hour))]);
      rows.push(toRow(line[0], { runAt, stream, hour }, offset, message.length));
      messages.push(message);
      offset += message.length;
    }
    const path = toEcmwfPath(runAt, stream, hour, coding.startsWith('aifs') ? 'aifs-single' : 'ifs');
    files.set(`${path}.grib2`, Buffer.concat(messages));
    files.set(`${path}.index`, Buffer.from(`${rows.join('\n')}\n`));
  }
  return files;
}

/** `/20261121/00z/ifs/0p25/oper/20261121000000-3h-oper-fc` */
export function toEcmwfPath(runAt: number, stream: string, hour: number, model = 'ifs'): string {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  return `/${date}/${cycle}z/${model}/0p25/${stream}/${date}${cycle}0000-${hour}h-${stream}-fc`;
}

function toField(
  [, [category, parameter, discipline = 0], level, value, statistic]: Line,
  runAt: number,
  hour: number,
): FieldSpec {
  const values = new Float64Array(BUCKET_GRID.rows * BUCKET_GRID.columns).fill(value(hour));
  // A field with one value everywhere has no packed data; real ones have some.
  values[0] = value(hour) * 1.01;
  return {
    centre: ECMWF,
    discipline,
    category,
    parameter,
    level,
    referenceTime: runAt,
    validAt: runAt + hour * HOUR,
    grid: BUCKET_GRID,
    values,
    decimals: value(hour) < 1 ? 6 : 2,
    ...(statistic === undefined
      ? {}
      : { statistic, intervalStart: statistic === SUM ? runAt : findStepStart(runAt, hour) }),
  };
}

function toRow(
  param: string,
  { runAt, stream, hour }: { runAt: number; stream: string; hour: number },
  offset: number,
  length: number,
): string {
  const start = new Date(runAt * 1000).toISOString();
  return JSON.stringify({
    domain: 'g',
    date: start.slice(0, 10).replaceAll('-', ''),
    time: `${start.slice(11, 13)}00`,
    expver: '0001',
    class: 'od',
    type: 'fc',
    stream,
    step: String(hour),
    levtype: 'sfc',
    param,
    _offset: offset,
    _length: length,
  });
}
