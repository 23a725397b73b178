/** A column of a data file, with its CF attributes (standard names: cfconventions.org). */
export interface DataVariable {
  /** Field name in the API. */
  readonly name: string;
  /** In UDUNITS syntax. */
  readonly unit: string;
  /** Unit in the header of a CSV column, in ASCII for every program; empty for none. */
  readonly unitLetters: string;
  readonly decimals: 0 | 1 | 2;
  /** CF standard name; null if there is none. */
  readonly standardName: string | null;
  readonly cellMethods: string;
  /** Limited by the plan's marine days. */
  readonly isMarine?: true;
  /** Mean length of a value in text, and mean size in a Parquet file, bytes; measured (`npm run bench -- data-orders`). */
  readonly size: readonly [text: number, parquet: number];
}

const POINT = 'time: point';
const SUM = 'time: sum';
const PERCENT = { unit: '%', unitLetters: 'percent', decimals: 0 } as const;
const DEGREES_C = { unit: 'degree_Celsius', unitLetters: 'C', decimals: 1 } as const;
const SPEED = { unit: 'm s-1', unitLetters: 'm_s', decimals: 1 } as const;
const RAIN = { unit: 'mm', unitLetters: 'mm', decimals: 1 } as const;
const DIRECTION = { unit: 'degree', unitLetters: 'deg', decimals: 0 } as const;
const RAIN_NAME = 'lwe_thickness_of_precipitation_amount';

/** Columns of hourly files. Amounts are those of the hour that begins at the row's time. */
export const HOURLY_DATA = [
  { name: 'temperature', ...DEGREES_C, standardName: 'air_temperature', cellMethods: POINT, size: [3.8, 1] },
  { name: 'feelsLike', ...DEGREES_C, standardName: 'apparent_air_temperature', cellMethods: POINT, size: [3.8, 1.17] },
  { name: 'dewPoint', ...DEGREES_C, standardName: 'dew_point_temperature', cellMethods: POINT, size: [3.8, 0.92] },
  { name: 'humidity', ...PERCENT, standardName: 'relative_humidity', cellMethods: POINT, size: [2, 0.74] },
  { name: 'rain', ...RAIN, standardName: RAIN_NAME, cellMethods: SUM, size: [1.4, 0.34] },
  { name: 'rainProbability', ...PERCENT, standardName: null, cellMethods: POINT, size: [1.4, 0.6] },
  { name: 'windSpeed', ...SPEED, standardName: 'wind_speed', cellMethods: POINT, size: [2.8, 0.84] },
  { name: 'windGust', ...SPEED, standardName: 'wind_speed_of_gust', cellMethods: POINT, size: [2.9, 0.94] },
  { name: 'windDirection', ...DIRECTION, standardName: 'wind_from_direction', cellMethods: POINT, size: [2.2, 1.06] },
  {
    name: 'pressure',
    unit: 'hPa',
    unitLetters: 'hPa',
    decimals: 1,
    standardName: 'air_pressure_at_mean_sea_level',
    cellMethods: POINT,
    size: [5.8, 0.97],
  },
  {
    name: 'visibility',
    unit: 'km',
    unitLetters: 'km',
    decimals: 1,
    standardName: 'visibility_in_air',
    cellMethods: POINT,
    size: [3.6, 0.95],
  },
  { name: 'cloudCover', ...PERCENT, standardName: 'cloud_area_fraction', cellMethods: POINT, size: [1.95, 0.83] },
  {
    name: 'uvIndex',
    unit: '1',
    unitLetters: '',
    decimals: 1,
    standardName: 'ultraviolet_index',
    cellMethods: POINT,
    size: [1.8, 0.44],
  },
  {
    name: 'waveHeight',
    unit: 'm',
    unitLetters: 'm',
    decimals: 1,
    standardName: 'sea_surface_wave_significant_height',
    cellMethods: POINT,
    isMarine: true,
    size: [2, 0.4],
  },
  {
    name: 'wavePeriod',
    unit: 's',
    unitLetters: 's',
    decimals: 1,
    standardName: null,
    cellMethods: POINT,
    isMarine: true,
    size: [2, 0.4],
  },
  {
    name: 'waveDirection',
    ...DIRECTION,
    standardName: 'sea_surface_wave_from_direction',
    cellMethods: POINT,
    isMarine: true,
    size: [2, 0.6],
  },
] as const satisfies readonly DataVariable[];

const MAX = 'time: maximum';

/** Columns of daily files: values of the calendar day in Vietnam. */
export const DAILY_DATA = [
  {
    name: 'temperatureMin',
    ...DEGREES_C,
    standardName: 'air_temperature',
    cellMethods: 'time: minimum',
    size: [3.8, 1.08],
  },
  { name: 'temperatureMax', ...DEGREES_C, standardName: 'air_temperature', cellMethods: MAX, size: [3.8, 1.08] },
  {
    name: 'temperatureMean',
    ...DEGREES_C,
    standardName: 'air_temperature',
    cellMethods: 'time: mean',
    size: [3.8, 1.05],
  },
  {
    name: 'feelsLikeMax',
    ...DEGREES_C,
    standardName: 'apparent_air_temperature',
    cellMethods: MAX,
    size: [3.8, 1.3],
  },
  { name: 'rain', ...RAIN, standardName: RAIN_NAME, cellMethods: SUM, size: [2.4, 1.6] },
  { name: 'windSpeedMax', ...SPEED, standardName: 'wind_speed', cellMethods: MAX, size: [2.85, 1] },
  { name: 'windGustMax', ...SPEED, standardName: 'wind_speed_of_gust', cellMethods: MAX, size: [3, 1.3] },
  {
    name: 'windDirection',
    ...DIRECTION,
    standardName: 'wind_from_direction',
    cellMethods: 'time: mean',
    size: [2.2, 1.25],
  },
  { name: 'humidity', ...PERCENT, standardName: 'relative_humidity', cellMethods: 'time: mean', size: [2, 0.7] },
  {
    name: 'uvIndexMax',
    unit: '1',
    unitLetters: '',
    decimals: 1,
    standardName: 'ultraviolet_index',
    cellMethods: MAX,
    size: [2.85, 0.95],
  },
] as const satisfies readonly DataVariable[];

/** Columns of files of earlier runs: each archived run's forecast of a day. */
export const RUN_DATA = [
  {
    name: 'temperatureMin',
    ...DEGREES_C,
    standardName: 'air_temperature',
    cellMethods: 'time: minimum',
    size: [3.8, 1.08],
  },
  { name: 'temperatureMax', ...DEGREES_C, standardName: 'air_temperature', cellMethods: MAX, size: [3.8, 1.08] },
  {
    name: 'temperatureMean',
    ...DEGREES_C,
    standardName: 'air_temperature',
    cellMethods: 'time: mean',
    size: [3.8, 1.05],
  },
  { name: 'rain', ...RAIN, standardName: RAIN_NAME, cellMethods: SUM, size: [2.4, 1.6] },
  { name: 'windSpeedMax', ...SPEED, standardName: 'wind_speed', cellMethods: MAX, size: [2.85, 1] },
  { name: 'windGustMax', ...SPEED, standardName: 'wind_speed_of_gust', cellMethods: MAX, size: [3, 1.3] },
] as const satisfies readonly DataVariable[];

/** Meaning of a row: an hour, a day, or an archived run's forecast of a day. */
export type DataStep = 'hourly' | 'daily' | 'runs';

/** The available columns by step. */
export const DATA_VARIABLES = { hourly: HOURLY_DATA, daily: DAILY_DATA, runs: RUN_DATA } as const satisfies Record<
  DataStep,
  readonly DataVariable[]
>;

/** Name of a column. */
export type DataVariableName =
  | (typeof HOURLY_DATA)[number]['name']
  | (typeof DAILY_DATA)[number]['name']
  | (typeof RUN_DATA)[number]['name'];

/** File formats. */
export const DATA_FORMATS = ['csv', 'parquet', 'netcdf', 'geojson'] as const;

/** File format. */
export type DataFormat = (typeof DATA_FORMATS)[number];
