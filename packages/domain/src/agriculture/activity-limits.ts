import type { Threshold } from './threshold.ts';

/** Limits of spraying (domain.md §4.2). `To`: good up to here; `Most`: avoid beyond. */
export interface SprayingLimits {
  readonly deltaTFromC: Threshold;
  readonly deltaTToC: Threshold;
  readonly deltaTMostC: Threshold;
  /** Wind where the spray leaves the nozzle, 2 m above ground. */
  readonly windFromKmh: Threshold;
  readonly windToKmh: Threshold;
  readonly windMostKmh: Threshold;
  /** Weaker wind near the night leaves the spray hanging in still air. */
  readonly inversionWindKmh: Threshold;
  readonly inversionBeforeSunsetHours: Threshold;
  readonly inversionAfterSunriseHours: Threshold;
  /** Good below. */
  readonly temperatureToC: Threshold;
  readonly temperatureMostC: Threshold;
  readonly humidityFromPercent: Threshold;
  readonly humidityToPercent: Threshold;
  readonly humidityMostPercent: Threshold;
  /** Rain that washes off the spray. */
  readonly rainMm: Threshold;
  readonly rainFreeHours: Threshold;
  readonly rainStopHours: Threshold;
  readonly chancePercent: Threshold;
}

/** Limits of drying in the sun (domain.md §4.4.6). Good below `To`, avoid from `Most` on. */
export interface DryingLimits {
  readonly rainMm: Threshold;
  readonly rainHours: Threshold;
  readonly chanceToPercent: Threshold;
  readonly chanceMostPercent: Threshold;
  readonly humidityToPercent: Threshold;
  readonly humidityMostPercent: Threshold;
  readonly cloudToPercent: Threshold;
}

/** Limits of fertilising (domain.md §4.4.7). */
export interface FertilisingLimits {
  readonly soonHours: Threshold;
  readonly rainSoonToMm: Threshold;
  readonly dayHours: Threshold;
  /** The limit for the next hours, and for the whole calendar day shown in a row of days. */
  readonly rainStopMm: Threshold;
  readonly windToKmh: Threshold;
  readonly temperatureFromC: Threshold;
  readonly temperatureToC: Threshold;
}

/** Limits of harvesting (domain.md §4.4.8). A null limit does not apply to the crop. */
export interface HarvestLimits {
  readonly fromHour: Threshold;
  readonly toHour: Threshold;
  readonly rainMm: Threshold;
  readonly hoursBefore: Threshold;
  readonly hoursAfter: Threshold;
  readonly stopMm: Threshold;
  readonly stopHours: Threshold;
  readonly humidityToPercent: Threshold | null;
  readonly temperatureToC: Threshold | null;
}

/** Limits of feeding shrimp, by the estimated temperature of the pond and by rain. */
export interface FeedingLimits {
  readonly fromHour: Threshold;
  readonly toHour: Threshold;
  readonly pondFromC: Threshold;
  readonly pondToC: Threshold;
  readonly pondLeastC: Threshold;
  readonly pondMostC: Threshold;
  readonly rainMm: Threshold;
  readonly rainStopMm: Threshold;
  readonly rainHours: Threshold;
}

/** Activities of a crop that are rated by the hour, in the order of pages; absent ones do not apply to it. */
export interface ActivityLimits {
  readonly spray?: SprayingLimits;
  readonly dry?: DryingLimits;
  readonly fertilise?: FertilisingLimits;
  readonly feed?: FeedingLimits;
  readonly harvest?: HarvestLimits;
}
