import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ArchivedRun, ArchivedRunsQuery } from '@portal/forecast/archive/read-archived-runs';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Database } from '#platform/database/database.ts';

/** Daily values by column name; null: missing. */
export type DaySummary = Readonly<Partial<Record<DataVariableName, number | null>>>;

export interface TableNeeds {
  readonly store: RunStore;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Whether a place may have the waves of a cell off its coast; absent: only its own. */
  readonly isCoastal?: (place: Place) => boolean;
  /** Daily values from hours, the same as in every reply. */
  readonly summarizeDay: (hours: readonly HourWeather[]) => DaySummary;
  /** Archived runs of a place, newest first. */
  readonly archived: (query: ArchivedRunsQuery) => readonly ArchivedRun[];
  readonly publicUrl: string;
}

export interface DataOrderNeeds extends TableNeeds {
  readonly database: Database;
  readonly machineClock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
}
