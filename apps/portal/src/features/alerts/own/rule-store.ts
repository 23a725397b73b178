import { type AlertRule, getLeastChance, toWholeRule } from '@portal/domain/alert/alert-rule';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface StoredRule {
  readonly accountId: string;
  readonly id: string;
  readonly rule: AlertRule;
  readonly placeIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly active: boolean;
  readonly createdAt: EpochSeconds;
}

export interface ListedRule extends StoredRule {
  readonly lastMessageAt: EpochSeconds | null;
}

/** Oldest first. */
export async function listRules(queries: Queries, accountId: string): Promise<ListedRule[]> {
  const rows = await queries.query<ListedRule>(
    `select account_id as "accountId", id, rule, place_ids as "placeIds", channel_ids as "channelIds", active,
       created_at as "createdAt",
       (select max(sent_at) from alert_message as message
        where message.bucket = alert_rule.bucket and message.account_id = alert_rule.account_id
          and message.rule_id = alert_rule.id) as "lastMessageAt"
     from alert_rule where bucket = $1 and account_id = $2 and removed_at is null order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
  return rows.map((row) => ({ ...row, rule: toWholeRule(row.rule) }));
}

/** Inserts or updates a rule; workers read it by its change time. */
export async function saveRule(queries: Queries, stored: StoredRule, now: EpochSeconds): Promise<void> {
  const { accountId, id, rule, placeIds, channelIds, active, createdAt } = stored;
  const { kind, compare, threshold, leadMinutes } = rule;
  await queries.query(
    `insert into alert_rule (bucket, account_id, id, kind, compare, threshold, least_chance, lead_minutes, place_ids,
       channel_ids, rule, active, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (bucket, account_id, id) do update set kind = excluded.kind, compare = excluded.compare,
       threshold = excluded.threshold, least_chance = excluded.least_chance, lead_minutes = excluded.lead_minutes,
       place_ids = excluded.place_ids, channel_ids = excluded.channel_ids, rule = excluded.rule,
       active = excluded.active, changed_at = excluded.changed_at`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      kind,
      compare,
      threshold,
      getLeastChance(rule),
      leadMinutes,
      placeIds,
      channelIds,
      JSON.stringify(rule),
      active,
      createdAt,
      now,
    ],
  );
}

/** Adds a channel to rules of its account; idempotent. Returns how many of the rules exist. */
export async function connectChannel(
  queries: Queries,
  { accountId, channelId, ruleIds }: { accountId: string; channelId: string; ruleIds: readonly string[] },
  now: EpochSeconds,
): Promise<number> {
  const rows = await queries.query(
    `update alert_rule set channel_ids = array_append(array_remove(channel_ids, $3::uuid), $3::uuid), changed_at = $5
     where bucket = $1 and account_id = $2 and id = any($4::uuid[]) and removed_at is null returning id`,
    [toIdBucket(accountId), accountId, channelId, ruleIds, now],
  );
  return rows.length;
}

/** Marks rules as changed because one of their places changed. */
export async function noteRuleChange(
  queries: Queries,
  { accountId, placeId }: { readonly accountId: string; readonly placeId: string },
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    'update alert_rule set changed_at = $4 where bucket = $1 and account_id = $2 and $3 = any(place_ids)',
    [toIdBucket(accountId), accountId, placeId, now],
  );
}

/** Marks a rule as removed until every worker has seen it. */
export async function removeRule(
  queries: Queries,
  { accountId, id }: Pick<StoredRule, 'accountId' | 'id'>,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update alert_rule set removed_at = $4, changed_at = $4, active = false where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, now],
  );
}

export async function removeRules(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update alert_rule set removed_at = $3, changed_at = $3, active = false
     where bucket = $1 and account_id = $2 and removed_at is null`,
    [toIdBucket(accountId), accountId, now],
  );
}

export async function deleteRemovedRules(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from alert_rule where removed_at < $1', [before]);
}
