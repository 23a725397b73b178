import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { CycleTimetable, FetchedSourceFacts, RunExtent } from '#sources/schedule/source.ts';

/** The files of one model below NOAA's daily folders: one with an `.idx` per step. */
export interface GfsProduct extends FetchedSourceFacts {
  readonly timetable: CycleTimetable;
  /** Fields to fetch, by the names of the index. */
  readonly fields: readonly WantedField[];
  readonly extent: RunExtent;
  /** Beginning of the daily folder's name: `gfs` of `gfs.20261121`. */
  readonly dailyFolder: 'gfs' | 'aigfs';
  /** Folder below that of the cycle. */
  readonly folder: string;
  /** `t00z` and `f006` of a step as its file name. */
  readonly nameFile: (cycle: string, step: string) => string;
}

const TWO_METRES = '2 m above ground';
const TEN_METRES = '10 m above ground';
const HUNDRED_METRES = '100 m above ground';
const INSTANT = 'instant';

/**
 * Fields to fetch from each `pgrb2.0p25` file, by the names of its index. Rain and radiation begin with the first hour;
 * fields that the analysis may lack are read at hour 0 if present. Surface height is read once.
 */
const GFS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: 'TMP', level: TWO_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'dewPoint2m', parameter: 'DPT', level: TWO_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windU10m', parameter: 'UGRD', level: TEN_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windV10m', parameter: 'VGRD', level: TEN_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windU100m', parameter: 'UGRD', level: HUNDRED_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windV100m', parameter: 'VGRD', level: HUNDRED_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windGust10m', parameter: 'GUST', level: 'surface', statistic: INSTANT, required: 'afterStart' },
  { variable: 'precipitation', parameter: 'APCP', level: 'surface', statistic: 'acc', required: 'afterStart' },
  { variable: 'precipitationRate', parameter: 'PRATE', level: 'surface', statistic: INSTANT, required: 'afterStart' },
  { variable: 'cloudCover', parameter: 'TCDC', level: 'entire atmosphere', statistic: INSTANT, required: 'afterStart' },
  { variable: 'pressureMsl', parameter: 'PRMSL', level: 'mean sea level', statistic: INSTANT, required: 'always' },
  { variable: 'visibility', parameter: 'VIS', level: 'surface', statistic: INSTANT, required: 'afterStart' },
  { variable: 'cape', parameter: 'CAPE', level: 'surface', statistic: INSTANT, required: 'afterStart' },
  { variable: 'shortWaveRadiation', parameter: 'DSWRF', level: 'surface', statistic: 'ave', required: 'afterStart' },
  { variable: 'surfaceHeight', parameter: 'HGT', level: 'surface', statistic: INSTANT, required: 'atStart' },
];

const HOURLY_UP_TO = 120;
const LAST_HOUR = 384;
const LATER_STEP = 3;

/**
 * The global 0.25° grid: hourly to five days, then three-hourly to sixteen. A run without its later steps is useful
 * from five days on.
 */
export const GFS_EXTENT: RunExtent = {
  hours: [
    ...Array.from({ length: HOURLY_UP_TO + 1 }, (_, hour) => hour),
    ...Array.from({ length: (LAST_HOUR - HOURLY_UP_TO) / LATER_STEP }, (_, n) => HOURLY_UP_TO + (n + 1) * LATER_STEP),
  ],
  wholeUpToHour: HOURLY_UP_TO,
};

/** The WMO's number of NCEP (common code table C-11). */
const NCEP = 7;

/**
 * NOAA's global model. Whole files in the same folders are in the bucket `https://noaa-gfs-bdp-pds.s3.amazonaws.com` and
 * at NOMADS (`https://nomads.ncep.noaa.gov/pub/data/nccf/com/gfs/prod`).
 */
export const GFS = {
  name: 'gfs',
  title: 'NOAA GFS, 0.25°',
  rank: 2,
  family: 'gfs',
  // Works of the United States government are in the public domain.
  licence: 'NOAA/NCEP Global Forecast System, public domain.',
  isOrigin: ({ centre }) => centre === NCEP,
  reachedBy: 'url',
  publicUrl: 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gfs_0p25_1hr.pl',
  // Hour 0 is available some three and a half hours after the start, hour 384 an hour and a half later.
  timetable: {
    kind: 'cycles',
    hours: [0, 6, 12, 18],
    firstAfterSeconds: 3.5 * HOUR_SECONDS,
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: { ...listCoverage(GFS_FIELDS), ...HUMIDITY_FROM_DEW_POINT },
  fields: GFS_FIELDS,
  extent: GFS_EXTENT,
  dailyFolder: 'gfs',
  folder: 'atmos',
  nameFile: (cycle, step) => `gfs.${cycle}.pgrb2.0p25.${step}`,
} as const satisfies GfsProduct;
