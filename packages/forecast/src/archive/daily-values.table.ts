import type { VariableName } from '#variables/variable.table.ts';

/** How the hours of a variable become the value of a day. */
export interface DailyValueDefinition {
  /** What it is made of; of two variables it is the length of the vector of both. */
  readonly of: readonly [VariableName] | readonly [VariableName, VariableName];
  /** `any`: the chance that at least one of the hours comes true, of those of the hours. */
  readonly by: 'min' | 'max' | 'mean' | 'sum' | 'any';
  /** value = stored × scale + offset */
  readonly scale: number;
  readonly offset: number;
}

/** The daily values that are archived of every run for ever; unit in the name. A new one is a new line: older files lack it. */
export const DAILY_VALUES = {
  temperatureMinC: { of: ['temperature2m'], by: 'min', scale: 0.01, offset: 0 },
  temperatureMaxC: { of: ['temperature2m'], by: 'max', scale: 0.01, offset: 0 },
  temperatureMeanC: { of: ['temperature2m'], by: 'mean', scale: 0.01, offset: 0 },
  dewPointMeanC: { of: ['dewPoint2m'], by: 'mean', scale: 0.01, offset: 0 },
  rainMm: { of: ['precipitation'], by: 'sum', scale: 0.05, offset: 1600 },
  // A tenth of an ensemble's members stay below the low end of the day's rain, a tenth above the high one.
  rainLowMm: { of: ['precipitationDayLow'], by: 'sum', scale: 0.05, offset: 1600 },
  rainHighMm: { of: ['precipitationDayHigh'], by: 'sum', scale: 0.05, offset: 1600 },
  rainProbabilityPercent: { of: ['precipitationProbability'], by: 'max', scale: 0.01, offset: 0 },
  wetHourProbabilityPercent: { of: ['wetHourProbability'], by: 'max', scale: 0.01, offset: 0 },
  // The chance of the day, of which the two above are the highest hour: what a page says of a day, and what is calibrated.
  rainDayProbabilityPercent: { of: ['precipitationProbability'], by: 'any', scale: 0.01, offset: 0 },
  wetDayProbabilityPercent: { of: ['wetHourProbability'], by: 'any', scale: 0.01, offset: 0 },
  windMaxMs: { of: ['windU10m', 'windV10m'], by: 'max', scale: 0.01, offset: 0 },
  gustMaxMs: { of: ['windGust10m'], by: 'max', scale: 0.01, offset: 0 },
  cloudMeanPercent: { of: ['cloudCover'], by: 'mean', scale: 0.01, offset: 0 },
  pm25MeanUgm3: { of: ['pm25'], by: 'mean', scale: 0.05, offset: 1600 },
} as const satisfies Record<string, DailyValueDefinition>;

/** Name of a daily value. */
export type DailyValueName = keyof typeof DAILY_VALUES;

/** All names, in the table's order. */
export const DAILY_VALUE_NAMES = Object.keys(DAILY_VALUES) as DailyValueName[];
