import type { RainLimit } from '@portal/domain/catchment/basin-hours';
import type { CatchmentPolygon } from '@portal/domain/catchment/polygon';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** A catchment without its outline, which may be half a megabyte. */
export interface CatchmentFacts {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  /** Null: no outline yet, only a place. */
  readonly areaKm2: number | null;
  readonly lat: number;
  readonly lng: number;
  readonly plant: string | null;
  readonly limits: readonly RainLimit[];
  readonly active: boolean;
  readonly createdAt: EpochSeconds;
  /** When the outline changed: data read for a previous outline is not valid for this one. */
  readonly changedAt: EpochSeconds;
}

export interface Catchment extends CatchmentFacts {
  readonly polygon: CatchmentPolygon | null;
}

const FACTS = `account_id as "accountId", id, name, area_km2 as "areaKm2", lat, lng, plant, limits, active,
  created_at as "createdAt", changed_at as "changedAt"`;

/** Oldest first. */
export function listCatchments(queries: Queries, accountId: string): Promise<CatchmentFacts[]> {
  return queries.query<CatchmentFacts>(
    `select ${FACTS} from catchment where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

export async function findCatchment(queries: Queries, accountId: string, id: string): Promise<Catchment | null> {
  const [found] = await queries.query<Catchment>(
    `select ${FACTS}, polygon from catchment where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id],
  );
  return found ?? null;
}

export async function insertCatchment(queries: Queries, catchment: Catchment): Promise<void> {
  const { accountId, id, name, polygon, areaKm2, lat, lng, plant, limits, active, createdAt, changedAt } = catchment;
  await queries.query(
    `insert into catchment
       (bucket, account_id, id, name, polygon, area_km2, lat, lng, plant, limits, active, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      name,
      polygon && JSON.stringify(polygon),
      areaKm2,
      lat,
      lng,
      plant,
      JSON.stringify(limits),
      active,
      createdAt,
      changedAt,
    ],
  );
}

export async function updateCatchment(queries: Queries, catchment: Catchment): Promise<void> {
  const { accountId, id, name, polygon, areaKm2, lat, lng, limits, active, changedAt } = catchment;
  await queries.query(
    `update catchment set name = $4, polygon = $5, area_km2 = $6, lat = $7, lng = $8, limits = $9, active = $10,
       changed_at = $11
     where bucket = $1 and account_id = $2 and id = $3`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      name,
      polygon && JSON.stringify(polygon),
      areaKm2,
      lat,
      lng,
      JSON.stringify(limits),
      active,
      changedAt,
    ],
  );
}

export async function deleteCatchment(queries: Queries, accountId: string, id: string): Promise<void> {
  await queries.query('delete from catchment where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
  ]);
}
