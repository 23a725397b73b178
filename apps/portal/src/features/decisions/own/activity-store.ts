import type { CostLoss } from '@portal/domain/decision/cost-loss';
import type { DecisionCondition } from '@portal/domain/decision/decision-condition';
import type { AnnouncedVerdicts } from '@portal/domain/decision/verdict-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface StoredActivity extends OwnRow {
  readonly name: string;
  readonly conditions: readonly DecisionCondition[];
  readonly costLoss: CostLoss | null;
  readonly placeIds: readonly string[];
  readonly notify: boolean;
  readonly active: boolean;
}

export const ACTIVITIES = defineOwnResource<StoredActivity>({
  table: 'activity',
  columns: {
    name: 'value',
    conditions: 'json',
    costLoss: 'json',
    placeIds: 'value',
    notify: 'value',
    active: 'value',
  },
  counts: 'insightNumber',
});

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
