import { HOUR_FIELD_NAMES } from '@portal/domain/weather/hour-field.table';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { HOUR_VALUES } from './hour-values.table.ts';

/** Names of a reply's values with the variables they come from. */
export const HOUR_VARIABLES: readonly (readonly [name: string, variables: readonly VariableName[]])[] = [
  ...HOUR_FIELD_NAMES.map((name) => [name, HOUR_VALUES[name].named] as const).filter(([, named]) => named.length > 0),
  ['thunder', ['cape']],
];

/** Days also have chances of events in 24 hours. */
export const DAY_VARIABLES: typeof HOUR_VARIABLES = [
  ...HOUR_VARIABLES,
  ['heavyRainProbability', ['rain50mmProbability']],
  ['strongGustProbability', ['gust15msProbability']],
];

const RAIN_NAMES = ['rain', 'rainLow', 'rainHigh', 'rainProbability', 'thunder'];

export const RAIN_VARIABLES = HOUR_VARIABLES.filter(([name]) => RAIN_NAMES.includes(name));

export const UV_VARIABLES: typeof HOUR_VARIABLES = [
  ['uvIndex', ['uvIndex']],
  ['shortWave', ['shortWaveRadiation']],
];

/** What a WBGT is made of. */
export const HEAT_VARIABLES: typeof HOUR_VARIABLES = [
  ['temperature', ['temperature2m']],
  ['humidity', ['relativeHumidity2m', 'dewPoint2m']],
  ['windSpeed', ['windU10m']],
  ['shortWave', ['shortWaveRadiation']],
];

export const AIR_VARIABLES: typeof HOUR_VARIABLES = [
  ['pm25', ['pm25']],
  ['pm10', ['pm10']],
  ['o3', ['o3']],
  ['no2', ['no2']],
  ['so2', ['so2']],
  ['co', ['co']],
];

export const PAST_VARIABLES = HOUR_VARIABLES.filter(([name]) => ['temperature', 'rain'].includes(name));

export const MAP_VARIABLES = HOUR_VARIABLES.filter(([name]) => ['temperature', 'rain', 'cloudCover'].includes(name));

export const WIND_VARIABLES: typeof HOUR_VARIABLES = [
  ['windSpeed10m', ['windU10m']],
  ['windSpeed100m', ['windU100m']],
];

export const MARINE_VARIABLES: typeof HOUR_VARIABLES = [
  ['waveHeight', ['waveHeight']],
  ['wavePeriod', ['wavePeriod']],
  ['waveDirection', ['waveDirection']],
  ['windSpeed', ['windU10m']],
  ['windDirection', ['windU10m']],
];

export const SEA_WAVES: typeof HOUR_VARIABLES = [
  ['waveHeight', ['waveHeight']],
  ['wavePeriod', ['wavePeriod']],
  ['waveDirection', ['waveDirection']],
  ['swellHeight', ['swellHeight']],
];

/** Another model's waves, of which only the height is compared. */
export const SEA_COMPARED: typeof HOUR_VARIABLES = [['waveHeightHigh', ['waveHeight']]];

export const SEA_WIND: typeof HOUR_VARIABLES = [
  ['windSpeed', ['windU10m']],
  ['windGust', ['windGust10m']],
  ['windDirection', ['windU10m']],
];
