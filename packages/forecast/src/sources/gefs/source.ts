import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type Ensemble, listEnsembleVariables, makeEnsemble } from '#sources/ensemble/ensemble.ts';
import { GFS } from '#sources/gfs/source.ts';
import type { WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { CycleTimetable, FetchedSourceFacts, RunExtent } from '#sources/schedule/source.ts';

const TEN_METRES = '10 m above ground';
const INSTANT = 'instant';

/** Fields to fetch from each member's file, by the names of its index. */
export const GEFS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: 'TMP', level: '2 m above ground', statistic: INSTANT, required: 'always' },
  { variable: 'windU10m', parameter: 'UGRD', level: TEN_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'windV10m', parameter: 'VGRD', level: TEN_METRES, statistic: INSTANT, required: 'always' },
  { variable: 'precipitation', parameter: 'APCP', level: 'surface', statistic: 'acc', required: 'afterStart' },
  { variable: 'windGust10m', parameter: 'GUST', level: 'surface', statistic: INSTANT, required: 'never' },
];

/** Additional fields of the control's first file, if the index has them. */
export const GEFS_GROUND: readonly WantedField[] = [
  { variable: 'surfaceHeight', parameter: 'HGT', level: 'surface', statistic: INSTANT, required: 'never' },
];

const NAMES = { rain: 'APCP:surface', temperature: 'TMP:2 m above ground', wind: 'UGRD, VGRD:10 m above ground' };

/** Four runs per day, available some hours after their start. */
export const GEFS_TIMETABLE: CycleTimetable = {
  kind: 'cycles',
  hours: [0, 6, 12, 18],
  firstAfterSeconds: 5 * HOUR_SECONDS,
  longestSeconds: 5 * HOUR_SECONDS,
};

const SHARED = {
  rank: null,
  members: 31,
  family: GFS.name,
  // Works of the United States government are in the public domain.
  licence: 'NOAA/NCEP Global Ensemble Forecast System, public domain.',
  reachedBy: 'url',
  // NOMADS (`https://nomads.ncep.noaa.gov/pub/data/nccf/com/gens/prod`) has the same folders as the bucket.
  publicUrl: 'https://noaa-gefs-pds.s3.amazonaws.com',
  timetable: GEFS_TIMETABLE,
} as const;

/** NOAA's ensemble at 0.5°, whose files have no gusts. */
export const GEFS: FetchedSourceFacts = {
  ...SHARED,
  name: 'gefs',
  title: 'NOAA GEFS, 31 members, 0.5° to 16 days',
  variables: listEnsembleVariables({ ...NAMES, gust: null }),
};

/** NOAA's ensemble at 0.25°. */
export const GEFS_025: FetchedSourceFacts = {
  ...SHARED,
  name: 'gefs-025',
  title: 'NOAA GEFS, 31 members, 0.25° to 10 days',
  variables: listEnsembleVariables({ ...NAMES, gust: 'GUST:surface' }),
};

/** A control and thirty perturbed members. */
export const GEFS_ENSEMBLE: Ensemble = makeEnsemble(30, (member) => (member === 0 ? 'low-res ctl' : `+${member}`));

/** One of the file sets of a run. */
export interface GefsProduct {
  /** The source made from these files. */
  readonly facts: FetchedSourceFacts;
  /** Folder of the files, and the corresponding part of their names. */
  readonly folder: string;
  readonly files: string;
  readonly extent: RunExtent;
}

const WHOLE_UP_TO_HOUR = 120;
const TEN_DAYS = Array.from({ length: 81 }, (_, n) => n * 3);
const TO_SIXTEEN_DAYS = Array.from({ length: 24 }, (_, n) => 246 + n * 6);

/** 0.5°: three-hourly to ten days, then six-hourly to sixteen. These files have no gusts. */
export const GEFS_HALF_DEGREE: GefsProduct = {
  facts: GEFS,
  folder: 'pgrb2ap5',
  files: 'pgrb2a.0p50',
  extent: { hours: [...TEN_DAYS, ...TO_SIXTEEN_DAYS], wholeUpToHour: WHOLE_UP_TO_HOUR },
};

/** 0.25°: three-hourly to ten days; four times the bytes. */
export const GEFS_QUARTER_DEGREE: GefsProduct = {
  facts: GEFS_025,
  folder: 'pgrb2sp25',
  files: 'pgrb2s.0p25',
  extent: { hours: TEN_DAYS, wholeUpToHour: WHOLE_UP_TO_HOUR },
};
