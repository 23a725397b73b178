import { listBulletins, toBulletinShape } from './bulletin/bulletin-store.ts';
import { CATCHMENTS } from './catchment-store.ts';
import { toCatchmentShape, toGeoJson } from './catchments.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { toReservoirBody } from './reservoir-body.ts';
import { findReservoir } from './reservoir-store.ts';

/** Ten years of bulletins. */
const MOST_BULLETINS = 7500;

export async function exportCatchments(needs: Pick<OwnCatchmentNeeds, 'database'>, accountId: string) {
  const { database } = needs;
  const exported = [];
  for (const { id } of await CATCHMENTS.list(database, accountId)) {
    const catchment = await CATCHMENTS.find(database, { accountId, id });
    if (catchment === null) continue;
    const { polygon, ...facts } = catchment;
    const stored = await findReservoir(database, { accountId, id });
    exported.push({
      ...toCatchmentShape(facts, new Set()),
      polygon: polygon === null ? null : toGeoJson(polygon),
      reservoir: stored === null ? null : toReservoirBody(stored.reservoir),
      // The export lists bulletins; PDF and workbook are on their pages.
      bulletins: (await listBulletins(database, { accountId, id }, MOST_BULLETINS)).map(toBulletinShape),
    });
  }
  return exported;
}
