import type { BulletinRequest, BulletinState } from '@portal/domain/expert-bulletin/bulletin-request';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface BulletinOrderKey {
  readonly accountId: string;
  readonly id: string;
}

export interface BulletinOrder extends BulletinOrderKey {
  readonly request: BulletinRequest;
  readonly state: BulletinState;
  readonly reason: string | null;
  readonly createdAt: EpochSeconds;
  /** When an editor started; null before. */
  readonly writingAt: EpochSeconds | null;
  /** When it was first delivered, declined or cancelled; null before. */
  readonly endedAt: EpochSeconds | null;
}

const COLUMNS = `account_id as "accountId", id, request, state, reason, created_at as "createdAt", writing_at as "writingAt",
  ended_at as "endedAt"`;
const OF_ORDER = 'bucket = $1 and account_id = $2 and id = $3';
const toValues = ({ accountId, id }: BulletinOrderKey) => [toIdBucket(accountId), accountId, id] as const;

export async function insertBulletinOrder(
  queries: Queries,
  { accountId, id, request, createdAt }: Pick<BulletinOrder, 'accountId' | 'id' | 'request' | 'createdAt'>,
): Promise<void> {
  await queries.query(
    `insert into bulletin_order (bucket, account_id, id, request, state, created_at) values ($1, $2, $3, $4, 'received', $5)`,
    [...toValues({ accountId, id }), JSON.stringify(request), createdAt],
  );
}

export async function findBulletinOrder(queries: Queries, key: BulletinOrderKey): Promise<BulletinOrder | null> {
  const rows = await queries.query<BulletinOrder>(
    `select ${COLUMNS} from bulletin_order where ${OF_ORDER}`,
    toValues(key),
  );
  return rows[0] ?? null;
}

/** An order by its id alone, for editors; null if there is none. */
export async function findAnyBulletinOrder(queries: Queries, id: string): Promise<BulletinOrder | null> {
  const rows = await queries.query<BulletinOrder>(`select ${COLUMNS} from bulletin_order where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Newest first. */
export function listBulletinOrders(queries: Queries, accountId: string): Promise<BulletinOrder[]> {
  return queries.query<BulletinOrder>(
    `select ${COLUMNS} from bulletin_order where bucket = $1 and account_id = $2 order by created_at desc, id desc`,
    [toIdBucket(accountId), accountId],
  );
}

/** Orders of all accounts: waiting ones first, then those being written, then the newest of the rest. */
export function listAllBulletinOrders(queries: Queries, most: number): Promise<BulletinOrder[]> {
  return queries.query<BulletinOrder>(
    `select ${COLUMNS} from bulletin_order
     order by case state when 'received' then 0 when 'writing' then 1 else 2 end,
       case when state in ('received', 'writing') then created_at else -created_at end, id limit $1`,
    [most],
  );
}

/** Open orders of an account. Locks the account's row, so that concurrent orders are counted one after the other. */
export async function countOpenBulletinOrders(queries: Queries, accountId: string): Promise<number> {
  const bucket = toIdBucket(accountId);
  await queries.query('select 1 from account where bucket = $1 and id = $2 for update', [bucket, accountId]);
  const [row] = await queries.query<{ open: number }>(
    `select count(*)::int as open from bulletin_order where bucket = $1 and account_id = $2 and state in ('received', 'writing')`,
    [bucket, accountId],
  );
  return row?.open ?? 0;
}

/** Locks an order until the end of the transaction and returns its current state. */
export async function lockBulletinOrder(queries: Queries, key: BulletinOrderKey): Promise<BulletinOrder | null> {
  const rows = await queries.query<BulletinOrder>(
    `select ${COLUMNS} from bulletin_order where ${OF_ORDER} for update`,
    toValues(key),
  );
  return rows[0] ?? null;
}

/** Changes the state; the first time of each state stays. */
export async function moveBulletinOrder(
  queries: Queries,
  key: BulletinOrderKey,
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
     where ${OF_ORDER}`,
    [...toValues(key), state, now, reason],
  );
}
