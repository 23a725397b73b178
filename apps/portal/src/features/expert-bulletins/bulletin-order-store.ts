import type { BulletinRequest, BulletinState } from '@portal/domain/expert-bulletin/bulletin-request';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { defineOwnResource, type OwnKey, type OwnRow } from '#platform/own-resource/own-resource.ts';
import { lockAccount } from '#platform/own-resource/plan-count.ts';

export interface BulletinOrder extends OwnRow {
  readonly request: BulletinRequest;
  readonly state: BulletinState;
  readonly reason: string | null;
  /** When an editor started; null before. */
  readonly writingAt: EpochSeconds | null;
  /** When it was first delivered, declined or cancelled; null before. */
  readonly endedAt: EpochSeconds | null;
}

export const BULLETIN_ORDERS = defineOwnResource<BulletinOrder>({
  table: 'bulletin_order',
  order: 'newest',
  columns: { request: 'json', state: 'value', reason: 'value', writingAt: 'value', endedAt: 'value' },
});

/** An order by its id alone, for editors; null if there is none. */
export async function findAnyBulletinOrder(queries: Queries, id: string): Promise<BulletinOrder | null> {
  const rows = await queries.query<BulletinOrder>(
    `select ${BULLETIN_ORDERS.columns} from bulletin_order where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Orders of all accounts: waiting ones first, then those being written, then the newest of the rest. */
export function listAllBulletinOrders(queries: Queries, most: number): Promise<BulletinOrder[]> {
  return queries.query<BulletinOrder>(
    `select ${BULLETIN_ORDERS.columns} from bulletin_order
     order by case state when 'received' then 0 when 'writing' then 1 else 2 end,
       case when state in ('received', 'writing') then created_at else -created_at end, id limit $1`,
    [most],
  );
}

/** Open orders of an account, which is locked, so that concurrent orders are counted one after the other. */
export async function countOpenBulletinOrders(queries: Queries, accountId: string): Promise<number> {
  await lockAccount(queries, accountId);
  const orders = await BULLETIN_ORDERS.list(queries, accountId);
  return orders.filter(({ state }) => state === 'received' || state === 'writing').length;
}

/** Changes the state; the first time of each state stays. */
export async function moveBulletinOrder(
  queries: Queries,
  { accountId, id }: OwnKey,
  {
    state,
    now,
    reason = null,
  }: { readonly state: BulletinState; readonly now: EpochSeconds; readonly reason?: string | null },
): Promise<void> {
  await queries.query(
    `update bulletin_order set state = $4, reason = coalesce($6, reason),
       writing_at = case when $4 = 'writing' then coalesce(writing_at, $5::bigint) else writing_at end,
       ended_at = case when $4 in ('delivered', 'declined', 'cancelled') then coalesce(ended_at, $5::bigint) else ended_at end
     where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, state, now, reason],
  );
}
