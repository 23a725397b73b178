import { PLACES } from '#features/alerts/own/place-store.ts';
import { RULES } from '#features/alerts/own/rules.ts';
import { ACTIVITIES } from '#features/decisions/own/activity-store.ts';
import { SITES } from '#features/delay-records/site-store.ts';
import { CATCHMENTS } from '#features/hydropower/catchment-store.ts';
import { FARMS } from '#features/wind/own/farm-store.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnResource, OwnRow } from '#platform/own-resource/own-resource.ts';
import type { ListCounted } from '#platform/own-resource/plan-count.ts';

const toCounted = <Row extends OwnRow>({
  counts,
  isCounted,
  list,
}: {
  readonly counts: OwnResource<Row>['counts'];
  readonly isCounted: (row: Row) => boolean;
  readonly list: (queries: Queries, accountId: string) => Promise<readonly Row[]>;
}) => ({
  counts,
  list: async (queries: Queries, accountId: string) => (await list(queries, accountId)).filter(isCounted),
});

/** The resources of all features that count towards plans. */
const COUNTED = [
  toCounted(PLACES),
  toCounted(CATCHMENTS),
  toCounted(FARMS),
  toCounted(SITES),
  toCounted(RULES),
  toCounted(ACTIVITIES),
];

export const listCounted: ListCounted = async (queries, accountId, quantity) => {
  const counted: OwnRow[] = [];
  for (const { counts, list } of COUNTED) if (counts === quantity) counted.push(...(await list(queries, accountId)));
  return counted;
};
