import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RecordNeeds } from '#features/delay-records/needs.ts';
import { openDelayRecords } from '#features/delay-records/open-delay-records.ts';
import type { Database } from '#platform/database/database.ts';
import { createOthersCount } from './count-locations.ts';

interface DeskNeeds {
  readonly database: Database;
  /** The machine's clock. */
  readonly clock: () => EpochSeconds;
  readonly weatherClock: () => EpochSeconds;
  readonly locate: (query: PlaceQuery) => Place;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  readonly forecast: { readonly readRecordedDay: RecordNeeds['readDay'] };
  /** Where links lead. */
  readonly publicUrl: string;
}

/** Opens the desks of companies, each with the weather that it works on. */
export function openDesks({ clock, weatherClock, forecast, ...shared }: DeskNeeds) {
  const records = openDelayRecords({
    ...shared,
    clock: weatherClock,
    machineClock: clock,
    countOtherLocations: createOthersCount('records'),
    readDay: forecast.readRecordedDay,
  });
  return { features: [records], web: records.web };
}
