import type { EpochSeconds } from '@portal/domain/time/epoch';

/** One hour of weather at a place, derived from a series. Null is unknown. */
export interface HourWeather {
  readonly at: EpochSeconds;
  /** Sky state 1–28, null where the deciding value is missing. */
  readonly code: number | null;
  readonly isDay: boolean;
  /** 0 none, 1 possible, 2 likely, null unknown. */
  readonly thunder: 0 | 1 | 2 | null;
  readonly temperatureC: number | null;
  readonly feelsLikeC: number | null;
  readonly dewPointC: number | null;
  readonly humidityPercent: number | null;
  readonly windSpeedMs: number | null;
  readonly windGustMs: number | null;
  readonly windDirectionDeg: number | null;
  readonly pressureHpa: number | null;
  readonly visibilityKm: number | null;
  readonly cloudPercent: number | null;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly uvIndex: number | null;
}
