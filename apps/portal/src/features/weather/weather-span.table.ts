import type { VariableName } from '@portal/forecast/variables/variable.table';
import { HOUR_VALUES, RAIN_NEEDS } from './hour-values.table.ts';

/** Hours and variables that a call reads: no more than needed, as reading is most of a call's work. */
export interface WeatherSpan {
  /** Start of the hours: a midnight. */
  readonly from: 'yesterday' | 'today';
  readonly hours: number;
  readonly variables: readonly VariableName[];
}

const RAIN: readonly VariableName[] = [...RAIN_NEEDS, 'cape'];
const HOUR_RANGES: readonly VariableName[] = ['precipitationLow', 'precipitationHigh'];
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
/** Sky and every field of an hour; sunlight estimates the UV index where no source has it. */
const HOURS: readonly VariableName[] = [
  ...new Set([
    ...SKY,
    ...Object.values(HOUR_VALUES).flatMap(({ named, needs = named }) => (needs === 'wholeHour' ? named : needs)),
    'shortWaveRadiation' as const,
  ]),
];
const WEATHER: readonly VariableName[] = [
  ...HOURS,
  'precipitationPeriodLow',
  'precipitationPeriodHigh',
  'precipitationDayLow',
  'precipitationDayHigh',
  'rain50mmProbability',
  'gust15msProbability',
];

export const WEATHER_SPANS = {
  /** Today's sky states, for map points. */
  sky: { from: 'today', hours: 24, variables: SKY },
  /** Hours of today and tomorrow: whether an hour counts as cold depends on its whole day. */
  hours: { from: 'today', hours: 48, variables: HOURS },
  /** The same with ranges of periods and days. */
  near: { from: 'today', hours: 48, variables: WEATHER },
  /** `near` plus the day after tomorrow, which contains the end of tomorrow's night. */
  tomorrow: { from: 'today', hours: 72, variables: WEATHER },
  /** Seven days plus the morning that ends the last night: a place's page in one read. */
  week: { from: 'today', hours: 7 * 24 + 7, variables: WEATHER },
  /** Fifteen days plus the morning that ends the last night. */
  far: { from: 'today', hours: 15 * 24 + 7, variables: WEATHER },
  /** Fifteen days from the current hour, which may be the day's last. */
  long: { from: 'today', hours: 23 + 360, variables: HOURS },
  /** 72 hours from the current one, which may be the day's last. */
  rain: { from: 'today', hours: 23 + 72, variables: [...RAIN, ...HOUR_RANGES] },
  /** Today plus the hours that a rain series can touch: a list line. */
  present: { from: 'today', hours: 24 + 5, variables: [...SKY, 'visibility'] },
  /** Yesterday with its night, today, and the hours that a rain series can touch. */
  past: { from: 'yesterday', hours: 48 + 5, variables: WEATHER },
  /** Yesterday, whose last hours belong to the current NowCast, and five days. */
  air: { from: 'yesterday', hours: 6 * 24, variables: ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'] },
} as const satisfies Record<string, WeatherSpan>;

export type SpanName = keyof typeof WEATHER_SPANS;

/** Spans that contain another one, from itself to the widest; any of them already read serves it. */
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
