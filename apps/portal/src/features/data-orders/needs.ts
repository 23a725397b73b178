import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ArchivedRun, ArchivedRunsQuery } from '@portal/forecast/archive/read-archived-runs';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Database } from '#platform/database/database.ts';

/** Values of a day by the names of their columns; null is unknown. */
export type DaySummary = Readonly<Partial<Record<DataVariableName, number | null>>>;

/** What tables are read from. */
export interface TableNeeds {
  readonly store: RunStore;
  /** The clock of the weather. */
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** The values of a calendar day by its hours, as every reply has them. */
  readonly summarizeDay: (hours: readonly HourWeather[]) => DaySummary;
  /** Archived runs of a place, the newest first. */
  readonly archived: (query: ArchivedRunsQuery) => readonly ArchivedRun[];
  /** Where links lead. */
  readonly publicUrl: string;
}

/** What orders need of the rest of the portal. */
export interface DataOrderNeeds extends TableNeeds {
  readonly database: Database;
  /** The machine's clock. */
  readonly machineClock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
}
