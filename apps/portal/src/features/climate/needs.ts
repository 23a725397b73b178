import type { ClimateValue } from '@portal/domain/climate/climate-bulletin';
import type { ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegionNormals } from '@portal/forecast/climate/region-normals';
import type { Database } from '#platform/database/database.ts';

/** A day of a climate region from its first second in Vietnam: mean temperature and rain over its land. */
export interface RegionDay extends ClimateValue {
  readonly region: ClimateRegionId;
  readonly dayAt: EpochSeconds;
  readonly isDemo: boolean;
}

/** Which days are read. */
export interface RegionDaysQuery {
  readonly regions: readonly RegionNormals[];
  /** First midnight. */
  readonly from: EpochSeconds;
  readonly days: number;
  /** Whether demonstration values may be given. */
  readonly demo: boolean;
  /** Of each region only so many stations, those with the most land. */
  readonly mostStations?: number;
}

/** What climate bulletins need of the rest of the portal. */
export interface ClimateNeeds {
  readonly database: Database;
  /** The clock of the weather. */
  readonly clock: () => EpochSeconds;
  readonly machineClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly demo: () => boolean;
  /** Reads days from runs and archive; a day of which too little is known is left out. */
  readonly readRegionDays: (query: RegionDaysQuery) => Promise<readonly RegionDay[]>;
  /** Changes whenever a forecast may have changed. */
  readonly version: () => string;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Where links lead. */
  readonly publicUrl: string;
}
