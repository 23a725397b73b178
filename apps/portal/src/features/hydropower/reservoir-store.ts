import type { Reservoir } from '@portal/domain/hydro/reservoir/reservoir';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

interface StoredReservoir {
  readonly reservoir: Reservoir;
  readonly changedAt: EpochSeconds;
}

const toKey = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

/** Null if nothing was entered. */
export async function findReservoir(queries: Queries, key: OwnKey): Promise<StoredReservoir | null> {
  const [row] = await queries.query<StoredReservoir>(
    `select reservoir, changed_at as "changedAt"
     from catchment_reservoir where bucket = $1 and account_id = $2 and catchment_id = $3`,
    toKey(key),
  );
  return row ?? null;
}

/** Locks a catchment's row, so that concurrent changes of its reservoir do not overwrite each other. */
export async function lockCatchment(queries: Queries, key: OwnKey): Promise<void> {
  await queries.query(
    'select 1 as one from catchment where bucket = $1 and account_id = $2 and id = $3 for update',
    toKey(key),
  );
}

export async function saveReservoir(queries: Queries, key: OwnKey, stored: StoredReservoir): Promise<void> {
  await queries.query(
    `insert into catchment_reservoir (bucket, account_id, catchment_id, reservoir, changed_at)
     select bucket, account_id, id, $4::jsonb, $5::bigint from catchment
     where bucket = $1 and account_id = $2 and id = $3
     on conflict (bucket, account_id, catchment_id) do update set reservoir = excluded.reservoir,
       changed_at = excluded.changed_at`,
    [...toKey(key), JSON.stringify(stored.reservoir), stored.changedAt],
  );
}
