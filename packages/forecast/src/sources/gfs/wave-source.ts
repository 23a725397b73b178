import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { GFS, GFS_EXTENT, type GfsProduct } from './source.ts';

const SEA = { level: 'surface', statistic: 'instant' } as const;

/**
 * Height of all waves together, and period and direction at the peak of their spectrum; the direction is that from which
 * they come. The index may leave out swell where no sea has any.
 */
const FIELDS: readonly WantedField[] = [
  { variable: 'waveHeight', parameter: 'HTSGW', ...SEA, required: 'always' },
  { variable: 'wavePeriod', parameter: 'PERPW', ...SEA, required: 'always' },
  { variable: 'waveDirection', parameter: 'DIRPW', ...SEA, required: 'always' },
  { variable: 'swellHeight', parameter: 'SWELL', level: '1 in sequence', statistic: 'instant', required: 'never' },
];

/** NOAA's wave model on the grid of a sixth of a degree, from 15° S to 52.5° N. */
export const GFS_WAVE = {
  name: 'gfs-wave',
  title: 'NOAA GFS-Wave, 0.16°',
  rank: 4,
  family: 'gfs-wave',
  licence: 'NOAA/NCEP Global Forecast System waves (GFS-Wave), public domain.',
  reachedBy: 'url',
  publicUrl: 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gfswave.pl',
  // Some time after the weather of the same run.
  timetable: { ...GFS.timetable, firstAfterSeconds: 4.5 * HOUR_SECONDS },
  variables: listCoverage(FIELDS),
  fields: FIELDS,
  extent: GFS_EXTENT,
  dailyFolder: 'gfs',
  folder: 'wave/gridded',
  nameFile: (cycle, step) => `gfswave.${cycle}.global.0p16.${step}.grib2`,
} as const satisfies GfsProduct;
