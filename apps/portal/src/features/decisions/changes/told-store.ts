import type { ToldVerdicts } from '@portal/domain/decision/verdict-change';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** What was last told of an activity at a site. */
export interface Told extends ToldVerdicts {
  readonly activityId: string;
  readonly placeId: string;
  /** Of the newest letter; null: none yet. */
  readonly letterAt: EpochSeconds | null;
}

/** Everything that was told to an account. */
export function listTold(queries: Queries, accountId: string): Promise<Told[]> {
  return queries.query<Told>(
    `select activity_id as "activityId", place_id as "placeId", start_at as "startAt", verdicts, letter_at as "letterAt"
     from activity_told where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId],
  );
}

/** Stores what is told now. */
export async function saveTold(queries: Queries, accountId: string, told: Told): Promise<void> {
  const { activityId, placeId, startAt, verdicts, letterAt } = told;
  await queries.query(
    `insert into activity_told (bucket, account_id, activity_id, place_id, start_at, verdicts, letter_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (bucket, account_id, activity_id, place_id) do update set start_at = excluded.start_at,
       verdicts = excluded.verdicts, letter_at = excluded.letter_at`,
    [toIdBucket(accountId), accountId, activityId, placeId, startAt, verdicts, letterAt],
  );
}
