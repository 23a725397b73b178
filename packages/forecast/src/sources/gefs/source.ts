import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
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
  timetable: GEFS_TIMETABLE,
} as const;

/**
 * NOAA's ensemble at 0.5°, whose files have no gusts. Whole files of both resolutions, in the same folders, are in the
 * bucket `https://noaa-gefs-pds.s3.amazonaws.com` and at NOMADS (`https://nomads.ncep.noaa.gov/pub/data/nccf/com/gens/prod`).
 */
export const GEFS: FetchedSourceFacts = {
  ...SHARED,
  name: 'gefs',
  title: 'NOAA GEFS, 31 members, 0.5° to 16 days',
  publicUrl: 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gefs_atmos_0p50a.pl',
  variables: listEnsembleVariables({ ...NAMES, gust: null }),
};

/** NOAA's ensemble at 0.25°. */
export const GEFS_025: FetchedSourceFacts = {
  ...SHARED,
  name: 'gefs-025',
  title: 'NOAA GEFS, 31 members, 0.25° to 10 days',
  publicUrl: 'https://nomads.ncep.noaa.gov/cgi-bin/filter_gefs_atmos_0p25s.pl',
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
  /** Last hour of the runs of 00 and 12 UTC. */
  readonly lastHour: number;
}

const WHOLE_UP_TO_HOUR = 120;
const TEN_DAYS = Array.from({ length: 81 }, (_, n) => n * 3);
const TO_SIXTEEN_DAYS = Array.from({ length: 24 }, (_, n) => 246 + n * 6);
/** As far as ECMWF's runs of 06 and 18 UTC extend. */
const SHORT_RUN_HOURS = 144;

/**
 * Hours to fetch: three-hourly to ten days, then six-hourly. A member is one request per step, so runs of 06 and 18 UTC
 * renew only the first six days; later ones, which six hours hardly change, stay those of the run before.
 */
export function getGefsExtent({ lastHour }: GefsProduct, runAt: EpochSeconds): RunExtent {
  const isLong = ((runAt % DAY_SECONDS) / HOUR_SECONDS) % 12 === 0;
  const end = isLong ? lastHour : SHORT_RUN_HOURS;
  return { hours: [...TEN_DAYS, ...TO_SIXTEEN_DAYS].filter((hour) => hour <= end), wholeUpToHour: WHOLE_UP_TO_HOUR };
}

/** 0.5°, to sixteen days. These files have no gusts. */
export const GEFS_HALF_DEGREE: GefsProduct = {
  facts: GEFS,
  folder: 'pgrb2ap5',
  files: 'pgrb2a.0p50',
  lastHour: 384,
};

/** 0.25°, to ten days; four times the bytes. */
export const GEFS_QUARTER_DEGREE: GefsProduct = {
  facts: GEFS_025,
  folder: 'pgrb2sp25',
  files: 'pgrb2s.0p25',
  lastHour: 240,
};
