import { listEnsembleVariables } from '#sources/ensemble/ensemble.ts';
import type { WantedField } from '#sources/grib-pieces/promise-fields.ts';

const SURFACE = { level: 'sfc', statistic: null } as const;

/** What is fetched of each member, by the names of the index, which does not tell statistics. */
export const ECMWF_ENS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: '2t', ...SURFACE, needed: 'always' },
  { variable: 'windU10m', parameter: '10u', ...SURFACE, needed: 'always' },
  { variable: 'windV10m', parameter: '10v', ...SURFACE, needed: 'always' },
  { variable: 'precipitation', parameter: 'tp', ...SURFACE, needed: 'afterStart' },
  { variable: 'windGust10m', parameter: '10fg', ...SURFACE, needed: 'never' },
];

/** What is fetched of the control's first step besides, where the index has it. */
export const ECMWF_ENS_GROUND: readonly WantedField[] = [
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, needed: 'never' },
];

/** What the portal makes of ECMWF's ensemble. */
export const ECMWF_ENS_VARIABLES = listEnsembleVariables({
  rain: 'tp:sfc',
  temperature: '2t:sfc',
  wind: '10u, 10v:sfc',
  gust: '10fg:sfc',
});
