import { listCoverage } from '#sources/grib-pieces/indexed-fields.ts';
import { AIFS_EXTENT, ECMWF_AIFS } from './aifs-source.ts';
import { OPEN_DATA_LICENCE, OPEN_DATA_URL, type OpenDataProduct } from './open-data.ts';
import { WAVE_FIELDS } from './wave-source.ts';

/** Waves of ECMWF's machine-learning model since version 2 (12 May 2026), published with its weather. */
export const ECMWF_AIFS_WAVE = {
  name: 'ecmwf-aifs-wave',
  title: 'ECMWF AIFS Single waves, 0.25°',
  rank: 'last',
  family: 'ecmwf-aifs-wave',
  isMachineLearning: true,
  licence: OPEN_DATA_LICENCE,
  reachedBy: 'url',
  publicUrl: OPEN_DATA_URL,
  timetable: ECMWF_AIFS.timetable,
  variables: listCoverage(WAVE_FIELDS),
  model: 'aifs-single',
  fields: WAVE_FIELDS,
  getCycle: () => ({ stream: 'wave', extent: AIFS_EXTENT }),
} as const satisfies OpenDataProduct;
