import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { GfsProduct } from './source.ts';

/**
 * Of a file's six records the two in which it is another opinion. Its winds and pressure are too weak in storms, and
 * other sources have them at every hour. Rain comes twice, of the last six hours and of the whole run, at hour 6 under one
 * description: the shorter is read.
 */
const FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: 'TMP', level: '2 m above ground', statistic: 'instant', required: 'always' },
  { variable: 'precipitation', parameter: 'APCP', level: 'surface', statistic: 'acc', required: 'afterStart' },
];

/** NOAA's machine-learning model, which has no regional filter and is in no bucket: whole fields from NOMADS. */
export const AIGFS = {
  name: 'aigfs',
  title: 'NOAA AIGFS, 0.25°',
  rank: 'last',
  family: 'aigfs',
  isMachineLearning: true,
  licence: 'NOAA/NCEP Artificial Intelligence Global Forecast System (AIGFS), public domain.',
  reachedBy: 'url',
  publicUrl: 'https://nomads.ncep.noaa.gov/pub/data/nccf/com/aigfs/prod',
  timetable: {
    kind: 'cycles',
    hours: [0, 12],
    // Hour 0; hour 384 follows an hour later.
    firstAfterSeconds: (3 * 60 + 37) * 60,
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: listCoverage(FIELDS),
  fields: FIELDS,
  // To sixteen days, of which ten fit into the bytes of a day.
  extent: { hours: Array.from({ length: 41 }, (_, n) => n * 6), wholeUpToHour: 120 },
  dailyFolder: 'aigfs',
  folder: 'model/atmos/grib2',
  nameFile: (cycle, step) => `aigfs.${cycle}.sfc.${step}.grib2`,
} as const satisfies GfsProduct;
