import { type AlertRule, getLeastChance, toWholeRule } from '@portal/domain/alert/alert-rule';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface StoredRule extends OwnRow {
  readonly rule: AlertRule;
  readonly placeIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly active: boolean;
}

/** What a rule is found by without reading it, and its changes, by which workers read it. */
interface RuleColumns extends Pick<AlertRule, 'kind' | 'compare' | 'threshold' | 'leadMinutes'> {
  readonly leastChance: number | null;
  readonly changedAt: EpochSeconds;
  /** Set until every worker has seen the removal. */
  readonly removedAt: EpochSeconds | null;
}

export const RULES = defineOwnResource<StoredRule & RuleColumns>({
  table: 'alert_rule',
  columns: {
    rule: 'json',
    placeIds: 'value',
    channelIds: 'value',
    active: 'value',
    kind: 'value',
    compare: 'value',
    threshold: 'value',
    leadMinutes: 'value',
    leastChance: 'value',
    changedAt: 'value',
    removedAt: 'value',
  },
  live: 'removed_at is null',
  counts: 'insightNumber',
  // Official warnings do not count towards the plan.
  isCounted: ({ kind }) => kind !== 'officialWarning',
});

export function toRuleColumns(rule: AlertRule, changedAt: EpochSeconds) {
  const { kind, compare, threshold, leadMinutes } = rule;
  return { rule, kind, compare, threshold, leadMinutes, leastChance: getLeastChance(rule), changedAt };
}

/** Oldest first. */
export async function listRules(queries: Queries, accountId: string): Promise<StoredRule[]> {
  return (await RULES.list(queries, accountId)).map((row) => ({ ...row, rule: toWholeRule(row.rule) }));
}

/** When the latest message of each rule was sent; rules without messages are missing. */
export async function readLastMessages(
  queries: Queries,
  accountId: string,
): Promise<ReadonlyMap<string, EpochSeconds>> {
  const rows = await queries.query<{ ruleId: string; at: EpochSeconds }>(
    `select rule_id as "ruleId", max(sent_at) as at from alert_message
     where bucket = $1 and account_id = $2 and sent_at is not null group by rule_id`,
    [toIdBucket(accountId), accountId],
  );
  return new Map(rows.map(({ ruleId, at }) => [ruleId, at]));
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
