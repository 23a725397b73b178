import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { RunExtent } from '#sources/schedule/source.ts';
import {
  isOfModel,
  OPEN_DATA_LICENCE,
  OPEN_DATA_URL,
  type OpenDataProduct,
  SURFACE,
  WEATHER_FIELDS,
} from './open-data.ts';

/** It has no gusts, no CAPE and no visibility, and is too weak in extremes: what it lacks stays with the others. */
const FIELDS: readonly WantedField[] = [
  ...WEATHER_FIELDS,
  { variable: 'cloudCover', parameter: 'tcc', ...SURFACE, required: 'never' },
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, required: 'neverLater' },
];

/** Six-hourly over fifteen days. */
export const AIFS_EXTENT: RunExtent = { hours: Array.from({ length: 61 }, (_, n) => n * 6), wholeUpToHour: 120 };

/** ECMWF's machine-learning model: another opinion, six-hourly over fifteen days. It also runs at 06 and 18 UTC. */
export const ECMWF_AIFS = {
  name: 'ecmwf-aifs',
  title: 'ECMWF AIFS Single, 0.25°',
  rank: 'last',
  family: 'ecmwf-aifs',
  isMachineLearning: true,
  licence: OPEN_DATA_LICENCE,
  isOrigin: (message) => isOfModel('aifs-single', message),
  reachedBy: 'url',
  publicUrl: OPEN_DATA_URL,
  timetable: {
    kind: 'cycles',
    hours: [0, 12],
    // In one batch, measured on 30 July 2026.
    firstAfterSeconds: (5 * 60 + 45) * 60,
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: { ...listCoverage(FIELDS), ...HUMIDITY_FROM_DEW_POINT },
  model: 'aifs-single',
  fields: FIELDS,
  getCycle: () => ({ stream: 'oper', extent: AIFS_EXTENT }),
} as const satisfies OpenDataProduct;
