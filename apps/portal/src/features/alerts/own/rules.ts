import { describeRuleError } from '@portal/content/messages/alert-rule-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { RuleTargets } from '@portal/contract/own/alert-schema';
import { readFields } from '@portal/domain/account/check-account';
import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import { getRuleFacts } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, type OwnNeeds, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import { OWN_CHANNELS } from './channel-store.ts';
import type { NextTrigger, OwnAlertNeeds } from './needs.ts';
import { type AlertPlace, PLACES } from './place-store.ts';
import { listRules, RULES, readLastMessages, type StoredRule, toRuleColumns } from './rule-store.ts';
import { findPausedMembers } from './team.ts';
import { MEMBERS } from './team-store.ts';

/** Ids of paused rules: beyond the plan's number, or with a longer lead than it has. Those on official warnings never are. */
async function findPausedRules(needs: OwnNeeds, accountId: string, rules: readonly StoredRule[]) {
  const longest = getPlanLimit((await needs.findPlan(accountId)).planId, 'warningThunderstormLightning');
  const tooLong = rules.filter(({ rule }) => rule.kind !== 'officialWarning' && rule.leadMinutes > longest);
  return new Set([...(await findPaused(needs, accountId, 'insightNumber')), ...tooLong.map(({ id }) => id)]);
}

interface RuleState {
  readonly paused: ReadonlySet<string>;
  readonly next: NextTrigger | null;
  readonly lastMessageAt: EpochSeconds | undefined;
}

function toRuleShape(stored: StoredRule, { paused, next, lastMessageAt }: RuleState) {
  const { id, placeIds, channelIds, rule, active } = stored;
  const pause = toActiveShape(active, paused.has(id));
  return {
    id,
    placeIds,
    ...rule,
    unit: getRuleFacts(rule.kind).unit,
    channelIds,
    ...pause,
    nextTrigger: pause.active && next !== null ? { at: formatMoment(next.at), because: next.because } : null,
    lastMessageAt: lastMessageAt === undefined ? null : formatMoment(lastMessageAt),
  };
}

export async function showRules(needs: OwnAlertNeeds, accountId: string) {
  const rules = await listRules(needs.database, accountId);
  const paused = await findPausedRules(needs, accountId, rules);
  const places = await PLACES.list(needs.database, accountId);
  const lastMessages = await readLastMessages(needs.database, accountId);
  return rules.map((rule) =>
    toRuleShape(rule, { paused, next: findNext(needs, rule, places), lastMessageAt: lastMessages.get(rule.id) }),
  );
}

/** The earliest trigger over all places of a rule. */
function findNext(
  { findNextTrigger }: OwnAlertNeeds,
  { rule, placeIds, active }: StoredRule,
  places: readonly AlertPlace[],
): NextTrigger | null {
  if (!active) return null;
  return places
    .filter((place) => place.active && placeIds.includes(place.id))
    .map(({ name, slug, lat, lng, points }) =>
      findNextTrigger({ rule, placeName: name, slug, points: points ?? [{ lat, lng }] }),
    )
    .reduce((first, next) => (first === null || (next !== null && next.at < first.at) ? next : first), null);
}

/** A rule from the body or one of its fields. Throws `AppError` `badInput` with a sentence for each wrong field. */
export function readRule(body: unknown, language: Language, field?: string): AlertRule {
  const checked = checkRule({ language, ...readFields(body) });
  if (checked.ok) return checked.value;
  const errors = checked.errors.map(({ path, code }) => ({
    path: field === undefined ? path : `${field}.${path}`,
    message: describeRuleError(code, language),
  }));
  throw new AppError('badInput', { errors });
}

/** Throws `AppError` `badInput` if a place or channel is not the account's own. */
async function requireOwnTargets(
  queries: Queries,
  { accountId, placeIds, channelIds }: Pick<StoredRule, 'accountId' | 'placeIds' | 'channelIds'>,
  language: Language,
): Promise<void> {
  const places = new Set((await PLACES.list(queries, accountId)).map(({ id }) => id));
  const channels = new Set((await OWN_CHANNELS.list(queries, accountId)).map(({ id }) => id));
  const errors = [
    ...(placeIds.every((id) => places.has(id)) ? [] : [nameInputError('placeIds', 'invalid', language)]),
    ...(channelIds.every((id) => channels.has(id)) ? [] : [nameInputError('channelIds', 'invalid', language)]),
  ];
  if (errors.length > 0) throw new AppError('badInput', { errors });
}

/** Throws `AppError` `planLimit` if the plan does not include the lead time. */
function requireLead({ kind, leadMinutes }: AlertRule, planId: PlanId): void {
  if (kind !== 'officialWarning') requireInPlan('warningThunderstormLightning', leadMinutes, planId);
}

/** Throws `AppError` `badInput`, `planLimit`. */
export async function addRule(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findPlan } = needs;
  const { placeIds, channelIds, active = true } = requireFitting(RuleTargets, body ?? {}, language);
  const rule = readRule(body, language);
  const { planId } = await findPlan(accountId);
  requireLead(rule, planId);
  const now = clock();
  const stored = {
    accountId,
    id: makeUuidV7(now * 1000),
    ...toRuleColumns(rule, now),
    placeIds: [...new Set(placeIds)],
    channelIds: [...new Set(channelIds)],
    active,
    createdAt: now,
    removedAt: null,
  };
  await database.inTransaction(async (transaction) => {
    await requireOwnTargets(transaction, stored, language);
    await insertInPlan(needs, transaction, RULES, stored);
  });
  return getOwn(await showRules(needs, accountId), stored.id);
}

/** Changes the given fields of a rule. Throws `AppError` as `addRule`, and `notFound`. */
export async function changeRule(needs: OwnAlertNeeds, { accountId, id }: OwnKey, body: unknown, language: Language) {
  const { database, clock, findPlan } = needs;
  const known = getOwn(await listRules(database, accountId), id);
  const { rule: before, placeIds, channelIds, active } = known;
  const whole = { ...before, placeIds, channelIds, active, ...readFields(body) };
  const targets = requireFitting(RuleTargets, whole, language);
  const rule = readRule(whole, language);
  const { planId } = await findPlan(accountId);
  requireLead(rule, planId);
  const changed = { accountId, ...targets, active: targets.active ?? active, ...toRuleColumns(rule, clock()) };
  await database.inTransaction(async (transaction) => {
    await requireOwnTargets(transaction, changed, language);
    await RULES.update(transaction, known, changed);
  });
  return getOwn(await showRules(needs, accountId), known.id);
}

/** Marks a rule as removed. Throws `AppError` `notFound`. */
export async function removeOwnRule({ database, clock }: OwnAlertNeeds, key: OwnKey): Promise<void> {
  const now = clock();
  const known = await RULES.get(database, key);
  await RULES.update(database, known, { removedAt: now, changedAt: now, active: false });
}

/**
 * Ids of the rules, places and team members that plans pause. Asked only for accounts that are about to get a
 * message.
 */
export async function findPausedOf(needs: OwnNeeds, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { database, findPlan } = needs;
  const paused = new Set<string>();
  for (const accountId of accountIds) {
    for (const id of await findPaused(needs, accountId, 'locationNumber')) paused.add(id);
    for (const id of await findPausedRules(needs, accountId, await listRules(database, accountId))) paused.add(id);
    const { planId } = await findPlan(accountId);
    for (const id of findPausedMembers(await MEMBERS.list(database, accountId), planId)) paused.add(id);
  }
  return paused;
}
