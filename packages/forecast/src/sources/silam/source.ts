import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { FetchedSourceFacts, RunExtent } from '#sources/schedule/source.ts';
import { SILAM_SPECIES } from './species.table.ts';

const HOURS = 120;

/** Hours 1 to 120, as the model gives them. A run without its last days is useful from three days on. */
export const SILAM_EXTENT: RunExtent = {
  hours: Array.from({ length: HOURS }, (_, index) => index + 1),
  wholeUpToHour: 72,
};

/** The Finnish service's global model of the air, without a key. */
export const SILAM = {
  name: 'silam',
  title: 'FMI SILAM air quality, 0.2°',
  rank: 7,
  family: 'silam',
  licence: 'Air quality forecast: SILAM, Finnish Meteorological Institute, CC BY 4.0.',
  reachedBy: 'url',
  publicUrl: 'https://thredds.silam.fmi.fi/thredds/ncss/grid/silam_glob_v6_1_sfc',
  // The run of 00 UTC appears at about 06 UTC of the next day.
  timetable: {
    kind: 'cycles',
    hours: [0],
    firstAfterSeconds: 30 * HOUR_SECONDS,
    longestSeconds: 8 * HOUR_SECONDS,
  },
  variables: Object.fromEntries(SILAM_SPECIES.map(({ variable, name }) => [variable, { has: name }])),
} as const satisfies FetchedSourceFacts;
