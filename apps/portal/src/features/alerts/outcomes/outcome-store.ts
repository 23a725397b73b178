import type { AlertText } from '@portal/domain/alert/alert-text';
import type { AnnouncedAlert, ObservedEvent } from '@portal/domain/alert/rate-alerts';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { MessageRating } from '#features/alerts/evaluate/event-store.ts';
import type { WatchKey } from '#features/alerts/evaluate/watch-index.ts';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

interface MessageKey {
  readonly accountId: string;
  readonly id: string;
}

export interface DueMessage extends MessageKey {
  readonly eventAt: EpochSeconds;
  /** Null: nothing observed to compare with. */
  readonly rating: MessageRating | null;
}

/** Messages due for rating, oldest first. */
export function listDueMessages(queries: Queries, now: EpochSeconds, most: number): Promise<DueMessage[]> {
  return queries.query<DueMessage>(
    `select account_id as "accountId", id, event_at as "eventAt", rating from alert_message
     where outcome is null and outcome_due_at <= $1 order by outcome_due_at limit $2`,
    [now, most],
  );
}

export interface MessageOutcome extends MessageKey {
  readonly outcome: 'right' | 'wrong' | 'unknown';
  readonly at: EpochSeconds | null;
  readonly peak: number | null;
}

/** Stores outcomes; an existing one is not changed. */
export async function saveOutcomes(queries: Queries, outcomes: readonly MessageOutcome[]): Promise<void> {
  await queries.query(
    `update alert_message as message set outcome = found.outcome, observed_at = found.at, observed_peak = found.peak
     from unnest($1::smallint[], $2::uuid[], $3::uuid[], $4::text[], $5::bigint[], $6::real[])
       as found(bucket, account_id, id, outcome, at, peak)
     where message.bucket = found.bucket and message.account_id = found.account_id and message.id = found.id
       and message.outcome is null`,
    [
      outcomes.map(({ accountId }) => toIdBucket(accountId)),
      outcomes.map(({ accountId }) => accountId),
      outcomes.map(({ id }) => id),
      outcomes.map(({ outcome }) => outcome),
      outcomes.map(({ at }) => at),
      outcomes.map(({ peak }) => peak),
    ],
  );
}

export interface AnnouncedEvent extends WatchKey, AnnouncedAlert {}

/** Starts since a time, sent or not. A begun event lasts until its end was noticed. */
export function listAnnouncedEvents(
  queries: Queries,
  keys: readonly WatchKey[],
  since: EpochSeconds,
): Promise<AnnouncedEvent[]> {
  return queries.query<AnnouncedEvent>(
    `select message.account_id as "accountId", message.rule_id as "ruleId", message.place_id as "placeId",
       min(message.created_at) as "announcedAt", min(message.event_at) as "eventAt",
       case when (event.state->>'hasBegun')::boolean
         then greatest(max((message.rating->>'endAt')::bigint), (event.state->>'seenAt')::bigint, (event.state->>'toAt')::bigint)
         else max((message.rating->>'endAt')::bigint) end as "endAt",
       bool_or(message.state in ('queued', 'sent', 'delivered')) as "isSent"
     from unnest($1::smallint[], $2::uuid[], $3::uuid[], $4::uuid[]) as wanted(bucket, account_id, rule_id, place_id)
     join alert_message as message on message.bucket = wanted.bucket and message.account_id = wanted.account_id
       and message.rule_id = wanted.rule_id and message.place_id = wanted.place_id and message.kind = 'start'
       and message.state <> 'none' and message.created_at >= $5
     left join alert_event as event on event.bucket = message.bucket and event.account_id = message.account_id
       and event.rule_id = message.rule_id and event.place_id = message.place_id and event.opened_at = message.opened_at
     group by message.account_id, message.rule_id, message.place_id, message.opened_at, event.state
     order by 4`,
    [
      keys.map(({ accountId }) => toIdBucket(accountId)),
      keys.map(({ accountId }) => accountId),
      keys.map(({ ruleId }) => ruleId),
      keys.map(({ placeId }) => placeId),
      since,
    ],
  );
}

export interface MissedRow extends WatchKey {
  readonly id: string;
  readonly event: ObservedEvent;
  readonly language: Language;
  readonly content: AlertText;
  readonly isDemo: boolean;
  readonly now: EpochSeconds;
}

/**
 * Stores each missed event once: late frames may shift its start, so an event within an hour of a known one is the
 * same. Returns the number of new ones.
 */
export async function insertMissed(queries: Queries, missed: readonly MissedRow[]): Promise<number> {
  const rows = await queries.query(
    `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, language, content,
       issued, is_demo, state, due_at, expires_at, created_at, outcome, observed_at, observed_peak)
     select bucket, "accountId", id, "ruleId", "placeId", at, 'start', at, language, content,
       jsonb_build_object('demo', "isDemo"), "isDemo", 'none', now, now, now, 'missed', at, peak
     from jsonb_to_recordset($1::jsonb) as missed(bucket smallint, "accountId" uuid, id uuid, "ruleId" uuid, "placeId" uuid,
       at bigint, peak real, language text, content jsonb, "isDemo" boolean, now bigint)
     where not exists (select from alert_message as known where known.bucket = missed.bucket
       and known.account_id = missed."accountId" and known.rule_id = missed."ruleId" and known.place_id = missed."placeId"
       and known.state = 'none' and known.event_at between missed.at - 3600 and missed.at + 3600)
     on conflict do nothing returning id`,
    [
      JSON.stringify(
        missed.map(({ event, ...row }) => ({
          ...row,
          at: event.at,
          peak: event.peak,
          bucket: toIdBucket(row.accountId),
        })),
      ),
    ],
  );
  return rows.length;
}
