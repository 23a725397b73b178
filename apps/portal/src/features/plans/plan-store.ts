import type { PlanTerm } from '@portal/domain/plan/plan-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** A paid month as it is stored. */
export interface StoredTerm extends PlanTerm {
  readonly id: string;
  readonly accountId: string;
  readonly orderId: string;
  readonly grantedAt: EpochSeconds;
  /** Set where it counts no longer. */
  readonly droppedAt: EpochSeconds | null;
  /** The order that counted what was left of it as credit; null where none did. */
  readonly replacedBy: string | null;
  /** Set where its owner wants no reminders. */
  readonly cancelledAt: EpochSeconds | null;
  readonly reminded: number;
}

const COLUMNS = `id, account_id as "accountId", order_id as "orderId", plan_id as "planId", starts_at as "startsAt",
  ends_at as "endsAt", anchor_day as "anchorDay", value, granted_at as "grantedAt", dropped_at as "droppedAt",
  replaced_by as "replacedBy", cancelled_at as "cancelledAt", reminded`;

/** Months of an account that are not over, in their order. */
export function listTerms(queries: Queries, accountId: string, now: EpochSeconds): Promise<StoredTerm[]> {
  return queries.query<StoredTerm>(
    `select ${COLUMNS} from plan_term where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3
     order by starts_at, id`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** The same of several accounts. */
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
 * Lets no other transaction change the paid months of an account until this one is over. Gives their version: it is another one after each
 * change. Null where the account was deleted.
 */
export async function lockTerms(queries: Queries, accountId: string): Promise<number | null> {
  const [row] = await queries.query<{ version: number }>(
    'select plan_version as version from account where bucket = $1 and id = $2 for no key update',
    [toIdBucket(accountId), accountId],
  );
  return row?.version ?? null;
}

/** Voids what was quoted for the months that an account had until now. It is locked. */
export async function raiseVersion(queries: Queries, accountId: string): Promise<void> {
  await queries.query('update account set plan_version = plan_version + 1 where bucket = $1 and id = $2', [
    toIdBucket(accountId),
    accountId,
  ]);
}

/** A month as it begins. */
type NewTerm = Omit<StoredTerm, 'cancelledAt' | 'reminded' | 'droppedAt' | 'replacedBy'>;

/** Adds a month. */
export async function insertTerm(queries: Queries, term: NewTerm): Promise<void> {
  const { accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt } = term;
  await queries.query(
    `insert into plan_term (bucket, account_id, id, plan_id, starts_at, ends_at, anchor_day, value, order_id, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [toIdBucket(accountId), accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt],
  );
}

/** Names the month that an order paid for. */
export interface TermKey {
  readonly accountId: string;
  readonly orderId: string;
}

/** Ends every month of an account that is not over: an order counts what is left of them as credit. */
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

/** The month of an order, whether it counts or not; null where none was granted. */
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

/** Lets months count again that an order had replaced. */
export async function restoreTerms(queries: Queries, { accountId, orderId }: TermKey): Promise<void> {
  await queries.query(
    'update plan_term set dropped_at = null, replaced_by = null where bucket = $1 and replaced_by = $2',
    [toIdBucket(accountId), orderId],
  );
}

/** Months of accounts that orders counted as credit: whose, by which order, when. */
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

/** Lets the month of an order count no longer. */
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

/** Notes that an account wants no reminders for what it has now. */
export async function cancelTerms(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update plan_term set cancelled_at = $3
     where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3 and cancelled_at is null`,
    [toIdBucket(accountId), accountId, now],
  );
}

/**
 * Months that end between two moments, that no other month follows, and whose owner still wants letters and got fewer than `reminded`. At
 * most so many.
 */
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

/** Notes a letter about the end of a month; false where another process did so first. */
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
