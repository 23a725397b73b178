import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { WebhookInput } from '@portal/contract/own/alert-schema';
import type { Language } from '@portal/domain/language/language';
import { hasChannel } from '@portal/domain/plan/may-use';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { toActiveShape } from '#platform/own-resource/plan-count.ts';
import { type AlertChannel, deleteChannel, OWN_CHANNELS } from './channel-store.ts';
import { addChannel } from './channels.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { connectChannel, listRules, type StoredRule } from './rule-store.ts';

function toWebhookShape(
  { id, address, active, createdAt }: AlertChannel,
  rules: readonly StoredRule[],
  inPlan: boolean,
) {
  return {
    id,
    url: address,
    ruleIds: rules.filter(({ channelIds }) => channelIds.includes(id)).map((rule) => rule.id),
    ...toActiveShape(active, !inPlan),
    createdAt: formatMoment(createdAt),
  };
}

const listOwn = async (needs: OwnAlertNeeds, accountId: string) =>
  (await OWN_CHANNELS.list(needs.database, accountId)).filter(({ kind }) => kind === 'webhook');

export async function showWebhooks(needs: OwnAlertNeeds, accountId: string) {
  const inPlan = hasChannel((await needs.findPlan(accountId)).planId, 'webhook');
  const rules = await listRules(needs.database, accountId);
  return (await listOwn(needs, accountId)).map((channel) => toWebhookShape(channel, rules, inPlan));
}

/**
 * Adds a webhook for some rules and returns its secret, once; all in one transaction. Throws `AppError` `badInput`
 * for a forbidden URL or rules of another account, and what `addChannel` throws.
 */
export async function addWebhook(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { url, ruleIds } = requireFitting(WebhookInput, body ?? {}, language);
  const wrong = (path: string) => new AppError('badInput', { errors: [nameInputError(path, 'invalid', language)] });
  const input = { kind: 'webhook', address: url, agreed: true };
  const made = await addChannel(needs, accountId, input, language, async (queries, { id: channelId }) => {
    const connected = await connectChannel(queries, { accountId, channelId, ruleIds }, needs.clock());
    if (connected < ruleIds.length) throw wrong('ruleIds');
  }).catch((error: unknown) => {
    // `addChannel` names the field `address`, this call `url`.
    const isAddress =
      error instanceof AppError && error.options.errors?.some(({ path }) => path === 'address') === true;
    throw isAddress ? wrong('url') : error;
  });
  const webhook = getOwn(await showWebhooks(needs, accountId), made.id);
  return { ...webhook, ...('secret' in made ? { secret: made.secret } : {}) };
}

/** Removes a webhook; its rules stay. Throws `AppError` `notFound`. */
export async function removeWebhook(needs: OwnAlertNeeds, { accountId, id }: OwnKey): Promise<void> {
  const channel = getOwn(await listOwn(needs, accountId), id);
  await needs.database.inTransaction((transaction) => deleteChannel(transaction, channel));
}
