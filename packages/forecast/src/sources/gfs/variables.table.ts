import { listCoverage, type WantedField } from '#sources/grib-pieces/promise-fields.ts';
import { HUMIDITY_FROM_DEW_POINT } from '#sources/schedule/derived-variables.table.ts';
import type { SourceVariables } from '#sources/schedule/source.ts';

const TWO_METRES = '2 m above ground';
const TEN_METRES = '10 m above ground';
const HUNDRED_METRES = '100 m above ground';
const INSTANT = 'instant';

/**
 * What is fetched of each file `pgrb2.0p25`, by the names of its index. Rain and radiation begin with the first hour;
 * what the analysis may lack is taken at hour 0 where it is there. The ground's height is taken once.
 */
export const GFS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: 'TMP', level: TWO_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'dewPoint2m', parameter: 'DPT', level: TWO_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windU10m', parameter: 'UGRD', level: TEN_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windV10m', parameter: 'VGRD', level: TEN_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windU100m', parameter: 'UGRD', level: HUNDRED_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windV100m', parameter: 'VGRD', level: HUNDRED_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windGust10m', parameter: 'GUST', level: 'surface', statistic: INSTANT, needed: 'afterStart' },
  { variable: 'precipitation', parameter: 'APCP', level: 'surface', statistic: 'acc', needed: 'afterStart' },
  { variable: 'precipitationRate', parameter: 'PRATE', level: 'surface', statistic: INSTANT, needed: 'afterStart' },
  { variable: 'cloudCover', parameter: 'TCDC', level: 'entire atmosphere', statistic: INSTANT, needed: 'afterStart' },
  { variable: 'pressureMsl', parameter: 'PRMSL', level: 'mean sea level', statistic: INSTANT, needed: 'always' },
  { variable: 'visibility', parameter: 'VIS', level: 'surface', statistic: INSTANT, needed: 'afterStart' },
  { variable: 'cape', parameter: 'CAPE', level: 'surface', statistic: INSTANT, needed: 'afterStart' },
  { variable: 'shortWaveRadiation', parameter: 'DSWRF', level: 'surface', statistic: 'ave', needed: 'afterStart' },
  { variable: 'surfaceHeight', parameter: 'HGT', level: 'surface', statistic: INSTANT, needed: 'atStart' },
];

/** What GFS has and what the engine derives from it. */
export const GFS_VARIABLES: SourceVariables = {
  ...listCoverage(GFS_FIELDS),
  ...HUMIDITY_FROM_DEW_POINT,
};
