import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { ECMWF_AIFS } from '#sources/ecmwf/aifs-source.ts';
import { OPEN_DATA_LICENCE, OPEN_DATA_URL, SURFACE } from '#sources/ecmwf/open-data.ts';
import { ECMWF } from '#sources/ecmwf/source.ts';
import { listCoverage, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { CycleTimetable, FetchedSourceFacts } from '#sources/schedule/source.ts';

/** Ready probabilities of one of ECMWF's ensembles: two files per run, each with an `.index`. */
export interface ChanceProduct extends FetchedSourceFacts {
  readonly timetable: CycleTimetable;
  /** Folder of the ensemble. */
  readonly model: 'ifs' | 'aifs-ens';
  /** Chances to fetch, by the names of the index. */
  readonly fields: readonly WantedField[];
}

const RAIN: WantedField = { variable: 'rain1mmProbability', parameter: 'tpg1', ...SURFACE, required: 'always' };
const IFS_FIELDS: readonly WantedField[] = [
  RAIN,
  { variable: 'rain50mmProbability', parameter: 'tpg50', ...SURFACE, required: 'always' },
  { variable: 'gust15msProbability', parameter: '10fgg15', ...SURFACE, required: 'never' },
];

/** 24 hours from 12 UTC exist in runs of 00 and 12 UTC alone. */
const CYCLES = { kind: 'cycles', hours: [0, 12], longestSeconds: 4 * HOUR_SECONDS } as const;
const FACTS = {
  rank: null,
  licence: OPEN_DATA_LICENCE,
  reachedBy: 'url',
  publicUrl: OPEN_DATA_URL,
  members: 51,
} as const;

/** Chances of ECMWF's ensemble, without its members. */
export const ECMWF_ENS_CHANCES = {
  ...FACTS,
  name: 'ecmwf-ens-chances',
  title: 'ECMWF open data, probabilities of 51 members, 0.25°',
  family: ECMWF.name,
  timetable: { ...CYCLES, firstAfterSeconds: (7 * 60 + 40) * 60 },
  variables: listCoverage(IFS_FIELDS),
  model: 'ifs',
  fields: IFS_FIELDS,
} as const satisfies ChanceProduct;

/** Chances of ECMWF's machine-learning ensemble, which is too weak in extremes: of rain alone. */
export const ECMWF_AIFS_ENS_CHANCES = {
  ...FACTS,
  name: 'ecmwf-aifs-ens-chances',
  title: 'ECMWF AIFS ENS, probabilities of 51 members, 0.25°',
  family: ECMWF_AIFS.name,
  isMachineLearning: true,
  timetable: { ...CYCLES, firstAfterSeconds: (6 * 60 + 40) * 60 },
  variables: listCoverage([RAIN]),
  model: 'aifs-ens',
  fields: [RAIN],
} as const satisfies ChanceProduct;
