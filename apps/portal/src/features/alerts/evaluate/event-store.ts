import { type AlertRule, toWholeRule } from '@portal/domain/alert/alert-rule';
import type { ObservedCondition } from '@portal/domain/alert/rate-alerts';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { WatchKey } from './watch-index.ts';

/** An open or paused event of a rule at a place. */
export interface OpenEvent<State> extends WatchKey {
  readonly openedAt: EpochSeconds;
  readonly state: State;
  readonly kind: RuleKind;
  readonly compare: AlertRule['compare'];
}

export interface WatchedPlace extends WatchKey {
  readonly rule: AlertRule;
  readonly channels: readonly { readonly id: string; readonly kind: string }[];
  readonly name: string;
  readonly slug: string | null;
  readonly points: readonly LatLng[];
  /** When the rule or its places last changed, by the machine clock. */
  readonly changedAt: EpochSeconds;
}

/** Every event that is not closed. */
export function listOpenEvents<State>(queries: Queries): Promise<OpenEvent<State>[]> {
  return queries.query<OpenEvent<State>>(
    `select event.account_id as "accountId", event.rule_id as "ruleId", event.place_id as "placeId",
       event.opened_at as "openedAt", event.state, rule.kind, rule.compare
     from alert_event as event
     join alert_rule as rule on rule.bucket = event.bucket and rule.account_id = event.account_id and rule.id = event.rule_id
     where event.closed_at is null`,
  );
}

/** Current rules and places of these keys; those switched off or removed meanwhile are left out. */
export async function readWatchedPlaces(queries: Queries, keys: readonly WatchKey[]): Promise<WatchedPlace[]> {
  const rows = await queries.query<WatchedPlace>(
    `select rule.account_id as "accountId", rule.id as "ruleId", place.id as "placeId", rule.rule,
       rule.changed_at as "changedAt", place.name, place.slug,
       coalesce(place.points, jsonb_build_array(jsonb_build_object('lat', place.lat, 'lng', place.lng))) as points,
       coalesce((select jsonb_agg(jsonb_build_object('id', channel.id, 'kind', channel.kind)) from alert_channel as channel
         where channel.bucket = rule.bucket and channel.account_id = rule.account_id and channel.id = any(rule.channel_ids)
           and channel.active), '[]') as channels
     from unnest($1::smallint[], $2::uuid[], $3::uuid[], $4::uuid[]) as wanted(bucket, account_id, rule_id, place_id)
     join alert_rule as rule on rule.bucket = wanted.bucket and rule.account_id = wanted.account_id
       and rule.id = wanted.rule_id and rule.active and rule.removed_at is null
     join alert_place as place on place.bucket = wanted.bucket and place.account_id = wanted.account_id
       and place.id = wanted.place_id and place.active and place.id = any(rule.place_ids)`,
    [
      keys.map(({ accountId }) => toIdBucket(accountId)),
      keys.map(({ accountId }) => accountId),
      keys.map(({ ruleId }) => ruleId),
      keys.map(({ placeId }) => placeId),
    ],
  );
  return rows.map((row) => ({ ...row, rule: toWholeRule(row.rule) }));
}

export interface EventChange<State> extends WatchKey {
  readonly openedAt: EpochSeconds;
  readonly state: State;
  readonly closedAt: EpochSeconds | null;
}

/**
 * Stores event states. An event that another worker opened first stays as it is, and its key is missing in the
 * result.
 */
export async function saveEvents<State>(
  queries: Queries,
  changes: readonly EventChange<State>[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.query<WatchKey>(
    `insert into alert_event as known (bucket, account_id, rule_id, place_id, opened_at, closed_at, state)
     select * from unnest($1::smallint[], $2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[], $6::bigint[], $7::jsonb[])
     on conflict (bucket, account_id, rule_id, place_id, opened_at) do update
       set closed_at = excluded.closed_at, state = excluded.state where known.closed_at is null
     returning account_id as "accountId", rule_id as "ruleId", place_id as "placeId"`,
    [
      changes.map(({ accountId }) => toIdBucket(accountId)),
      changes.map(({ accountId }) => accountId),
      changes.map(({ ruleId }) => ruleId),
      changes.map(({ placeId }) => placeId),
      changes.map(({ openedAt }) => openedAt),
      changes.map(({ closedAt }) => closedAt),
      changes.map(({ state }) => JSON.stringify(state)),
    ],
  );
  return new Set(rows.map(toKeyText));
}

export const toKeyText = ({ ruleId, placeId }: Pick<WatchKey, 'ruleId' | 'placeId'>): string => `${ruleId} ${placeId}`;

/** How to rate a message, fixed when it was written. */
export interface MessageRating {
  readonly condition: ObservedCondition;
  readonly points: readonly LatLng[];
  readonly endAt: EpochSeconds | null;
}

export interface NewMessage extends WatchKey {
  readonly id: string;
  /** For a message to a team member: the owner of the rule; null: the account itself. */
  readonly ownerId: string | null;
  readonly openedAt: EpochSeconds;
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly eventAt: EpochSeconds;
  readonly channelId: string;
  readonly channel: string;
  readonly language: 'vi' | 'en';
  readonly content: object;
  readonly issued: object;
  readonly isDemo: boolean;
  readonly state: 'queued' | 'withheld';
  readonly reason: string | null;
  readonly dueAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly createdAt: EpochSeconds;
  readonly outcomeDueAt: EpochSeconds | null;
  /** Null for updates, ends, and rules without observations. */
  readonly rating: MessageRating | null;
}

/**
 * Stores each message once per event, kind and channel, whichever worker comes first; updates and ends only if the
 * start was not withheld. Returns the number of new messages.
 */
export async function insertMessages(queries: Queries, messages: readonly NewMessage[]): Promise<number> {
  const rows = await queries.query(
    `insert into alert_message (bucket, account_id, id, owner_id, rule_id, place_id, opened_at, kind, event_at, channel_id,
       channel, language, content, issued, is_demo, state, reason, due_at, expires_at, created_at, outcome_due_at, rating)
     select bucket, "accountId", id, "ownerId", "ruleId", "placeId", "openedAt", kind, "eventAt", "channelId", channel, language,
       content, issued, "isDemo", state, reason, "dueAt", "expiresAt", "createdAt", "outcomeDueAt", rating
     from jsonb_to_recordset($1::jsonb) as message(bucket smallint, "accountId" uuid, id uuid, "ownerId" uuid, "ruleId" uuid,
       "placeId" uuid,
       "openedAt" bigint, kind text, "eventAt" bigint, "channelId" uuid, channel text, language text, content jsonb,
       issued jsonb, "isDemo" boolean, state text, reason text, "dueAt" bigint, "expiresAt" bigint, "createdAt" bigint,
       "outcomeDueAt" bigint, rating jsonb)
     where kind = 'start' or exists (select from alert_message as begun where begun.bucket = message.bucket
       and begun.account_id = message."accountId" and begun.rule_id = message."ruleId"
       and begun.place_id = message."placeId" and begun.opened_at = message."openedAt" and begun.kind = 'start'
       and begun.channel_id = message."channelId" and begun.state in ('queued', 'sent', 'delivered'))
     on conflict do nothing returning id`,
    [JSON.stringify(messages.map((message) => ({ ...message, bucket: toIdBucket(message.accountId) })))],
  );
  return rows.length;
}

/** Events per rule with a message since a time; withheld messages do not count. */
export async function countEventsSince(
  queries: Queries,
  keys: readonly WatchKey[],
  since: EpochSeconds,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query<{ ruleId: string; count: number }>(
    `select message.rule_id as "ruleId", count(distinct (message.place_id, message.opened_at))::int as count
     from unnest($1::smallint[], $2::uuid[], $3::uuid[]) as wanted(bucket, account_id, rule_id)
     join alert_message as message on message.bucket = wanted.bucket and message.account_id = wanted.account_id
       and message.rule_id = wanted.rule_id and message.created_at >= $4 and message.state in ('queued', 'sent', 'delivered')
     group by message.rule_id`,
    [
      keys.map(({ accountId }) => toIdBucket(accountId)),
      keys.map(({ accountId }) => accountId),
      keys.map(({ ruleId }) => ruleId),
      since,
    ],
  );
  return new Map(rows.map(({ ruleId, count }) => [ruleId, count]));
}
