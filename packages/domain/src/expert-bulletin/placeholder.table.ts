/** Source and format of a figure. */
interface FigureForm {
  /** Field of an hour, a wave, or a day. */
  readonly of: 'hours' | 'waves' | 'day';
  readonly field: string;
  readonly how: 'sum' | 'max' | 'min' | 'mean' | 'atStrongest' | 'value' | 'range';
  /** Field of the day's own reply, used for `day=…` and shown on that day's page. */
  readonly dayField?: string;
  readonly unit: 'mm' | 'celsius' | 'percent' | 'wind' | 'direction' | 'km' | 'index' | 'thunder' | 'metre' | 'clock';
  /** Whether a suffix `.at` gives the hour of the value. */
  readonly hasMoment?: true;
}

/** All figures of a text (docs/product/expert-bulletins.md). */
export const FIGURES = {
  'rain.total': { of: 'hours', field: 'rain', how: 'sum', dayField: 'rain', unit: 'mm' },
  'rain.max': { of: 'hours', field: 'rain', how: 'max', unit: 'mm', hasMoment: true },
  'rain.range': { of: 'day', field: 'rain', how: 'range', unit: 'mm' },
  chance: { of: 'day', field: 'rainProbability', how: 'value', unit: 'percent' },
  'chance.max': { of: 'hours', field: 'rainProbability', how: 'max', unit: 'percent', hasMoment: true },
  'temperature.max': {
    of: 'hours',
    field: 'temperature',
    how: 'max',
    dayField: 'temperatureMax',
    unit: 'celsius',
    hasMoment: true,
  },
  'temperature.min': {
    of: 'hours',
    field: 'temperature',
    how: 'min',
    dayField: 'temperatureMin',
    unit: 'celsius',
    hasMoment: true,
  },
  'temperature.mean': { of: 'hours', field: 'temperature', how: 'mean', dayField: 'temperatureMean', unit: 'celsius' },
  'feels.max': {
    of: 'hours',
    field: 'feelsLike',
    how: 'max',
    dayField: 'feelsLikeMax',
    unit: 'celsius',
    hasMoment: true,
  },
  'humidity.max': { of: 'hours', field: 'humidity', how: 'max', unit: 'percent' },
  'humidity.min': { of: 'hours', field: 'humidity', how: 'min', unit: 'percent' },
  'wind.max': {
    of: 'hours',
    field: 'windSpeed',
    how: 'max',
    dayField: 'windSpeedMax',
    unit: 'wind',
    hasMoment: true,
  },
  'gust.max': {
    of: 'hours',
    field: 'windGust',
    how: 'max',
    dayField: 'windGustMax',
    unit: 'wind',
    hasMoment: true,
  },
  'wind.direction': { of: 'hours', field: 'windDirection', how: 'atStrongest', unit: 'direction' },
  'visibility.min': { of: 'hours', field: 'visibility', how: 'min', unit: 'km', hasMoment: true },
  'uv.max': { of: 'hours', field: 'uvIndex', how: 'max', dayField: 'uvIndexMax', unit: 'index' },
  thunder: { of: 'hours', field: 'thunder', how: 'max', unit: 'thunder' },
  'wave.max': { of: 'waves', field: 'waveHeight', how: 'max', unit: 'metre', hasMoment: true },
  sunrise: { of: 'day', field: 'sunrise', how: 'value', unit: 'clock' },
  sunset: { of: 'day', field: 'sunset', how: 'value', unit: 'clock' },
} as const satisfies Readonly<Record<string, FigureForm>>;

/** Name of a figure. */
export type FigureName = keyof typeof FIGURES;
/** Unit of a figure, which sets its format. */
export type FigureUnit = FigureForm['unit'];

/** Facts of the order that a text may use. */
export const FACT_NAMES = ['place', 'period', 'run'] as const;
/** Name of a fact of the order. */
export type FactName = (typeof FACT_NAMES)[number];

/** Columns of `{{table hours …}}`. */
export const HOUR_COLUMNS = [
  'rain',
  'chance',
  'temperature',
  'humidity',
  'wind',
  'gust',
  'visibility',
  'thunder',
  'wave',
] as const;
/** Column of an hourly table. */
export type HourColumn = (typeof HOUR_COLUMNS)[number];

/** Most rows of a table: more do not fit three pages. */
export const MOST_TABLE_ROWS = 48;
/** Least hours of a chart. */
export const LEAST_CHART_HOURS = 3;

/** Definition of any figure, for code that iterates over all of them. */
export const getFigure = (name: FigureName): FigureForm => FIGURES[name];
