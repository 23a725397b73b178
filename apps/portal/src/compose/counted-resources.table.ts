import { PLACES } from '#features/alerts/own/place-store.ts';
import { RULES } from '#features/alerts/own/rule-store.ts';
import { ACTIVITIES } from '#features/decisions/own/activity-store.ts';
import { SITES } from '#features/delay-records/site-store.ts';
import { CATCHMENTS } from '#features/hydropower/catchment-store.ts';
import { FARMS } from '#features/wind/own/farm-store.ts';
import { createListCounted } from '#platform/own-resource/plan-count.ts';

/** The resources of all features that count towards plans. */
export const COUNTED = {
  places: PLACES,
  catchments: CATCHMENTS,
  farms: FARMS,
  records: SITES,
  rules: RULES,
  activities: ACTIVITIES,
} as const;

export const listCounted = createListCounted(Object.values(COUNTED));
