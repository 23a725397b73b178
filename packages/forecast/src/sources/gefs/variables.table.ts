import { listEnsembleVariables } from '#sources/ensemble/ensemble.ts';
import type { WantedField } from '#sources/grib-pieces/promise-fields.ts';

const TEN_METRES = '10 m above ground';
const INSTANT = 'instant';

/** What is fetched of each member's file, by the names of its index. */
export const GEFS_FIELDS: readonly WantedField[] = [
  { variable: 'temperature2m', parameter: 'TMP', level: '2 m above ground', statistic: INSTANT, needed: 'always' },
  { variable: 'windU10m', parameter: 'UGRD', level: TEN_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'windV10m', parameter: 'VGRD', level: TEN_METRES, statistic: INSTANT, needed: 'always' },
  { variable: 'precipitation', parameter: 'APCP', level: 'surface', statistic: 'acc', needed: 'afterStart' },
  { variable: 'windGust10m', parameter: 'GUST', level: 'surface', statistic: INSTANT, needed: 'never' },
];

/** What is fetched of the control's first file besides, where the index has it. */
export const GEFS_GROUND: readonly WantedField[] = [
  { variable: 'surfaceHeight', parameter: 'HGT', level: 'surface', statistic: INSTANT, needed: 'never' },
];

const NAMES = { rain: 'APCP:surface', temperature: 'TMP:2 m above ground', wind: 'UGRD, VGRD:10 m above ground' };

/** What the portal makes of the files at 0.5°, which have no gusts. */
export const GEFS_VARIABLES = listEnsembleVariables({ ...NAMES, gust: null });

/** What it makes of those at 0.25°. */
export const GEFS_GUST_VARIABLES = listEnsembleVariables({ ...NAMES, gust: 'GUST:surface' });
