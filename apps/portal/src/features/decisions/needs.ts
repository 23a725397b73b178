import type { Issued, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { DecisionColumns } from '@portal/domain/decision/assess-hours';
import type { HourChances } from '@portal/domain/decision/miss-chance';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { WorkGate } from '@portal/domain/safety/work-gate';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** The hours of a place from the current one on, as work is judged by them. */
export interface WorkHours {
  readonly place: Place;
  readonly issued: Issued;
  readonly startAt: EpochSeconds;
  readonly count: number;
  readonly columns: DecisionColumns;
  readonly chances: readonly HourChances[];
  /** What stands above every limit, by the hour. */
  readonly gates: readonly (WorkGate | null)[];
}

/** A saved place of an account. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** What the board of work needs of the rest of the portal. */
export interface DecisionNeeds {
  readonly database: Database;
  /** The machine's clock. */
  readonly clock: () => EpochSeconds;
  /** The clock of the weather. */
  readonly weatherClock: () => EpochSeconds;
  /** Throws `AppError` `unknownPlace`, `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  /** Throws `AppError` `noData` where no run has a value. */
  readonly readWorkHours: (point: LatLng, hours: number, language: Language) => WorkHours;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** The saved places of an account that are not paused. */
  readonly listSites: (accountId: string) => Promise<readonly Site[]>;
  /** Rules of alerts that an account has and its plan counts together with activities (decisions.md, "Further routes"). */
  readonly listRules: (
    queries: Queries,
    accountId: string,
  ) => Promise<readonly { readonly id: string; readonly createdAt: EpochSeconds }[]>;
  /** The verified e-mail of an account; null where it has none. */
  readonly findEmail: (
    accountId: string,
  ) => Promise<{ readonly email: string | null; readonly language: Language } | null>;
  /** Changes with every run, frame and warning. */
  readonly version: () => string;
  /** Where links lead. */
  readonly publicUrl: string;
}
