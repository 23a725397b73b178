import type { ClimateValue } from '@portal/domain/climate/climate-bulletin';
import type { ClimateRegionId } from '@portal/domain/climate/climate-region';
import type { SeasonalOutlook } from '@portal/domain/climate/seasonal-outlook';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegionNormals } from '@portal/forecast/climate/region-normals';
import type { Database } from '#platform/database/database.ts';

/** A region's day, starting at midnight in Vietnam: mean temperature and rainfall over its land. */
export interface RegionDay extends ClimateValue {
  readonly region: ClimateRegionId;
  readonly dayAt: EpochSeconds;
  readonly isDemo: boolean;
}

export interface RegionDaysQuery {
  readonly regions: readonly RegionNormals[];
  /** First midnight. */
  readonly from: EpochSeconds;
  readonly days: number;
  readonly demo: boolean;
  /** Limits each region to the stations with the most area. */
  readonly mostStations?: number;
}

export interface ClimateNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly machineClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly demo: () => boolean;
  /** Reads days from runs and archive; days with too little data are left out. */
  readonly readRegionDays: (query: RegionDaysQuery) => Promise<readonly RegionDay[]>;
  /** The stored seasonal forecast; null without one. */
  readonly readOutlook: () => SeasonalOutlook | null;
  /** Folder of NMME's files; null: no seasonal forecast is fetched. */
  readonly outlookAddress: string | null;
  readonly dataDir: string;
  /** Changes whenever a forecast may have changed. */
  readonly version: () => string;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  readonly publicUrl: string;
}
