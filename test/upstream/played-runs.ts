import { makeOpenMeteoAnswer } from '@portal/testing/open-meteo/make-answer';
import type { RegularGrid } from '../../packages/forecast/src/grid/regular-grid.ts';
import { ECMWF_AIFS } from '../../packages/forecast/src/sources/ecmwf/aifs-source.ts';
import { ECMWF_AIFS_WAVE } from '../../packages/forecast/src/sources/ecmwf/aifs-wave-source.ts';
import { createOpenData } from '../../packages/forecast/src/sources/ecmwf/download.ts';
import type { OpenDataProduct } from '../../packages/forecast/src/sources/ecmwf/open-data.ts';
import { ECMWF } from '../../packages/forecast/src/sources/ecmwf/source.ts';
import { ECMWF_WAVE } from '../../packages/forecast/src/sources/ecmwf/wave-source.ts';
import { createEcmwfChances } from '../../packages/forecast/src/sources/ecmwf-chances/download.ts';
import {
  type ChanceProduct,
  ECMWF_AIFS_ENS_CHANCES,
  ECMWF_ENS_CHANCES,
} from '../../packages/forecast/src/sources/ecmwf-chances/source.ts';
import { createEcmwfEns } from '../../packages/forecast/src/sources/ecmwf-ens/download.ts';
import { createGefs } from '../../packages/forecast/src/sources/gefs/download.ts';
import { GEFS_HALF_DEGREE, GEFS_QUARTER_DEGREE } from '../../packages/forecast/src/sources/gefs/source.ts';
import { createGefsAerosol } from '../../packages/forecast/src/sources/gefs-aerosol/download.ts';
import { AIGFS } from '../../packages/forecast/src/sources/gfs/aigfs-source.ts';
import { createGfs } from '../../packages/forecast/src/sources/gfs/download.ts';
import { GFS } from '../../packages/forecast/src/sources/gfs/source.ts';
import { GFS_WAVE } from '../../packages/forecast/src/sources/gfs/wave-source.ts';
import { createOpenMeteo } from '../../packages/forecast/src/sources/open-meteo/download.ts';
import type { OpenMeteoService } from '../../packages/forecast/src/sources/open-meteo/recipe.ts';
import {
  OPEN_METEO_AIR,
  OPEN_METEO_FORECAST,
  OPEN_METEO_MARINE,
} from '../../packages/forecast/src/sources/open-meteo/source.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';
import { type AirFileParts, makeAirFile } from '../../packages/forecast/src/sources/silam/air-file.fixture.ts';
import { createSilam } from '../../packages/forecast/src/sources/silam/download.ts';
import { makeAerosolBucket } from './aerosol-bucket.ts';
import { makeAigfsBucket, toAigfsPath } from './aigfs-bucket.ts';
import { makeChanceBucket } from './chance-bucket.ts';
import { consumeRuns, toItem } from './consume-runs.ts';
import { makeEcmwfBucket } from './ecmwf-bucket.ts';
import { makeEnsBucket } from './ens-bucket.ts';
import { makeGefsBucket } from './gefs-bucket.ts';
import { BUCKET_GRID, type BucketRun, makeGfsBucket } from './gfs-bucket.ts';
import { makeGfsWaveBucket } from './gfs-wave-bucket.ts';
import { type OwnFailure, PLAYED_NOW, type PlayedProvider } from './played-provider.ts';
import { answerFilter, cropToRegion, FILTER_PATH } from './regional-filter.ts';
import type { Upstream } from './upstream.ts';
import type { ChangeField } from './wgrib-index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The newest run of the weather models. */
const RUN_AT = PLAYED_NOW - 9 * HOUR;
const AIR_AT = RUN_AT - DAY;

/** Files by path of a run. */
type MakeRun = (runAt: number) => ReadonlyMap<string, Uint8Array>;

/** Another run's files under the names of the right one. */
function pretend(make: MakeRun, runAt: number): (upstream: Upstream) => void {
  return ({ files }) => {
    const others = [...make(runAt).values()];
    for (const [index, path] of [...make(RUN_AT).keys()].entries()) files.set(path, others[index] ?? new Uint8Array(0));
  };
}

const toWhole = (source: string, runAt: number, steps: number) => [toItem(source, runAt, steps)];

/** Failures of a bucket of one run per folder. */
function listRunFailures(make: MakeRun): OwnFailure[] {
  return [
    {
      what: 'yesterday’s run under today’s names',
      spoil: pretend(make, RUN_AT - DAY),
      line: /of the run \S+ instead of/,
    },
    { what: 'a run of tomorrow', spoil: pretend(make, RUN_AT + DAY), line: /of the run \S+ instead of/ },
  ];
}

const GFS_EXTENT = { hours: [0, 1], wholeUpToHour: 1 };

function playGfsWave(): PlayedProvider {
  const make: MakeRun = (runAt) => makeGfsWaveBucket(runAt, GFS_EXTENT.hours);
  return {
    name: GFS_WAVE.name,
    path: '',
    makeFiles: async () => make(RUN_AT),
    places: { index: /f001\.grib2\.idx$/, file: /f001\.grib2$/ },
    open: (options) =>
      consumeRuns(createGfs({ url: options.url, product: GFS_WAVE, extent: GFS_EXTENT }), RUN_AT, options),
    whole: toWhole(GFS_WAVE.name, RUN_AT, 2),
    failures: listRunFailures(make),
  };
}

function playAigfs(): PlayedProvider {
  const extent = { hours: [0, 6, 12], wholeUpToHour: 12 };
  const make: MakeRun = (runAt) => makeAigfsBucket({ runAt, hours: extent.hours });
  return {
    name: AIGFS.name,
    path: '',
    makeFiles: async () => make(RUN_AT),
    places: { index: /f012\.grib2\.idx$/, file: /f012\.grib2$/ },
    open: (options) => consumeRuns(createGfs({ url: options.url, product: AIGFS, extent }), RUN_AT, options),
    whole: toWhole(AIGFS.name, RUN_AT, 3),
    failures: [
      ...listRunFailures(make),
      {
        what: 'the rain of the whole run under the name of the last six hours',
        spoil: ({ files }) => {
          const path = `${toAigfsPath(RUN_AT, 12)}.idx`;
          const lines = Buffer.from(files.get(path) ?? '').toString();
          files.set(path, Buffer.from(lines.replace(':6-12 hour', ':3-12 hour').replace(':0-12 hour', ':6-12 hour')));
        },
        line: /the index lies: .*precipitation from \S+ on instead of/,
      },
    ],
  };
}

const ELSEWHERE: RegularGrid = { ...BUCKET_GRID, west: 10 };
const GLOBE: RegularGrid = { south: -90, west: -180, latStep: 10, lngStep: 10, rows: 19, columns: 36 };
const CORNER: RegularGrid = { ...BUCKET_GRID, west: 100, rows: 4, columns: 4 };

const makeGfs =
  (parts: Partial<BucketRun> = {}): MakeRun =>
  (runAt) =>
    makeGfsBucket({ runAt, hours: GFS_EXTENT.hours, ...parts });

/** Of NOMADS' filter, which is asked for a region and for names. */
const FILTER_FAILURES: readonly OwnFailure[] = [
  { what: 'a grid elsewhere', spoil: pretend(makeGfs({ grid: ELSEWHERE }), RUN_AT), line: /another part of the world/ },
  {
    what: 'the globe instead of the region',
    spoil: pretend(makeGfs({ grid: GLOBE }), RUN_AT),
    line: /is a field of -90–90° N, .* instead of 5–25° N, 99–120° E$/,
  },
  {
    what: 'a part of the region',
    spoil: pretend(makeGfs({ grid: CORNER }), RUN_AT),
    line: /is a field of 5–12\.5° N, 100–107\.5° E instead of/,
  },
  {
    what: 'a field less',
    spoil: ({ files }) => {
      for (const [path, bytes] of files)
        if (path.endsWith('.idx')) files.set(path, Buffer.from(Buffer.from(bytes).toString().replace(':DPT:', ':T:')));
    },
    line: /f00\d: lacks DPT:2 m above ground$/,
  },
  {
    what: 'the page for those who ask too much, elsewhere',
    spoil: ({ misbehave }) =>
      misbehave({ path: /./, fault: { kind: 'redirect', to: 'https://block.example/abuse?from=filter' } }),
    line: /sends to another host \(block\.example\)/,
  },
  {
    what: 'a unit that cannot be',
    spoil: pretend(makeGfs({ warmer: 200, change: cropToRegion }), RUN_AT),
    line: /temperature2m of .* is outside/,
  },
];

function playGfs(): PlayedProvider {
  const make = makeGfs({ change: cropToRegion });
  return {
    name: GFS.name,
    path: FILTER_PATH,
    makeFiles: async () => make(RUN_AT),
    answer: answerFilter,
    places: { answer: /f001/ },
    open: ({ url, ...options }) =>
      consumeRuns(createGfs({ url: url + FILTER_PATH, extent: GFS_EXTENT }), RUN_AT, { url, ...options }),
    whole: toWhole(GFS.name, RUN_AT, 2),
    failures: [...listRunFailures(make), ...FILTER_FAILURES],
  };
}

function playOpenData(
  product: OpenDataProduct,
  stream: string,
  coding: 'local' | 'wave' | 'aifs' | 'aifs-wave',
): PlayedProvider {
  const step = coding.startsWith('aifs') ? 6 : 3;
  const hours = [0, step];
  const make: MakeRun = (runAt) => makeEcmwfBucket(runAt, stream, hours, coding);
  return {
    name: product.name,
    path: '',
    makeFiles: async () => make(RUN_AT),
    places: { index: new RegExp(`-${step}h-.*\\.index$`), file: new RegExp(`-${step}h-.*\\.grib2$`) },
    open: (options) =>
      consumeRuns(
        createOpenData(product, { url: options.url, extent: { hours, wholeUpToHour: step } }),
        RUN_AT,
        options,
      ),
    whole: toWhole(product.name, RUN_AT, 2),
    failures: listRunFailures(make),
  };
}

function playAerosols(): PlayedProvider {
  const extent = { hours: [0, 3], wholeUpToHour: 3 };
  const make: MakeRun = (runAt) => makeAerosolBucket({ runAt, hours: extent.hours });
  return {
    name: 'gefs-aerosol',
    path: '',
    makeFiles: async () => make(RUN_AT),
    places: { index: /f003\.grib2\.idx$/, file: /f003\.grib2$/ },
    open: (options) => consumeRuns(createGefsAerosol({ url: options.url, extent }), RUN_AT, options),
    whole: toWhole('gefs-aerosol', RUN_AT, 2),
    failures: listRunFailures(make),
  };
}

const ENSEMBLE = { hours: [0, 3], wholeUpToHour: 3 };
const makeQuarterDegree: MakeRun = (runAt) =>
  new Map(
    [...makeGefsBucket(runAt, ENSEMBLE.hours)].map(([path, bytes]) => [
      path.replace('/pgrb2ap5/', '/pgrb2sp25/').replace('pgrb2a.0p50', 'pgrb2s.0p25'),
      bytes,
    ]),
  );

function playEnsemble(
  name: string,
  make: MakeRun,
  place: RegExp,
  create: (url: string) => Source,
  filter: Pick<PlayedProvider, 'path' | 'answer'> = { path: '' },
): PlayedProvider {
  return {
    name,
    ...filter,
    makeFiles: async () => make(RUN_AT),
    places: { index: place },
    isHeavy: true,
    open: (options) => consumeRuns(create(options.url + filter.path), RUN_AT, options),
    whole: toWhole(name, RUN_AT, 2),
    failures: listRunFailures(make),
  };
}

function playChances(product: ChanceProduct): PlayedProvider {
  const { name, model } = product;
  const make: MakeRun = (runAt) => makeChanceBucket({ runAt, model });
  const spoilFields =
    (change: ChangeField) =>
    async ({ files }: Upstream) => {
      for (const [path, bytes] of makeChanceBucket({ runAt: RUN_AT, model, change })) files.set(path, bytes);
    };
  return {
    name,
    path: '',
    makeFiles: async () => make(RUN_AT),
    places: { index: /-240h-enfo-ep\.index$/, file: /-240h-enfo-ep\.grib2$/ },
    open: (options) => consumeRuns(createEcmwfChances(product, { url: options.url }), RUN_AT, options),
    whole: toWhole(name, RUN_AT, 16),
    failures: [
      ...listRunFailures(make),
      {
        what: 'a chance of another amount',
        spoil: spoilFields((field) => ({ ...field, probability: { type: 3, lower: 2, upper: null } })),
        line: /a chance \(kind 3, 2 to –, template 4\.9\) that the portal does not know/,
      },
    ],
  };
}

/** Nine points around Hà Nội. */
const POINTS: RegularGrid = { south: 20.5, west: 105.5, latStep: 0.5, lngStep: 0.5, rows: 3, columns: 3 };

function playOpenMeteo(service: OpenMeteoService, runAt: number, steps: number): PlayedProvider {
  const small: OpenMeteoService = {
    ...{ ...service, grid: POINTS, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], hours: { from: -12, to: 24 } },
    required: service.required && { ...service.required, upToHour: 12 },
  };
  const rewrite =
    (change: (text: string) => string) =>
    ({ misbehave }: Upstream) =>
      misbehave({ path: /./, fault: { kind: 'rewritten', rewrite: change } });
  return {
    name: service.name,
    path: '/v1',
    makeFiles: async () => new Map(),
    answer: (path) => {
      const answer = makeOpenMeteoAnswer(path);
      return answer === undefined ? undefined : Buffer.from(answer);
    },
    places: { answer: /./ },
    open: (options) => {
      const parts = { url: `${options.url}/v1`, key: null, pace: null, pointsPerRequest: 9 };
      return consumeRuns(createOpenMeteo(small, parts), runAt, options);
    },
    whole: toWhole(service.name, runAt, steps),
    failures: [
      {
        what: 'another unit',
        spoil: rewrite((text) => text.replaceAll(/"(°C|μg\/m³|m)"/g, '"furlong"')),
        line: /furlong/,
      },
      { what: 'other hours', spoil: rewrite((text) => text.replaceAll('"time":[1', '"time":[2')), line: /./ },
    ],
  };
}

const toMoment = (at: number): string => new Date(at * 1000).toISOString().replace('.000Z', 'Z');
const AIR_HOURS = [[1, 2, 3], [24]] as const;
const findPart = (path: string): string => /time_start=[^&]*&time_end=[^&]*/.exec(path)?.[0] ?? path;

async function makeAir(parts: Partial<AirFileParts> = {}): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const hours of AIR_HOURS) {
    const [first, last] = [AIR_AT + hours[0] * HOUR, AIR_AT + (hours.at(-1) ?? 0) * HOUR];
    const bytes = await makeAirFile({ hours, startAt: AIR_AT, ...parts });
    files.set(`time_start=${toMoment(first)}&time_end=${toMoment(last)}`, bytes);
  }
  return files;
}

const spoilAir =
  (parts: Partial<AirFileParts>) =>
  async ({ files }: Upstream) => {
    for (const [part, bytes] of await makeAir(parts)) files.set(part, bytes);
  };

function playSilam(): PlayedProvider {
  return {
    name: 'silam',
    isHeavy: true,
    path: '/ncss',
    makeFiles: () => makeAir(),
    answer: (path, files) => files.get(findPart(path)),
    places: { answer: /./ },
    open: (options) => {
      const extent = { hours: [1, 2, 3], wholeUpToHour: 3 };
      return consumeRuns(createSilam({ url: `${options.url}/ncss`, extent }), AIR_AT, options);
    },
    whole: toWhole('silam', AIR_AT, 3),
    failures: [
      {
        what: 'another unit',
        spoil: spoilAir({ units: { vmr_O3_gas: 'ppbv', cnc_PM10: 'g' } }),
        line: /PM10: unit g, expected .*; variable vmr_O3_gas: unit ppbv/,
      },
      { what: 'another grid', spoil: spoilAir({ stepDeg: 0.25 }), line: /every 0\.2500° instead of 0\.2°/ },
      { what: 'yesterday’s hours', spoil: spoilAir({ startAt: AIR_AT - DAY }), line: /has \S+ for \S+$/ },
      { what: 'a species less', spoil: spoilAir({ without: 'vmr_CO_gas' }), line: /has no vmr_CO_gas$/ },
    ],
  };
}

/** The public sources of runs. */
export const PLAYED_RUNS: readonly PlayedProvider[] = [
  playGfs(),
  playGfsWave(),
  playAigfs(),
  playOpenData(ECMWF, 'oper', 'local'),
  playOpenData(ECMWF_AIFS, 'oper', 'aifs'),
  playOpenData(ECMWF_WAVE, 'wave', 'wave'),
  playOpenData(ECMWF_AIFS_WAVE, 'wave', 'aifs-wave'),
  playEnsemble(
    'ecmwf-ens',
    (runAt) => makeEnsBucket(runAt, ENSEMBLE.hours),
    /-3h-enfo-ef\.index$/,
    (url) => createEcmwfEns({ url, extent: ENSEMBLE }),
  ),
  playChances(ECMWF_ENS_CHANCES),
  playChances(ECMWF_AIFS_ENS_CHANCES),
  playEnsemble(
    'gefs',
    (runAt) => makeGefsBucket(runAt, ENSEMBLE.hours, cropToRegion),
    /f003/,
    (url) => createGefs({ url, product: GEFS_HALF_DEGREE, extent: ENSEMBLE }),
    { path: FILTER_PATH, answer: answerFilter },
  ),
  playEnsemble('gefs-025', makeQuarterDegree, /f003\.idx$/, (url) =>
    createGefs({ url, product: GEFS_QUARTER_DEGREE, extent: ENSEMBLE }),
  ),
  playOpenMeteo(OPEN_METEO_FORECAST, PLAYED_NOW, 38),
  playOpenMeteo(OPEN_METEO_AIR, PLAYED_NOW - 10 * HOUR, 37),
  playOpenMeteo(OPEN_METEO_MARINE, PLAYED_NOW - 11 * HOUR, 37),
  playSilam(),
  playAerosols(),
];
