import type { EpochSeconds } from '#time/epoch.ts';

/**
 * What the sky state of a period needs of each hour. Instants are valid at `at`, amounts fall in the hour that begins
 * there; null is unknown. Lists of them hold consecutive clock hours.
 */
export interface StateHour {
  readonly at: EpochSeconds;
  readonly temperatureC: number | null;
  readonly humidityPercent: number | null;
  readonly windSpeedMs: number | null;
  readonly cloudPercent: number | null;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly snowMm?: number | null;
}
