import type { VariableName } from '#variables/variable.table.ts';

/** How hours of a variable are reduced to a daily value. */
export interface DailyValueDefinition {
  /** Source variable; for two variables, the length of their vector, except `dryMin`. */
  readonly of: readonly [VariableName] | readonly [VariableName, VariableName];
  /**
   * `any`: the chance that the event occurs in at least one hour, from the hourly chances. `dryMin`: the least of the
   * first variable in hours without rain (the second), for whole days only.
   */
  readonly by: 'min' | 'max' | 'mean' | 'sum' | 'any' | 'dryMin';
  /** value = stored × scale + offset */
  readonly scale: number;
  readonly offset: number;
}

/**
 * The daily values archived for every run, without expiry; unit in the name. A new value is a new line: older files
 * lack it.
 */
export const DAILY_VALUES = {
  temperatureMinC: { of: ['temperature2m'], by: 'min', scale: 0.01, offset: 0 },
  temperatureMaxC: { of: ['temperature2m'], by: 'max', scale: 0.01, offset: 0 },
  temperatureMeanC: { of: ['temperature2m'], by: 'mean', scale: 0.01, offset: 0 },
  dewPointMeanC: { of: ['dewPoint2m'], by: 'mean', scale: 0.01, offset: 0 },
  rainMm: { of: ['precipitation'], by: 'sum', scale: 0.05, offset: 1600 },
  // 10th and 90th percentile of the ensemble's daily rain.
  rainLowMm: { of: ['precipitationDayLow'], by: 'sum', scale: 0.05, offset: 1600 },
  rainHighMm: { of: ['precipitationDayHigh'], by: 'sum', scale: 0.05, offset: 1600 },
  rainProbabilityPercent: { of: ['precipitationProbability'], by: 'max', scale: 0.01, offset: 0 },
  wetHourProbabilityPercent: { of: ['wetHourProbability'], by: 'max', scale: 0.01, offset: 0 },
  // The chance of the whole day; the two above are its highest hourly chance. Pages show this one, and it is the one
  // calibrated.
  rainDayProbabilityPercent: { of: ['precipitationProbability'], by: 'any', scale: 0.01, offset: 0 },
  wetDayProbabilityPercent: { of: ['wetHourProbability'], by: 'any', scale: 0.01, offset: 0 },
  windMaxMs: { of: ['windU10m', 'windV10m'], by: 'max', scale: 0.01, offset: 0 },
  gustMaxMs: { of: ['windGust10m'], by: 'max', scale: 0.01, offset: 0 },
  cloudMeanPercent: { of: ['cloudCover'], by: 'mean', scale: 0.01, offset: 0 },
  // Fog: what rain explains is none.
  visibilityMinKm: { of: ['visibility', 'precipitation'], by: 'dryMin', scale: 0.01, offset: 0 },
  pm25MeanUgm3: { of: ['pm25'], by: 'mean', scale: 0.05, offset: 1600 },
} as const satisfies Record<string, DailyValueDefinition>;

/** Name of a daily value. */
export type DailyValueName = keyof typeof DAILY_VALUES;

/** All names, in table order. */
export const DAILY_VALUE_NAMES = Object.keys(DAILY_VALUES) as DailyValueName[];
