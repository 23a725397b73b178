import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { lockBuckets, toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { Delivery } from './delivery-store.ts';

/** Namespace of advisory locks. */
const SMS_LOCK = 33;

const toKeys = (accountIds: readonly string[]) => [accountIds.map(toIdBucket), accountIds] as const;

/** SMS of an account that count towards the day: sent or in flight. */
interface DayCount {
  readonly accountId: string;
  readonly ids: readonly string[];
}

/** Counts of the day, locked until the end of the transaction. */
async function lockCounts(
  queries: Queries,
  accountIds: readonly string[],
  day: EpochSeconds,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  await lockBuckets(queries, SMS_LOCK, accountIds.map(toIdBucket));
  const rows = await queries.query<DayCount>(
    `select account_id as "accountId", array_agg(id) as ids from alert_message
     join unnest($1::smallint[], $2::uuid[]) as wanted(wanted_bucket, wanted_id)
       on bucket = wanted_bucket and account_id = wanted_id
     where sms_day = $3 and state in ('queued', 'sent', 'delivered') group by account_id`,
    [...toKeys(accountIds), day],
  );
  return new Map(rows.map(({ accountId, ids }) => [accountId, new Set(ids)]));
}

/** The messages within the limit, and whether they count already, as after a failed attempt. */
function chooseWithinLimit(
  deliveries: readonly Delivery[],
  counts: ReadonlyMap<string, ReadonlySet<string>>,
  getMost: (accountId: string) => number,
) {
  const used = new Map([...counts].map(([accountId, ids]) => [accountId, ids.size]));
  return deliveries.flatMap(({ accountId, id }) => {
    if (counts.get(accountId)?.has(id) === true) return [{ accountId, id, isNew: false }];
    const count = used.get(accountId) ?? 0;
    if (count >= getMost(accountId)) return [];
    used.set(accountId, count + 1);
    return [{ accountId, id, isNew: true }];
  });
}

/**
 * Reserves SMS against the daily limit of each plan before they are sent. Buckets of the accounts are
 * locked, so that workers together stay within it. Returns the ids that may be sent.
 */
export async function reserveSms(
  database: Database,
  deliveries: readonly Delivery[],
  { getMost, day }: { readonly getMost: (accountId: string) => number; readonly day: EpochSeconds },
): Promise<ReadonlySet<string>> {
  if (deliveries.length === 0) return new Set();
  const accountIds = [...new Set(deliveries.map(({ accountId }) => accountId))];
  return database.inTransaction(async (transaction) => {
    const counts = await lockCounts(transaction, accountIds, day);
    const allowed = chooseWithinLimit(deliveries, counts, getMost);
    const fresh = allowed.filter(({ isNew }) => isNew);
    await transaction.query(
      `update alert_message as message set sms_day = $4
       from unnest($1::smallint[], $2::uuid[], $3::uuid[]) as chosen(bucket, account_id, id)
       where message.bucket = chosen.bucket and message.account_id = chosen.account_id and message.id = chosen.id`,
      [...toKeys(fresh.map(({ accountId }) => accountId)), fresh.map(({ id }) => id), day],
    );
    return new Set(allowed.map(({ id }) => id));
  });
}
