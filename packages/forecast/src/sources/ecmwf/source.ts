import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import {
  isOfModel,
  OPEN_DATA_LICENCE,
  OPEN_DATA_URL,
  type OpenDataCycle,
  type OpenDataProduct,
  SURFACE,
  WEATHER_FIELDS,
} from './open-data.ts';

/**
 * The index names gusts by their interval from hour 93 to 144, and without it otherwise; the message says which one it
 * is.
 */
export const GUST_NAMES = ['10fg3', '10fg6'] as const;

/**
 * Fields to fetch from each file, by the names of its index, which has no statistics. The set of open parameters has
 * grown over the years and may change: fields that the portal can do without are read if the index has them.
 */
const FIELDS: readonly WantedField[] = [
  ...WEATHER_FIELDS,
  { variable: 'snowfall', parameter: 'sf', ...SURFACE, required: 'never' },
  { variable: 'windU100m', parameter: '100u', ...SURFACE, required: 'never' },
  { variable: 'windV100m', parameter: '100v', ...SURFACE, required: 'never' },
  { variable: 'windGust10m', parameter: '10fg', alsoNamed: GUST_NAMES, ...SURFACE, required: 'never' },
  { variable: 'cloudCover', parameter: 'tcc', ...SURFACE, required: 'never' },
  { variable: 'cape', parameter: 'mucape', ...SURFACE, required: 'never' },
  { variable: 'shortWaveRadiation', parameter: 'ssrd', ...SURFACE, required: 'never' },
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, required: 'neverLater' },
];

const THREE_HOURLY = Array.from({ length: 49 }, (_, n) => n * 3);
const SIX_HOURLY = Array.from({ length: 36 }, (_, n) => 150 + n * 6);
const WHOLE_UP_TO_HOUR = 120;

/**
 * IFS cycle 50r1: from this day on all four daily runs use the stream `oper`. Earlier archives have `scda` for 06 and
 * 18 UTC.
 */
const ONE_STREAM_FROM = Date.UTC(2026, 4, 12) / 1000;

/**
 * Runs of 00 and 12 UTC extend to 15 days (three-hourly to 144 hours, then six-hourly), those of 06 and 18 UTC to six.
 */
export function getEcmwfCycle(runAt: EpochSeconds): OpenDataCycle {
  const isLong = ((runAt % DAY_SECONDS) / HOUR_SECONDS) % 12 === 0;
  return {
    stream: isLong || runAt >= ONE_STREAM_FROM ? 'oper' : 'scda',
    extent: { hours: isLong ? [...THREE_HOURLY, ...SIX_HOURLY] : THREE_HOURLY, wholeUpToHour: WHOLE_UP_TO_HOUR },
  };
}

/** ECMWF's physical model. */
export const ECMWF = {
  name: 'ecmwf',
  title: 'ECMWF open data, 0.25°',
  rank: 1,
  family: 'ecmwf',
  licence: OPEN_DATA_LICENCE,
  isOrigin: (message) => isOfModel('ifs', message),
  reachedBy: 'url',
  publicUrl: OPEN_DATA_URL,
  // Each run is published in one batch, measured on 30 July 2026.
  timetable: {
    kind: 'cycles',
    hours: [0, 6, 12, 18],
    firstAfterSeconds: (6 * 60 + 27) * 60,
    late: { hours: [0, 12], firstAfterSeconds: (7 * 60 + 34) * 60 },
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: { ...listCoverage(FIELDS), ...HUMIDITY_FROM_DEW_POINT },
  model: 'ifs',
  fields: FIELDS,
  getCycle: getEcmwfCycle,
} as const satisfies OpenDataProduct;
