import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { ECMWF, GUST_NAMES } from '#sources/ecmwf/source.ts';
import { listEnsembleVariables } from '#sources/ensemble/ensemble.ts';
import type { WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { FetchedSourceFacts } from '#sources/schedule/source.ts';

const SURFACE = { level: 'sfc', statistic: null } as const;

/** Fields to fetch for each member, by the names of the index, which has no statistics. */
export const ECMWF_ENS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: '2t', ...SURFACE, required: 'always' },
  { variable: 'windU10m', parameter: '10u', ...SURFACE, required: 'always' },
  { variable: 'windV10m', parameter: '10v', ...SURFACE, required: 'always' },
  { variable: 'precipitation', parameter: 'tp', ...SURFACE, required: 'afterStart' },
  { variable: 'windGust10m', parameter: '10fg', alsoNamed: GUST_NAMES, ...SURFACE, required: 'never' },
];

/** Additional fields of the control's first step, if its index has them. */
export const ECMWF_ENS_GROUND: readonly WantedField[] = [
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, required: 'never' },
];

/** ECMWF's ensemble. */
export const ECMWF_ENS = {
  name: 'ecmwf-ens',
  title: 'ECMWF open data, 51 members, 0.25°',
  rank: null,
  members: 51,
  family: ECMWF.name,
  licence: ECMWF.licence,
  reachedBy: 'url',
  publicUrl: ECMWF.publicUrl,
  // The members are available somewhat later than the single forecast.
  timetable: {
    kind: 'cycles',
    hours: [0, 6, 12, 18],
    firstAfterSeconds: (7 * 60 + 4) * 60,
    late: { hours: [0, 12], firstAfterSeconds: (7 * 60 + 40) * 60 },
    longestSeconds: 5 * HOUR_SECONDS,
  },
  variables: listEnsembleVariables({
    rain: 'tp:sfc',
    temperature: '2t:sfc',
    wind: '10u, 10v:sfc',
    gust: '10fg:sfc',
  }),
} as const satisfies FetchedSourceFacts;
