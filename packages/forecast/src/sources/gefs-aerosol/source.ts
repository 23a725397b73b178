import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { FetchedSourceFacts, RunExtent } from '#sources/schedule/source.ts';

/** All kinds together; GRIB messages of one kind have the same names. */
const PARTICLES = { level: 'surface', statistic: 'instant', required: 'always' } as const;

/** Fields to fetch from each file, by the names of its index. */
export const AEROSOL_FIELDS: readonly WantedField[] = [
  { variable: 'pm25', parameter: 'PMTF', ...PARTICLES, details: 'aerosol=total aerosol:aerosol_size <2.5e-06' },
  { variable: 'pm10', parameter: 'PMTC', ...PARTICLES, details: 'aerosol=total aerosol:aerosol_size <1e-05' },
];

/** Three-hourly to five days. */
export const AEROSOL_EXTENT: RunExtent = { hours: Array.from({ length: 41 }, (_, n) => n * 3), wholeUpToHour: 72 };

/** NOAA's particles, without gases: where no better model of the air has them. */
export const GEFS_AEROSOL = {
  name: 'gefs-aerosol',
  title: 'NOAA GEFS-Aerosols, 0.25°',
  rank: 8,
  family: 'gefs-aerosol',
  // Works of the United States government are in the public domain.
  licence: 'NOAA/NCEP GEFS-Aerosols, public domain.',
  reachedBy: 'url',
  publicUrl: 'https://noaa-gefs-pds.s3.amazonaws.com',
  // It also runs at 06 and 18 UTC.
  timetable: {
    kind: 'cycles',
    hours: [0, 12],
    firstAfterSeconds: 6 * HOUR_SECONDS,
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: listCoverage(AEROSOL_FIELDS),
} as const satisfies FetchedSourceFacts;
