import { countPlaces } from '#features/alerts/own/place-store.ts';
import { countSites } from '#features/delay-records/site-store.ts';
import type { Queries } from '#platform/database/database.ts';

type CountLocations = (queries: Queries, accountId: string) => Promise<number>;

/** Everything that counts as a place of a plan (`locationNumber`), by what it is. */
const COUNTS = {
  places: countPlaces,
  records: countSites,
} as const satisfies Readonly<Record<string, CountLocations>>;

/** How many things of an account count as places of its plan beside those of one kind. */
export const createOthersCount =
  (kind: keyof typeof COUNTS): CountLocations =>
  async (queries, accountId) => {
    let others = 0;
    for (const [name, count] of Object.entries(COUNTS)) if (name !== kind) others += await count(queries, accountId);
    return others;
  };
