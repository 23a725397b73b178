import type { VariableName } from '@portal/forecast/variables/variable.table';
import { HOUR_VARIABLES } from '../reply-variables.table.ts';

const HOUR_NAMES = [
  'temperature',
  'dewPoint',
  'humidity',
  'windSpeed',
  'windGust',
  'cloudCover',
  'rain',
  'rainLow',
  'rainHigh',
  'rainProbability',
  'thunder',
];

export const FARM_VARIABLES: typeof HOUR_VARIABLES = [
  ...HOUR_VARIABLES.filter(([name]) => HOUR_NAMES.includes(name)),
  ['shortWave', ['shortWaveRadiation']],
];

export const PAST_FARM_VARIABLES: readonly VariableName[] = [
  'temperature2m',
  'dewPoint2m',
  'relativeHumidity2m',
  'windU10m',
  'windV10m',
  'windGust10m',
  'precipitation',
  'precipitationRate',
  'precipitationProbability',
  'wetHourProbability',
  'cloudCover',
  'shortWaveRadiation',
];
