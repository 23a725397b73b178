import type { VariableName } from '#variables/variable.table.ts';
import type { Season } from './season.ts';
import type { Sites } from './sites.ts';
import type { SolarClock } from './solar-clock.ts';
import type { Depression } from './tropical-depression.ts';
import type { WetHour } from './wet-hour.ts';

/** The variables of the demo sky. */
export const DEMO_VARIABLES = [
  'temperature2m',
  'dewPoint2m',
  'windU10m',
  'windV10m',
  'windU100m',
  'windV100m',
  'windGust10m',
  'precipitation',
  'precipitationProbability',
  'snowfall',
  'cloudCover',
  'pressureMsl',
  'visibility',
  'cape',
  'shortWaveRadiation',
  'uvIndex',
  'pm25',
  'pm10',
  'o3',
  'no2',
  'so2',
  'co',
  'waveHeight',
  'wavePeriod',
  'waveDirection',
  'precipitationLow',
  'precipitationHigh',
  'temperature2mLow',
  'temperature2mHigh',
  'windSpeed10mLow',
  'windSpeed10mHigh',
] as const satisfies readonly VariableName[];

/** The fields of one moment, one figure per site, in the units of the table of variables. */
export type SkyFields = Record<(typeof DEMO_VARIABLES)[number], Float32Array>;

/** Inputs of a moment, before its fields are filled. Arrays hold one figure per site. */
export interface SkyMoment {
  readonly sites: Sites;
  readonly season: Season;
  readonly clock: SolarClock;
  readonly depressions: readonly Depression[];
  /** The surrounding clock hours: the one that begins now, the one that ends now, and the one before. */
  readonly coming: WetHour;
  readonly past: WetHour;
  readonly earlier: WetHour;
  /** Cold air from the north: local strength, mean 0. */
  readonly surge: Float64Array;
  /** Mean temperature of the season, °C. */
  readonly normalC: Float64Array;
  /** Temperature without its diurnal cycle, °C; set together with the temperature. */
  readonly dayMeanC: Float64Array;
  /** Smooth random fields, standard normal: air mass, two components of wind, fine variation. */
  readonly airMass: Float64Array;
  readonly windEast: Float64Array;
  readonly windNorth: Float64Array;
  readonly fine: Float64Array;
  /**
   * Open-water wind without the effects of coast, hour and roughness, m/s; set together with the wind, used by the
   * waves.
   */
  readonly flowU: Float64Array;
  readonly flowV: Float64Array;
}

/** Cloud cover at the moment itself, 0…1: the mean of the hours before and after it. */
export function cloudAround(moment: SkyMoment, site: number): number {
  return 0.5 * ((moment.past.cloud[site] as number) + (moment.coming.cloud[site] as number));
}
