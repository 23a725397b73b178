import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { ForecastThunder } from '@portal/domain/weather/thunder';

/** One hour of weather at a place, derived from a series. Null is unknown. */
export interface HourWeather {
  readonly at: EpochSeconds;
  /** Sky state 1–28, null where the deciding value is missing. */
  readonly code: SkyCode | null;
  readonly isDay: boolean;
  /** 0 none, 1 possible, 2 likely, null unknown. */
  readonly thunder: ForecastThunder | null;
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
  /** Rain, and snow as water, of the hour that begins at `at`. */
  readonly rainMm: number | null;
  /** What an ensemble of the same model holds likely for the hour's rain, `rainMm` included; both or none. */
  readonly rainLowMm: number | null;
  readonly rainHighMm: number | null;
  readonly rainProbabilityPercent: number | null;
  /** Part of the rain that falls as snow, as water; 0 below a tenth of a millimetre. */
  readonly snowMm: number | null;
  readonly uvIndex: number | null;
}
