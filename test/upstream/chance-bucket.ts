import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { BUCKET_GRID } from './gfs-bucket.ts';
import type { ChangeField } from './wgrib-index.ts';

const HOUR = 3600;
const ECMWF = 98;
const GROUND = { type: 1, value: null };
const SUM = 1;
const MAXIMUM = 2;
/** Code table 4.9: at or above the lower limit, as ecCodes defines these parameters. */
const FROM_LOWER = 3;

/** Name in the index, WMO numbers, level, statistic and lower limit. Their layout follows ecCodes; no file was seen. */
type Line = readonly [
  param: string,
  numbers: readonly [category: number, parameter: number],
  level: NonNullable<FieldSpec['level']>,
  statistic: number,
  from: number,
];

const RAIN = (mm: number): Line => [`tpg${mm}`, [1, 52], GROUND, SUM, mm];
const GUST = (ms: number): Line => [`10fgg${ms}`, [2, 22], { type: 103, value: 10 }, MAXIMUM, ms];
const LINES: Readonly<Record<ChanceModel, readonly Line[]>> = {
  ifs: [...[1, 5, 10, 20, 25, 50, 100].map(RAIN), ...[10, 15, 25].map(GUST)],
  'aifs-ens': [1, 5, 10, 20, 25, 50, 100].map(RAIN),
};

type ChanceModel = 'ifs' | 'aifs-ens';

/** A line of the index before it is written. */
type ChanceRow = Readonly<Record<string, string | number>>;

/** What a run of ready probabilities is made of. */
interface ChanceRun {
  readonly runAt: number;
  readonly model?: ChanceModel;
  /** Chance of a parameter in the 24 hours that end at an hour, %. */
  readonly chance?: (param: string, hour: number) => number;
  readonly change?: ChangeField;
  readonly changeRows?: (rows: readonly ChanceRow[]) => readonly ChanceRow[];
  /** ECMWF's own number of rain before cycle 50r2, in metres. */
  readonly isLocal?: boolean;
}

const defaultChance = (param: string, hour: number): number =>
  param === 'tpg1' ? 20 + hour / 6 : param === 'tpg50' ? 4 : 8;

/** Both files of a run of ECMWF's ready probabilities: windows of 24 hours, twelve hours apart. */
export function makeChanceBucket({
  runAt,
  model = 'ifs',
  chance = defaultChance,
  change = (field) => field,
  changeRows = (rows) => rows,
  isLocal = false,
}: ChanceRun): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const [first, last] of [
    [24, 240],
    [252, 360],
  ] as const) {
    const rows: ChanceRow[] = [];
    const messages: Uint8Array[] = [];
    let offset = 0;
    for (let to = first; to <= last; to += 12) {
      for (const line of LINES[model]) {
        const message = makeGribMessage([change(toField(line, { runAt, to, value: chance(line[0], to), isLocal }))]);
        rows.push({
          ...toFacts(runAt, model),
          step: `${to - 24}-${to}`,
          param: line[0],
          _offset: offset,
          _length: message.length,
        });
        messages.push(message);
        offset += message.length;
      }
    }
    const path = toChancePath(runAt, model, last);
    files.set(`${path}.grib2`, Buffer.concat(messages));
    files.set(
      `${path}.index`,
      Buffer.from(
        changeRows(rows)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
      ),
    );
  }
  return files;
}

/** `/20261121/00z/ifs/0p25/enfo/20261121000000-240h-enfo-ep` */
export function toChancePath(runAt: number, model: ChanceModel, hour: number): string {
  const { date, time } = toFacts(runAt, model);
  return `/${date}/${time.slice(0, 2)}z/${model}/0p25/enfo/${date}${time}00-${hour}h-enfo-ep`;
}

function toFacts(runAt: number, model: ChanceModel) {
  const start = new Date(runAt * 1000).toISOString();
  return {
    domain: 'g',
    date: start.slice(0, 10).replaceAll('-', ''),
    time: `${start.slice(11, 13)}00`,
    expver: '0001',
    class: model === 'ifs' ? 'od' : 'ai',
    type: 'ep',
    stream: 'enfo',
    levtype: 'sfc',
  };
}

function toField(
  [, [category, parameter], level, statistic, from]: Line,
  { runAt, to, value, isLocal }: { runAt: number; to: number; value: number; isLocal: boolean },
): FieldSpec {
  const values = new Float64Array(BUCKET_GRID.rows * BUCKET_GRID.columns).fill(value);
  // It is certain somewhere in the world, though not in the test area.
  values[0] = 100;
  const isOwn = isLocal && category === 1;
  return {
    centre: ECMWF,
    category,
    parameter: isOwn ? 193 : parameter,
    level,
    referenceTime: runAt,
    intervalStart: runAt + (to - 24) * HOUR,
    validAt: runAt + to * HOUR,
    statistic,
    probability: { type: FROM_LOWER, lower: isOwn ? from / 1000 : from, upper: null },
    grid: BUCKET_GRID,
    values,
  };
}
