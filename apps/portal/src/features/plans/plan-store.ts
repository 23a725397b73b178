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
  /** Set where its owner wants no reminders. */
  readonly cancelledAt: EpochSeconds | null;
  readonly reminded: number;
}

const COLUMNS = `id, account_id as "accountId", order_id as "orderId", plan_id as "planId", starts_at as "startsAt",
  ends_at as "endsAt", anchor_day as "anchorDay", value, granted_at as "grantedAt", cancelled_at as "cancelledAt", reminded`;

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

/** Lets no other transaction change the plans of an account until this one is over. False where the account was deleted. */
export async function lockAccount(queries: Queries, accountId: string): Promise<boolean> {
  const rows = await queries.query('select 1 from account where bucket = $1 and id = $2 for update', [
    toIdBucket(accountId),
    accountId,
  ]);
  return rows.length > 0;
}

/** Adds a month. */
export async function insertTerm(queries: Queries, term: Omit<StoredTerm, 'cancelledAt' | 'reminded'>): Promise<void> {
  const { accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt } = term;
  await queries.query(
    `insert into plan_term (bucket, account_id, id, plan_id, starts_at, ends_at, anchor_day, value, order_id, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [toIdBucket(accountId), accountId, id, planId, startsAt, endsAt, anchorDay, value, orderId, grantedAt],
  );
}

/** Lets every month of an account that is not over count no longer. */
export async function dropTerms(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update plan_term set dropped_at = $3
     where bucket = $1 and account_id = $2 and dropped_at is null and ends_at >= $3`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** Lets the month of an order count no longer. */
export async function dropTermOfOrder(
  queries: Queries,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
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
