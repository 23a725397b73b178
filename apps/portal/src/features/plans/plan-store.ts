import type { PlanTerm } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface StoredTerm extends PlanTerm {
  readonly id: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly grantedAt: EpochSeconds;
  /** Set if it was revoked. */
  readonly droppedAt: EpochSeconds | null;
  /** The order that counted its rest as credit; null: none. */
  readonly replacedBy: string | null;
  /** Set if reminders are off. */
  readonly cancelledAt: EpochSeconds | null;
  readonly reminded: number;
}

const COLUMNS = `id, account_id as "accountId", order_id as "orderId", plan_id as "planId", starts_at as "startsAt",
  ends_at as "endsAt", anchor_day as "anchorDay", value, granted_at as "grantedAt", dropped_at as "droppedAt",
  replaced_by as "replacedBy", cancelled_at as "cancelledAt", reminded`;

/** An account's months that have not ended, in order. */
export function listTerms(queries: Queries, accountId: string, now: EpochSeconds): Promise<StoredTerm[]> {
  return queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3
     order by starts_at, id`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** The same for several accounts. */
export function listTermsOf(queries: Queries, accountIds: readonly string[], now: EpochSeconds): Promise<StoredTerm[]> {
  return queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term
     join unnest($1::smallint[], $2::uuid[]) as wanted(wanted_bucket, wanted_id)
       on bucket = wanted_bucket and account_id = wanted_id
     where dropped_at is null and ends_at >= $3 order by starts_at, id`,
    [accountIds.map(toIdBucket), accountIds, now],
  );
}

/**
 * Locks an account's paid months until the end of the transaction. Returns their version, which changes with them.
 * Null if the account was deleted.
 */
export async function lockTerms(queries: Queries, accountId: string): Promise<number | null> {
  const [row] = await queries.query<{ version: number }>(
    'select plan_version as version from account where bucket = $1 and id = $2 for no key update',
    [toIdBucket(accountId), accountId],
  );
  return row?.version ?? null;
}

/** Voids quotes for an account's months, which are locked. */
export async function raiseVersion(queries: Queries, accountId: string): Promise<void> {
  await queries.query('update account set plan_version = plan_version + 1 where bucket = $1 and id = $2', [
    toIdBucket(accountId),
    accountId,
  ]);
}

type NewTerm = Omit<StoredTerm, 'cancelledAt' | 'reminded' | 'droppedAt' | 'replacedBy'>;

export async function insertTerm(queries: Queries, term: NewTerm): Promise<void> {
  const { accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt } = term;
  await queries.query(
    `insert into plan_term (bucket, account_id, id, plan_id, starts_at, ends_at, anchor_day, value, order_id, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [toIdBucket(accountId), accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt],
  );
}

export interface TermKey {
  readonly accountId: string;
  readonly orderId: string;
}

/** Ends an account's current and future months, whose rest an order counts as credit. */
export async function replaceTerms(
  queries: Queries,
  { accountId, orderId }: TermKey,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update plan_term set dropped_at = $3, replaced_by = $4
     where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3`,
    [toIdBucket(accountId), accountId, now, orderId],
  );
}

/** The month of an order, also if revoked; null if none was granted. */
export async function findTermOfOrder(queries: Queries, { accountId, orderId }: TermKey): Promise<StoredTerm | null> {
  const [term] = await queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term where bucket = $1 and account_id = $2 and order_id = $3`,
    [toIdBucket(accountId), accountId, orderId],
  );
  return term ?? null;
}

/** Months whose rest an order counted as credit. */
export function listTermsReplacedBy(queries: Queries, { accountId, orderId }: TermKey): Promise<StoredTerm[]> {
  return queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term where bucket = $1 and replaced_by = $2 order by starts_at, id`,
    [toIdBucket(accountId), orderId],
  );
}

export async function restoreTerms(queries: Queries, { accountId, orderId }: TermKey): Promise<void> {
  await queries.query(
    'update plan_term set dropped_at = null, replaced_by = null where bucket = $1 and replaced_by = $2',
    [toIdBucket(accountId), orderId],
  );
}

/** Credited months of accounts: of which order, by which order, when. */
export function listReplacements(
  queries: Queries,
  accountIds: readonly string[],
): Promise<{ orderId: string; replacedBy: string; droppedAt: EpochSeconds }[]> {
  return queries.query(
    `select order_id as "orderId", replaced_by as "replacedBy", dropped_at as "droppedAt" from plan_term
     join unnest($1::smallint[], $2::uuid[]) as wanted(wanted_bucket, wanted_id)
       on bucket = wanted_bucket and account_id = wanted_id
     where replaced_by is not null`,
    [accountIds.map(toIdBucket), accountIds],
  );
}

/** Revokes the month of an order. */
export async function dropTermOfOrder(
  queries: Queries,
  { accountId, orderId }: TermKey,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    'update plan_term set dropped_at = $3 where bucket = $1 and order_id = $2 and dropped_at is null',
    [toIdBucket(accountId), orderId, now],
  );
}

/** Turns reminders off for an account's current months. */
export async function cancelTerms(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update plan_term set cancelled_at = $3
     where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3 and cancelled_at is null`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** Months that end between two times without a following one, with reminders on and fewer than `reminded` sent. */
export function listEndingTerms(
  queries: Queries,
  { from, to, reminded, most }: { from: EpochSeconds; to: EpochSeconds; reminded: number; most: number },
): Promise<StoredTerm[]> {
  return queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term as term
     where ends_at > $1 and ends_at <= $2 and dropped_at is null and cancelled_at is null and reminded < $3
       and not exists (select 1 from plan_term as next where next.bucket = term.bucket
         and next.account_id = term.account_id and next.dropped_at is null and next.ends_at > term.ends_at)
     order by ends_at limit $4`,
    [from, to, reminded, most],
  );
}

/** Stores that a reminder was sent; false if another process did so first. */
export async function noteReminder(
  queries: Queries,
  { accountId, id }: Pick<StoredTerm, 'accountId' | 'id'>,
  reminded: number,
): Promise<boolean> {
  const rows = await queries.query(
    `update plan_term set reminded = $4 where bucket = $1 and account_id = $2 and id = $3 and reminded < $4 returning id`,
    [toIdBucket(accountId), accountId, id, reminded],
  );
  return rows.length > 0;
}
