import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { OPEN_DATA_LICENCE, OPEN_DATA_URL, type OpenDataProduct, SURFACE } from './open-data.ts';
import { ECMWF, getEcmwfCycle } from './source.ts';

/** Height and mean period of all waves together, and where they come from. */
export const WAVE_FIELDS: readonly WantedField[] = [
  { variable: 'waveHeight', parameter: 'swh', ...SURFACE, required: 'always' },
  { variable: 'wavePeriod', parameter: 'mwp', ...SURFACE, required: 'always' },
  { variable: 'waveDirection', parameter: 'mwd', ...SURFACE, required: 'always' },
];

/**
 * ECMWF's wave model, published with the weather of the same run. It also runs at 06 and 18 UTC: six hours hardly change
 * its waves, and its records are global.
 */
export const ECMWF_WAVE = {
  name: 'ecmwf-wave',
  title: 'ECMWF waves, 0.25°',
  rank: 3,
  family: 'ecmwf-wave',
  licence: OPEN_DATA_LICENCE,
  reachedBy: 'url',
  publicUrl: OPEN_DATA_URL,
  timetable: {
    kind: 'cycles',
    ...ECMWF.timetable.late,
    longestSeconds: ECMWF.timetable.longestSeconds,
  },
  variables: listCoverage(WAVE_FIELDS),
  model: 'ifs',
  fields: WAVE_FIELDS,
  getCycle: (runAt) => ({ ...getEcmwfCycle(runAt), stream: 'wave' }),
} as const satisfies OpenDataProduct;
