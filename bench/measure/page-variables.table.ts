import type { VariableName } from '@portal/forecast/variables/variable.table';

/** The twelve variables of a weather page. */
export const PAGE_VARIABLES: readonly VariableName[] = [
  'temperature2m',
  'dewPoint2m',
  'windU10m',
  'windV10m',
  'windGust10m',
  'precipitation',
  'precipitationProbability',
  'cloudCover',
  'pressureMsl',
  'visibility',
  'cape',
  'uvIndex',
];
