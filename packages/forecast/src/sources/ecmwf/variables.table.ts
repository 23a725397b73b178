import { listCoverage, type WantedField } from '#sources/grib-pieces/promise-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { SourceVariables } from '#sources/schedule/source.ts';

const SURFACE = { level: 'sfc', statistic: null } as const;

/**
 * What is fetched of each file, by the names of its index, which does not tell statistics. The set of open parameters
 * has grown over the years and may change: what the portal can do without is taken where the index has it.
 */
export const ECMWF_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: '2t', ...SURFACE, needed: 'always' },
  { variable: 'dewPoint2m', parameter: '2d', ...SURFACE, needed: 'always' },
  { variable: 'windU10m', parameter: '10u', ...SURFACE, needed: 'always' },
  { variable: 'windV10m', parameter: '10v', ...SURFACE, needed: 'always' },
  { variable: 'pressureMsl', parameter: 'msl', ...SURFACE, needed: 'always' },
  { variable: 'precipitation', parameter: 'tp', ...SURFACE, needed: 'afterStart' },
  { variable: 'precipitationRate', parameter: 'tprate', ...SURFACE, needed: 'never' },
  { variable: 'snowfall', parameter: 'sf', ...SURFACE, needed: 'never' },
  { variable: 'windU100m', parameter: '100u', ...SURFACE, needed: 'never' },
  { variable: 'windV100m', parameter: '100v', ...SURFACE, needed: 'never' },
  { variable: 'windGust10m', parameter: '10fg', ...SURFACE, needed: 'never' },
  { variable: 'cloudCover', parameter: 'tcc', ...SURFACE, needed: 'never' },
  { variable: 'cape', parameter: 'mucape', ...SURFACE, needed: 'never' },
  { variable: 'shortWaveRadiation', parameter: 'ssrd', ...SURFACE, needed: 'never' },
  { variable: 'surfaceHeight', parameter: 'z', ...SURFACE, needed: 'never' },
];

/** What ECMWF's open data have and what the engine derives from them. */
export const ECMWF_VARIABLES: SourceVariables = {
  ...listCoverage(ECMWF_FIELDS),
  ...HUMIDITY_FROM_DEW_POINT,
};
