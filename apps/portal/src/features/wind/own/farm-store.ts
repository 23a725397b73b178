import type { FarmWork } from '@portal/contract/wind-farm-schema';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PowerCurve } from '@portal/domain/wind/power-curve';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface OwnFarm {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly hubHeightM: number;
  readonly curve: PowerCurve | null;
  readonly count: number;
  /** 0 to 1, like the wake loss. */
  readonly availability: number;
  readonly wakeLoss: number;
  readonly works: readonly FarmWork[];
  readonly createdAt: EpochSeconds;
}

const COLUMNS = `account_id as "accountId", id, name, lat, lng, hub_height_m as "hubHeightM", curve, turbine_count as "count",
  availability, wake_loss as "wakeLoss", works, created_at as "createdAt"`;

/** Oldest first. */
export function listFarms(queries: Queries, accountId: string): Promise<OwnFarm[]> {
  return queries.query<OwnFarm>(
    `select ${COLUMNS} from wind_farm where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

/** Locks the account's row, so that concurrent calls cannot exceed the plan. */
export async function lockFarms(queries: Queries, accountId: string): Promise<void> {
  await queries.query('select 1 from account where bucket = $1 and id = $2 for no key update', [
    toIdBucket(accountId),
    accountId,
  ]);
}

const toValues = ({
  accountId,
  id,
  name,
  lat,
  lng,
  hubHeightM,
  curve,
  count,
  availability,
  wakeLoss,
  works,
}: OwnFarm) => [
  toIdBucket(accountId),
  accountId,
  id,
  name,
  lat,
  lng,
  hubHeightM,
  curve === null ? null : JSON.stringify(curve),
  count,
  availability,
  wakeLoss,
  JSON.stringify(works),
];

export async function insertFarm(queries: Queries, farm: OwnFarm): Promise<void> {
  await queries.query(
    `insert into wind_farm (bucket, account_id, id, name, lat, lng, hub_height_m, curve, turbine_count, availability, wake_loss,
       works, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [...toValues(farm), farm.createdAt],
  );
}

export async function updateFarm(queries: Queries, farm: OwnFarm): Promise<void> {
  await queries.query(
    `update wind_farm set name = $4, lat = $5, lng = $6, hub_height_m = $7, curve = $8, turbine_count = $9, availability = $10,
       wake_loss = $11, works = $12
     where bucket = $1 and account_id = $2 and id = $3`,
    toValues(farm),
  );
}

export async function deleteFarm(queries: Queries, { accountId, id }: OwnFarm): Promise<void> {
  await queries.query('delete from wind_farm where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
  ]);
}
