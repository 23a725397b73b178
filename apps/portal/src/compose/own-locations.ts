import { listPlaces } from '#features/alerts/own/place-store.ts';
import { listGoing, listSites } from '#features/delay-records/site-store.ts';
import { listCatchments } from '#features/hydropower/catchment-store.ts';
import { listFarms } from '#features/wind/own/farm-store.ts';
import type { Queries } from '#platform/database/database.ts';

interface OwnLocation {
  readonly id: string;
  readonly createdAt: number;
}

type ListLocations = (queries: Queries, accountId: string) => Promise<readonly OwnLocation[]>;

/** All resources of an account that count as places of its plan. */
const LISTS = {
  places: listPlaces,
  catchments: listCatchments,
  farms: listFarms,
  records: async (queries, accountId) => listGoing(await listSites(queries, accountId)),
} as const satisfies Readonly<Record<string, ListLocations>>;

/** Lists the places of all kinds but one, for the limit check of that kind. */
export const createOthersList =
  (kind: keyof typeof LISTS): ListLocations =>
  async (queries, accountId) => {
    const others: OwnLocation[] = [];
    for (const [name, list] of Object.entries(LISTS))
      if (name !== kind) others.push(...(await list(queries, accountId)));
    return others;
  };
