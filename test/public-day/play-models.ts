import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { isRegionalFilter } from '../../packages/forecast/src/sources/grib-pieces/regional-filter.ts';
import { makeAirFile } from '../../packages/forecast/src/sources/silam/air-file.fixture.ts';
import { makeAerosolBucket } from '../upstream/aerosol-bucket.ts';
import { makeAigfsBucket } from '../upstream/aigfs-bucket.ts';
import { makeChanceBucket } from '../upstream/chance-bucket.ts';
import { makeEcmwfBucket } from '../upstream/ecmwf-bucket.ts';
import { makeGefsBucket } from '../upstream/gefs-bucket.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { makeGfsWaveBucket } from '../upstream/gfs-wave-bucket.ts';
import { answerFilter, cropToRegion } from '../upstream/regional-filter.ts';
import type { ChangeField } from '../upstream/wgrib-index.ts';
import { paintChance, paintField } from './played-weather.ts';

/** A run's start and the hour after it, epoch seconds and hours. */
interface RunHour {
  readonly runAt: number;
  readonly hour: number;
}

type Files = ReadonlyMap<string, Uint8Array>;
/** The run and hour of a path, null if it is none of a source; and all files of that hour. */
interface PlayedModel {
  readonly path: RegExp;
  readonly make: (step: RunHour) => Files;
}

/** As NOMADS' filter sends it. */
const paintRegion: ChangeField = (field) => cropToRegion(paintField(field));

const NOAA = (name: string): RegExp =>
  new RegExp(`^/${name}\\.(\\d{8})/(\\d\\d)/.*\\.f(\\d{3})(?:\\.grib2)?(?:\\.idx)?$`);
const ECMWF = (model: string, stream: string): RegExp =>
  new RegExp(`^/(\\d{8})/(\\d\\d)z/${model}/0p25/${stream}/\\d{14}-(\\d+)h-[a-z]+-(?:fc|ep)\\.(?:grib2|index)$`);

/** Providers whose runs are files by step, and how the files of a step are made; each has its own address here. */
const MODELS: Readonly<Record<string, PlayedModel>> = {
  gfs: { path: NOAA('gfs'), make: ({ runAt, hour }) => makeGfsBucket({ runAt, hours: [hour], change: paintRegion }) },
  'gfs-wave': { path: NOAA('gfs'), make: ({ runAt, hour }) => makeGfsWaveBucket(runAt, [hour], paintRegion) },
  gefs: { path: NOAA('gefs'), make: ({ runAt, hour }) => makeGefsBucket(runAt, [hour], paintRegion) },
  'gefs-aerosol': { path: NOAA('gefs'), make: ({ runAt, hour }) => makeAerosolBucket({ runAt, hours: [hour] }) },
  aigfs: {
    path: NOAA('aigfs'),
    make: ({ runAt, hour }) => makeAigfsBucket({ runAt, hours: [hour], change: paintField }),
  },
  ecmwf: {
    path: ECMWF('ifs', 'oper'),
    make: ({ runAt, hour }) => makeEcmwfBucket(runAt, 'oper', [hour], 'local', paintField),
  },
  'ecmwf-wave': {
    path: ECMWF('ifs', 'wave'),
    make: ({ runAt, hour }) => makeEcmwfBucket(runAt, 'wave', [hour], 'wave', paintField),
  },
  'ecmwf-aifs': {
    path: ECMWF('aifs-single', 'oper'),
    make: ({ runAt, hour }) => makeEcmwfBucket(runAt, 'oper', [hour], 'aifs', paintField),
  },
  'ecmwf-ens-chances': {
    path: ECMWF('ifs', 'enfo'),
    make: ({ runAt }) => makeChanceBucket({ runAt, change: paintChance }),
  },
  'ecmwf-aifs-ens-chances': {
    path: ECMWF('aifs-ens', 'enfo'),
    make: ({ runAt }) => makeChanceBucket({ runAt, model: 'aifs-ens', change: paintChance }),
  },
};

const toMoment = (date: string, cycle: string): number =>
  Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${cycle}:00:00Z`) / 1000;

const SILAM_RUN = /RUN_(\d{4}-\d\d-\d\dT\d\d:00:00Z)\?.*time_start=([\dT:Z-]+)&time_end=([\dT:Z-]+)/;

/** The hours of a request to SILAM's server as it cuts them: netCDF-4 of the portal's area. */
async function playSilam(path: string, now: number): Promise<Uint8Array | undefined> {
  const [, run = '', from = '', to = ''] = SILAM_RUN.exec(path) ?? [];
  const [startAt = Number.NaN, fromAt = 0, toAt = 0] = [run, from, to].map((moment) => Date.parse(moment) / 1000);
  if (Number.isNaN(startAt) || startAt > now) return undefined;
  const first = (fromAt - startAt) / HOUR_SECONDS;
  const hours = Array.from({ length: (toAt - fromAt) / HOUR_SECONDS + 1 }, (_, n) => first + n);
  return makeAirFile({ hours, startAt });
}

/** The file of which NOMADS' filter is asked for fields; null for the path of a file. */
function findFiltered(path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://filter.example');
  return isRegionalFilter(pathname) ? `${searchParams.get('dir')}/${searchParams.get('file')}` : null;
}

/** Files of all models, made when they are asked for; a run is not there before its start. */
export function createModelFiles(): (source: string, path: string, now: number) => Promise<Uint8Array | undefined> {
  const made = new Map<string, Files>();
  return async (source, path, now) => {
    if (source === 'silam') return playSilam(path, now);
    const model = MODELS[source];
    const filtered = findFiltered(path);
    const [, date, cycle, hour] = model?.path.exec(filtered ?? path) ?? [];
    if (model === undefined || date === undefined || cycle === undefined) return undefined;
    const step = { runAt: toMoment(date, cycle), hour: Number(hour) };
    if (step.runAt > now) return undefined;
    const key = `${source} ${step.runAt} ${step.hour}`;
    const files = made.get(key) ?? model.make(step);
    made.set(key, files);
    return filtered === null ? files.get(path) : answerFilter(path, files);
  };
}
