import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { AnalysedHour } from '@portal/domain/delay-record/assess-delay';
import type { AnalysisRun, IssuedForecast } from '@portal/domain/delay-record/delay-record';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** What the portal knows of a day at a point. */
export interface RecordedWeather {
  /** Hours of the day in order; of unknown ones every value is null. */
  readonly hours: readonly AnalysedHour[];
  readonly runs: readonly AnalysisRun[];
  readonly credits: readonly string[];
  readonly isDemo: boolean;
  /** What every archived run said of the day before it was over, newest first. */
  readonly forecasts: readonly IssuedForecast[];
}

/** What the records need of the rest of the portal. */
export interface RecordNeeds {
  readonly database: Database;
  /** The clock of the weather: days are closed by it. */
  readonly clock: () => EpochSeconds;
  /** The machine's clock. */
  readonly machineClock: () => EpochSeconds;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** What else of the account counts as a place of its plan (decisions.md, "Further routes"). */
  readonly listOtherLocations: (
    queries: Queries,
    accountId: string,
  ) => Promise<readonly { readonly id: string; readonly createdAt: EpochSeconds }[]>;
  /** The day of Vietnam that begins at a moment, at a point. */
  readonly readDay: (point: LatLng, dayAt: EpochSeconds) => RecordedWeather;
  /** Where links lead. */
  readonly publicUrl: string;
}
