import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { ForecastThunder } from '#weather/thunder.ts';

/**
 * What the rules of farm work need of an hour. Instants are valid at `at`, rain falls in the hour that begins there, null
 * is unknown. Lists of them hold consecutive clock hours.
 */
export interface FarmHour {
  readonly at: EpochSeconds;
  readonly temperatureC: number | null;
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

/** Sunrise and sunset of a calendar day of Vietnam; infinite where the sun does not cross the horizon. */
export interface FarmDaylight {
  readonly startAt: EpochSeconds;
  readonly sunriseAt: EpochSeconds;
  readonly sunsetAt: EpochSeconds;
}
