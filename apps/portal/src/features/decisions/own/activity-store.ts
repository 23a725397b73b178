import type { CostLoss } from '@portal/domain/alert/alert-rule';
import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import type { AnnouncedVerdicts } from '@portal/domain/decision/verdict-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface StoredActivity {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly DecisionCondition[];
  readonly costLoss: CostLoss | null;
  readonly placeIds: readonly string[];
  readonly notify: boolean;
  readonly active: boolean;
  readonly createdAt: EpochSeconds;
}

const COLUMNS = `account_id as "accountId", id, name, conditions, cost_loss as "costLoss", place_ids as "placeIds", notify,
  active, created_at as "createdAt"`;

/** Oldest first. */
export function listActivities(queries: Queries, accountId: string): Promise<StoredActivity[]> {
  return queries.query<StoredActivity>(
    `select ${COLUMNS} from activity where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

/** Locks an account's activities until the end of the transaction. */
export async function lockActivities(queries: Queries, accountId: string): Promise<void> {
  await queries.query('select 1 from account where bucket = $1 and id = $2 for no key update', [
    toIdBucket(accountId),
    accountId,
  ]);
}

export async function saveActivity(queries: Queries, activity: StoredActivity): Promise<void> {
  const { accountId, id, name, conditions, costLoss, placeIds, notify, active, createdAt } = activity;
  await queries.query(
    `insert into activity (bucket, account_id, id, name, conditions, cost_loss, place_ids, notify, active, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (bucket, account_id, id) do update set name = excluded.name, conditions = excluded.conditions,
       cost_loss = excluded.cost_loss, place_ids = excluded.place_ids, notify = excluded.notify, active = excluded.active`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      name,
      JSON.stringify(conditions),
      costLoss && JSON.stringify(costLoss),
      placeIds,
      notify,
      active,
      createdAt,
    ],
  );
}

export async function deleteActivity(queries: Queries, { accountId, id }: Pick<StoredActivity, 'accountId' | 'id'>) {
  await queries.query('delete from activity where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
  ]);
}

/** Accounts with e-mail about changes, in order of id after `after`. */
export async function listNotifiedAccounts(queries: Queries, after: string, most: number): Promise<readonly string[]> {
  const rows = await queries.query<{ readonly accountId: string }>(
    `select distinct account_id as "accountId" from activity where notify and active and account_id > $1
     order by account_id limit $2`,
    [after, most],
  );
  return rows.map(({ accountId }) => accountId);
}

export interface AnnouncedAdvice extends AnnouncedVerdicts {
  readonly activityId: string;
  readonly placeId: string;
  /** Time of the latest e-mail; null: none yet. */
  readonly letterAt: EpochSeconds | null;
}

export function listAnnounced(queries: Queries, accountId: string): Promise<AnnouncedAdvice[]> {
  return queries.query<AnnouncedAdvice>(
    `select activity_id as "activityId", place_id as "placeId", start_at as "startAt", verdicts, letter_at as "letterAt"
     from activity_told where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId],
  );
}

export async function saveAnnounced(queries: Queries, accountId: string, announced: AnnouncedAdvice): Promise<void> {
  const { activityId, placeId, startAt, verdicts, letterAt } = announced;
  await queries.query(
    `insert into activity_told (bucket, account_id, activity_id, place_id, start_at, verdicts, letter_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (bucket, account_id, activity_id, place_id) do update set start_at = excluded.start_at,
       verdicts = excluded.verdicts, letter_at = excluded.letter_at`,
    [toIdBucket(accountId), accountId, activityId, placeId, startAt, verdicts, letterAt],
  );
}
