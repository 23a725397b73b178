import type { EndpointReply } from '@portal/contract/endpoint';
import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { weatherMarine } from '@portal/contract/endpoints/weather';
import type { weatherWindHeights } from '@portal/contract/endpoints/wind';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** The weather of a wind farm, as the weather calls return it. */
export interface WindWeather {
  readonly readWind: (
    query: PlaceQuery & { heights: string; hours: number },
  ) => EndpointReply<typeof weatherWindHeights>;
  /** Throws `AppError` `noData` without a wave source. */
  readonly readMarine: (query: PlaceQuery & { days: number }) => EndpointReply<typeof weatherMarine>;
  /** Official warnings that rule out work at a place: in force, to come, or over for less than a day. */
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
}

export type FindPlan = (accountId: string) => Promise<{ readonly planId: PlanId }>;

interface CountedLocation {
  readonly id: string;
  readonly createdAt: EpochSeconds;
}

export interface OwnFarmNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly findPlan: FindPlan;
  /** Throws `AppError` `outsideCoverage`. */
  readonly locate: (query: PlaceQuery) => Place;
  readonly listOtherLocations: (queries: Queries, accountId: string) => Promise<readonly CountedLocation[]>;
}
