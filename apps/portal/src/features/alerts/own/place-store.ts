import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface AlertPlace {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Points of a saved route, the first one being the place itself; null: a single place. */
  readonly points: readonly LatLng[] | null;
  readonly slug: string | null;
  readonly active: boolean;
  readonly createdAt: EpochSeconds;
}

const COLUMNS = `account_id as "accountId", id, name, lat, lng, points, slug, active, created_at as "createdAt"`;

/** Oldest first. */
export function listPlaces(queries: Queries, accountId: string): Promise<AlertPlace[]> {
  return queries.query<AlertPlace>(
    `select ${COLUMNS} from alert_place where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

export async function insertPlace(queries: Queries, place: AlertPlace): Promise<void> {
  const { accountId, id, name, lat, lng, points, slug, active, createdAt } = place;
  await queries.query(
    `insert into alert_place (bucket, account_id, id, name, lat, lng, points, slug, active, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [toIdBucket(accountId), accountId, id, name, lat, lng, points && JSON.stringify(points), slug, active, createdAt],
  );
}

export async function updatePlace(queries: Queries, place: AlertPlace): Promise<void> {
  const { accountId, id, name, lat, lng, points, slug, active } = place;
  await queries.query(
    `update alert_place set name = $4, lat = $5, lng = $6, points = $7, slug = $8, active = $9
     where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, name, lat, lng, points && JSON.stringify(points), slug, active],
  );
}

/** Rules of these places are removed too. */
export async function deletePlaces(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from alert_place where bucket = $1 and account_id = $2', [
    toIdBucket(accountId),
    accountId,
  ]);
}

/** Removes a place, also from its owner's rules. */
export async function deletePlace(queries: Queries, { accountId, id }: AlertPlace): Promise<void> {
  await queries.query('delete from alert_place where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
  ]);
  await queries.query(
    `update alert_rule set place_ids = array_remove(place_ids, $3) where bucket = $1 and account_id = $2 and $3 = any(place_ids)`,
    [toIdBucket(accountId), accountId, id],
  );
}
