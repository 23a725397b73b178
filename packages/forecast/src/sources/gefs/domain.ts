import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type Ensemble, makeEnsemble } from '#sources/ensemble/ensemble.ts';
import type { CycleTimetable, RunExtent } from '#sources/schedule/source.ts';

/** NOAA's public bucket; NOMADS (`https://nomads.ncep.noaa.gov/pub/data/nccf/com/gens/prod`) has the same folders. */
export const GEFS_PUBLIC_URL = 'https://noaa-gefs-pds.s3.amazonaws.com';

/** Works of the United States government are in the public domain. */
export const GEFS_LICENCE = 'NOAA/NCEP Global Ensemble Forecast System, public domain.';

/** Four runs a day, there some hours after their start. */
export const GEFS_TIMETABLE: CycleTimetable = {
  kind: 'cycles',
  hours: [0, 6, 12, 18],
  firstAfterSeconds: 5 * HOUR_SECONDS,
  longestSeconds: 5 * HOUR_SECONDS,
};

/** A control and thirty perturbed members. */
export const GEFS_ENSEMBLE: Ensemble = makeEnsemble(30, (member) => (member === 0 ? 'low-res ctl' : `+${member}`));

/** One of the sets of files that a run has. */
export interface GefsProduct {
  /** Name of the source. */
  readonly source: 'gefs' | 'gefs-025';
  /** Folder of the files, and the part of their names that says the same. */
  readonly folder: string;
  readonly files: string;
  readonly extent: RunExtent;
}

const WHOLE_UP_TO_HOUR = 120;
const TEN_DAYS = Array.from({ length: 81 }, (_, n) => n * 3);
const TO_SIXTEEN_DAYS = Array.from({ length: 24 }, (_, n) => 246 + n * 6);

/** 0.5°: every three hours to ten days, then every six to sixteen. The members' gusts are not among these files. */
export const GEFS_HALF_DEGREE: GefsProduct = {
  source: 'gefs',
  folder: 'pgrb2ap5',
  files: 'pgrb2a.0p50',
  extent: { hours: [...TEN_DAYS, ...TO_SIXTEEN_DAYS], wholeUpToHour: WHOLE_UP_TO_HOUR },
};

/** 0.25°: every three hours to ten days; four times the bytes. */
export const GEFS_QUARTER_DEGREE: GefsProduct = {
  source: 'gefs-025',
  folder: 'pgrb2sp25',
  files: 'pgrb2s.0p25',
  extent: { hours: TEN_DAYS, wholeUpToHour: WHOLE_UP_TO_HOUR },
};
