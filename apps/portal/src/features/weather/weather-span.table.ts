import type { VariableName } from '@portal/forecast/variables/variable.table';

/** Which hours and variables a call reads of a place: only those, because reading them is most of a call's work. */
export interface WeatherSpan {
  /** Where the hours begin: a midnight, or eleven hours before the current one. */
  readonly from: 'yesterday' | 'today' | 'elevenHoursAgo';
  readonly hours: number;
  readonly variables: readonly VariableName[];
}

const RAIN: readonly VariableName[] = [
  'precipitation',
  'precipitationRate',
  'precipitationProbability',
  'wetHourProbability',
  'cape',
];
const HOUR_RANGES: readonly VariableName[] = ['precipitationLow', 'precipitationHigh'];
const WARMTH_RANGES: readonly VariableName[] = ['temperature2mLow', 'temperature2mHigh'];
const SKY: readonly VariableName[] = [
  ...RAIN,
  'temperature2m',
  'dewPoint2m',
  'relativeHumidity2m',
  'windU10m',
  'windV10m',
  'snowfall',
  'cloudCover',
];
const HOURS: readonly VariableName[] = [
  ...SKY,
  'windGust10m',
  'pressureMsl',
  'visibility',
  'uvIndex',
  'shortWaveRadiation',
  ...HOUR_RANGES,
  ...WARMTH_RANGES,
];
const WEATHER: readonly VariableName[] = [
  ...HOURS,
  'precipitationPeriodLow',
  'precipitationPeriodHigh',
  'precipitationDayLow',
  'precipitationDayHigh',
];

export const WEATHER_SPANS = {
  /** Today, as far as its sky states need: what a point of the map shows. */
  sky: { from: 'today', hours: 24, variables: SKY },
  /** Today and tomorrow as far as hours need: whether an hour is called cold depends on all of its day. */
  hours: { from: 'today', hours: 48, variables: HOURS },
  /** The same with the ranges of periods and days. */
  near: { from: 'today', hours: 48, variables: WEATHER },
  /** Near, and the whole day after tomorrow: the end of tomorrow's night belongs to it. */
  tomorrow: { from: 'today', hours: 72, variables: WEATHER },
  /** Seven days and the morning that ends their last night: what the page of a place shows, in one reading. */
  week: { from: 'today', hours: 7 * 24 + 7, variables: WEATHER },
  /** Fifteen days and the morning that ends their last night. */
  far: { from: 'today', hours: 15 * 24 + 7, variables: WEATHER },
  /** The current hour, at most the day's last, and fifteen days on, as far as hours need. */
  long: { from: 'today', hours: 23 + 360, variables: HOURS },
  /** The current hour, at most the day's last, and 72 on. */
  rain: { from: 'today', hours: 23 + 72, variables: [...RAIN, ...HOUR_RANGES] },
  /** Today and the hours that a course of rain may touch after it: what a line of a list shows. */
  present: { from: 'today', hours: 24 + 5, variables: [...SKY, 'visibility'] },
  /** Yesterday with its night, today, and the hours that a course of rain may touch after it. */
  past: { from: 'yesterday', hours: 48 + 5, variables: WEATHER },
  /** Twelve hours for the NowCast of the current one, and 24 on. */
  air: { from: 'elevenHoursAgo', hours: 12 + 24, variables: ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'] },
} as const satisfies Record<string, WeatherSpan>;

/** Name of a span. */
export type SpanName = keyof typeof WEATHER_SPANS;

/** Spans that hold all of another, from itself to the widest: where one has been read, nothing is read again. */
export const SERVING_SPANS: Readonly<Record<SpanName, readonly SpanName[]>> = {
  sky: ['sky', 'hours', 'near', 'tomorrow', 'week', 'far'],
  hours: ['hours', 'near', 'tomorrow', 'week', 'far'],
  near: ['near', 'tomorrow', 'week', 'far'],
  tomorrow: ['tomorrow', 'week', 'far'],
  week: ['week', 'far'],
  far: ['far'],
  long: ['long'],
  rain: ['rain', 'week', 'far'],
  present: ['present', 'hours', 'near', 'tomorrow', 'week', 'far'],
  past: ['past'],
  air: ['air'],
};
