import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { AnalysedHour } from '@portal/domain/delay-record/assess-delay';
import type { AnalysisRun, IssuedForecast } from '@portal/domain/delay-record/delay-record';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { OwnNeeds } from '#platform/own-resource/plan-count.ts';

export interface RecordedWeather {
  /** In order; missing hours have null values. */
  readonly hours: readonly AnalysedHour[];
  readonly runs: readonly AnalysisRun[];
  readonly credits: readonly string[];
  readonly isDemo: boolean;
  /** All archived forecasts issued before the day ended, newest first. */
  readonly forecasts: readonly IssuedForecast[];
}

export interface RecordNeeds extends OwnNeeds {
  /** Weather clock: days are closed by it. */
  readonly clock: () => EpochSeconds;
  readonly machineClock: () => EpochSeconds;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** The day in Vietnam that starts at `dayAt`. */
  readonly readDay: (point: LatLng, dayAt: EpochSeconds) => RecordedWeather;
  readonly publicUrl: string;
}
