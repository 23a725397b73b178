import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { FetchedSourceFacts, RunExtent, SourceFacts } from '#sources/schedule/source.ts';

const SURFACE = { level: 'sfc', statistic: null } as const;

/**
 * What is fetched of each file, by the names of its index, which has no statistics. The set of open parameters
 * has grown over the years and may change: what the portal can do without is read where the index has it.
 */
export const ECMWF_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: '2t', ...SURFACE, required: 'always' },
  { variable: 'dewPoint2m', parameter: '2d', ...SURFACE, required: 'always' },
  { variable: 'windU10m', parameter: '10u', ...SURFACE, required: 'always' },
  { variable: 'windV10m', parameter: '10v', ...SURFACE, required: 'always' },
  { variable: 'pressureMsl', parameter: 'msl', ...SURFACE, required: 'always' },
  { variable: 'precipitation', parameter: 'tp', ...SURFACE, required: 'afterStart' },
  { variable: 'precipitationRate', parameter: 'tprate', ...SURFACE, required: 'never' },
  { variable: 'snowfall', parameter: 'sf', ...SURFACE, required: 'never' },
  { variable: 'windU100m', parameter: '100u', ...SURFACE, required: 'never' },
  { variable: 'windV100m', parameter: '100v', ...SURFACE, required: 'never' },
  { variable: 'windGust10m', parameter: '10fg', ...SURFACE, required: 'never' },
  { variable: 'cloudCover', parameter: 'tcc', ...SURFACE, required: 'never' },
  { variable: 'cape', parameter: 'mucape', ...SURFACE, required: 'never' },
  { variable: 'shortWaveRadiation', parameter: 'ssrd', ...SURFACE, required: 'never' },
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, required: 'never' },
];

/** Of a run: the name of its stream in folders and files, and its hours. */
export interface EcmwfCycle {
  readonly stream: 'oper' | 'scda';
  readonly extent: RunExtent;
}

const THREE_HOURLY = Array.from({ length: 49 }, (_, n) => n * 3);
const SIX_HOURLY = Array.from({ length: 36 }, (_, n) => 150 + n * 6);
const WHOLE_UP_TO_HOUR = 120;

/**
 * Runs of 00 and 12 UTC reach to 15 days (every three hours to 144, then every six), those of 06 and 18 UTC, the short
 * cut-off stream, to six.
 */
export function getEcmwfCycle(runAt: EpochSeconds): EcmwfCycle {
  const hour = (runAt % DAY_SECONDS) / HOUR_SECONDS;
  return hour % 12 === 0
    ? { stream: 'oper', extent: { hours: [...THREE_HOURLY, ...SIX_HOURLY], wholeUpToHour: WHOLE_UP_TO_HOUR } }
    : { stream: 'scda', extent: { hours: THREE_HOURLY, wholeUpToHour: WHOLE_UP_TO_HOUR } };
}

/** The WMO's number of ECMWF (common code table C-11). */
const CENTRE = 98;

/** ECMWF numbers the cycles of its physical model from 100 on; its learned model AIFS has the small numbers. */
const FIRST_PHYSICAL = 100;

const isLearned = (generatingProcess: number) => generatingProcess > 0 && generatingProcess < FIRST_PHYSICAL;

/** ECMWF's physical model. The buckets that mirror its open data have the same folders below an address of their own. */
export const ECMWF = {
  name: 'ecmwf',
  title: 'ECMWF open data, 0.25°',
  rank: 1,
  family: 'ecmwf',
  // The credit that CC BY 4.0 and ECMWF's terms of use ask for.
  licence:
    'Contains modified ECMWF open data, © European Centre for Medium-Range Weather Forecasts, CC BY 4.0. ECMWF accepts no liability for its use.',
  isOrigin: ({ centre, generatingProcess }) => centre === CENTRE && !isLearned(generatingProcess),
  reachedBy: 'url',
  publicUrl: 'https://data.ecmwf.int/forecasts',
  // Four runs a day, there some seven hours after their start.
  timetable: {
    kind: 'cycles',
    hours: [0, 6, 12, 18],
    firstAfterSeconds: 6.75 * HOUR_SECONDS,
    longestSeconds: 4 * HOUR_SECONDS,
  },
  variables: { ...listCoverage(ECMWF_FIELDS), ...HUMIDITY_FROM_DEW_POINT },
} as const satisfies FetchedSourceFacts;

/** ECMWF's learned model: its files can be ingested by hand, the portal does not fetch them. */
export const ECMWF_AIFS: SourceFacts = {
  name: 'ecmwf-aifs',
  title: 'ECMWF AIFS open data',
  rank: null,
  family: 'ecmwf-aifs',
  licence: ECMWF.licence,
  isOrigin: ({ centre, generatingProcess }) => centre === CENTRE && isLearned(generatingProcess),
};
