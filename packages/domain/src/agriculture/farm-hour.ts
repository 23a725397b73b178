import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { ForecastThunder } from '#weather/thunder.ts';

/**
 * An hour as the rules of farm work need it. Instants are valid at `at`, rain falls in the hour that begins there, null
 * is unknown. Lists hold consecutive clock hours.
 */
export interface FarmHour {
  readonly at: EpochSeconds;
  readonly temperatureC: number | null;
  /** Whether it lies between steps too far apart for the extremes of a day; default no. */
  readonly isCoarse?: boolean;
  readonly humidityPercent: number | null;
  readonly dewPointC: number | null;
  /** At 10 m. */
  readonly windSpeedMs: number | null;
  readonly windGustMs: number | null;
  readonly cloudPercent: number | null;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly thunder: ForecastThunder | null;
}

/** Sunrise and sunset of a Vietnamese calendar day; infinite if the sun does not cross the horizon. */
export interface FarmDaylight {
  readonly startAt: EpochSeconds;
  readonly sunriseAt: EpochSeconds;
  readonly sunsetAt: EpochSeconds;
}
