import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { CycleTimetable, RunExtent } from '#sources/schedule/source.ts';

/** NOAA's public bucket; NOMADS (`https://nomads.ncep.noaa.gov/pub/data/nccf/com/gfs/prod`) has the same folders. */
export const GFS_PUBLIC_URL = 'https://noaa-gfs-bdp-pds.s3.amazonaws.com';

/** Works of the United States government are in the public domain. */
export const GFS_LICENCE = 'NOAA/NCEP Global Forecast System, public domain.';

/** Four runs a day; hour 0 is there some three and a half hours after the start, hour 384 an hour and a half later. */
export const GFS_TIMETABLE: CycleTimetable = {
  kind: 'cycles',
  hours: [0, 6, 12, 18],
  firstAfterSeconds: 3.5 * HOUR_SECONDS,
  longestSeconds: 4 * HOUR_SECONDS,
};

const HOURLY_UP_TO = 120;
const LAST_HOUR = 384;
const LATER_STEP = 3;

/**
 * The grid of 0.25° over the globe: every hour to five days, then every third one to sixteen. A run of which later steps
 * are missing is of use from five days on.
 */
export const GFS_EXTENT: RunExtent = {
  hours: [
    ...Array.from({ length: HOURLY_UP_TO + 1 }, (_, hour) => hour),
    ...Array.from({ length: (LAST_HOUR - HOURLY_UP_TO) / LATER_STEP }, (_, n) => HOURLY_UP_TO + (n + 1) * LATER_STEP),
  ],
  wholeUpToHour: HOURLY_UP_TO,
};
