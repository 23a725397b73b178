import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { composeTestAlert } from '@portal/content/alerts/test-alert';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { ChannelInput, CodeInput, Switch } from '@portal/contract/own/alert-schema';
import { parseAccountEmail } from '@portal/domain/account/check-account';
import { CHANNEL_KINDS, CHANNELS, type ChannelKind } from '@portal/domain/alert/channel.table';
import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import type { Language } from '@portal/domain/language/language';
import { hasChannel } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { isSameMailbox } from '#platform/mail/mailbox-key.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { toActiveShape } from '#platform/own-resource/plan-count.ts';
import { makeAccountLimitError, requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import {
  type AlertChannel,
  CODE_TOPIC,
  countChannelTry,
  deleteChannel,
  insertChannel,
  insertConsent,
  NO_CODE,
  OWN_CHANNELS,
} from './channel-store.ts';
import { insertTest } from './message-store.ts';
import { toMessageShape } from './messages.ts';
import type { OwnAlertNeeds } from './needs.ts';

/** Version of the consent's wording, stored as proof. */
export const CONSENT_TEXT = '2026-11';
const MOST_CODE_TRIES = 5;
/** How long a code is valid, and the minimum pause between two, in seconds. */
export const CODE_SECONDS = 600;
const CODE_PAUSE_SECONDS = 60;
/** No look-alike letters; 30^8 codes are too many to guess. */
const STOP_LETTERS = 'abcdefghjkmnpqrstuvwxyz2345679';
const STOP_LENGTH = 8;
const MOST_CHANNELS = 20;
/** A test message expires soon: its sender waits for it, and later it would only confuse. */
const TEST_SECONDS = 600;

const isKind = (kind: string): kind is ChannelKind => CHANNEL_KINDS.some((known) => known === kind);

/** Replaces an address in records that must not hold it. */
export const digestAddress = (address: string): Buffer => createHash('sha256').update(address).digest();

/** Bound to the channel, so that a code works for no other. */
export const digestChannelCode = (channelId: string, code: string): Buffer =>
  createHash('sha256').update(`${channelId} ${code}`).digest();

function makeStopCode(): string {
  const most = 256 - (256 % STOP_LETTERS.length);
  let code = '';
  while (code.length < STOP_LENGTH) {
    for (const byte of randomBytes(STOP_LENGTH)) {
      if (byte < most && code.length < STOP_LENGTH) code += STOP_LETTERS[byte % STOP_LETTERS.length];
    }
  }
  return code;
}

/** A channel as its owner sees it; a push address is left out as meaningless. */
function toChannelShape({ id, kind, address, verifiedAt, active }: AlertChannel, planId: PlanId) {
  return {
    id,
    kind,
    address,
    verified: verifiedAt !== null,
    ...toActiveShape(active, !hasChannel(planId, kind)),
  };
}

/** An account's channels, the available kinds, and the key for push subscriptions. */
export async function describeChannels(needs: OwnAlertNeeds, accountId: string) {
  const { database, findPlan, isAvailable, findPushKey } = needs;
  const { planId } = await findPlan(accountId);
  const channels = await OWN_CHANNELS.list(database, accountId);
  return {
    items: channels.map((channel) => toChannelShape(channel, planId)),
    kinds: CHANNEL_KINDS.map((kind) => ({ kind, inPlan: hasChannel(planId, kind), available: isAvailable(kind) })),
    pushKey: findPushKey(),
  };
}

type Input = ReturnType<typeof readInput>;

function readInput(body: unknown, language: Language) {
  const input = requireFitting(ChannelInput, body ?? {}, language);
  if (!isKind(input.kind))
    throw new AppError('badInput', {
      errors: [nameInputError('kind', 'oneOf', language, CHANNEL_KINDS.join(', '))],
    });
  if (!input.agreed) throw new AppError('badInput', { errors: [nameInputError('agreed', 'required', language)] });
  return { ...input, kind: input.kind };
}

/** The normalized address, whether it is verified, and whether the account's own link will verify it. */
async function readAddress(
  { findVerified, isAllowedWebhook }: OwnAlertNeeds,
  accountId: string,
  input: Input,
  language: Language,
) {
  const wrong = (path: string) => new AppError('badInput', { errors: [nameInputError(path, 'invalid', language)] });
  const own = await findVerified(accountId);
  if (own === null) throw new AppError('notSignedIn');
  const { kind, address = '', subscription } = input;
  const plain = (found: string | null, isVerified: boolean, hasLink = false) => {
    if (found === null) throw wrong('address');
    return { address: found, pushKeys: null, isVerified, hasLink };
  };
  switch (CHANNELS[kind].address) {
    case 'subscription':
      if (subscription === undefined || !isHttps(subscription.endpoint)) throw wrong('subscription');
      return { address: subscription.endpoint, pushKeys: subscription.keys, isVerified: true, hasLink: false };
    case 'url':
      return plain((await isAllowedWebhook(address)) ? address : null, true);
    case 'accountPhone':
      return plain(own.phone, true);
    case 'phone': {
      const parsed = parseMobileNumber(address);
      return plain(parsed, parsed === own.phone);
    }
    case 'email': {
      const parsed = parseAccountEmail(address);
      const isOwn = parsed !== null && isSameMailbox(parsed, own.accountEmail);
      return plain(parsed, isOwn && own.email !== null, isOwn);
    }
  }
}

/** Plain http is accepted on this machine, where only a sandbox may send. */
function isHttps(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

const requestCode = (queries: Queries, { accountId, id }: OwnKey, now: number) =>
  addMessage(
    queries,
    {
      bucket: toIdBucket(accountId),
      topic: CODE_TOPIC,
      id: makeUuidV7(now * 1000),
      payload: { accountId, channelId: id },
    },
    now,
  );

/**
 * Adds a channel with its owner's consent and sends a code, unless the address is verified or the account's own, which
 * its own link verifies. `connect` runs in the same transaction. Throws `AppError` `badInput`, `planLimit`, `conflict`
 * for an existing address, `unavailable` for a channel without provider.
 */
export async function addChannel(
  needs: OwnAlertNeeds,
  accountId: string,
  body: unknown,
  language: Language,
  connect: (queries: Queries, channel: OwnKey) => Promise<void> = async () => undefined,
) {
  const { database, clock, findPlan, isAvailable, noticeWebhook } = needs;
  const input = readInput(body, language);
  const { planId } = await findPlan(accountId);
  requireInPlan(input.kind, 1, planId);
  if (!isAvailable(input.kind)) throw new AppError('unavailable');
  const { isVerified, hasLink, ...where } = await readAddress(needs, accountId, input, language);
  const now = clock();
  const channel = {
    accountId,
    id: makeUuidV7(now * 1000),
    kind: input.kind,
    ...where,
    secret: CHANNELS[input.kind].address === 'url' ? randomBytes(24).toString('base64url') : null,
    verifiedAt: isVerified ? now : null,
    active: true,
    stopCode: makeStopCode(),
    createdAt: now,
    ...NO_CODE,
  } satisfies AlertChannel;
  await database.inTransaction(async (transaction) => {
    if ((await OWN_CHANNELS.list(transaction, accountId)).length >= MOST_CHANNELS)
      throw makeAccountLimitError('channels', MOST_CHANNELS, planId);
    if (!(await insertChannel(transaction, channel))) throw new AppError('conflict');
    await insertConsent(transaction, {
      accountId,
      channel: channel.kind,
      addressDigest: digestAddress(channel.address),
      given: true,
      textVersion: CONSENT_TEXT,
      way: 'form',
      at: now,
    });
    if (!isVerified && !hasLink) await requestCode(transaction, channel, now);
    if (channel.kind === 'webhook') await noticeWebhook(transaction, accountId, new URL(channel.address).host);
    await connect(transaction, channel);
  });
  // The only reply that shows a webhook's secret.
  return { ...toChannelShape(channel, planId), ...(channel.secret === null ? {} : { secret: channel.secret }) };
}

/**
 * Sends a new code and voids the previous one. Throws `AppError` `notFound`, `conflict` if verified,
 * `tooManyRequests` within a minute.
 */
export async function sendCodeAgain({ database, clock, findPlan }: OwnAlertNeeds, { accountId, id }: OwnKey) {
  const channel = getOwn(await OWN_CHANNELS.list(database, accountId), id);
  if (channel.verifiedAt !== null) throw new AppError('conflict');
  const now = clock();
  const sentAt = channel.codeExpiresAt === null ? channel.createdAt : channel.codeExpiresAt - CODE_SECONDS;
  const retryAfterSeconds = sentAt + CODE_PAUSE_SECONDS - now;
  if (retryAfterSeconds > 0) throw new AppError('tooManyRequests', { retryAfterSeconds });
  await database.inTransaction((transaction) => requestCode(transaction, channel, now));
  return toChannelShape(channel, (await findPlan(accountId)).planId);
}

/**
 * Sends a test message, which is subject to consent, plan and SMS limit and appears in the log like any other. Throws
 * `AppError` `notFound`, `conflict` if the channel is off or not verified.
 */
export async function testChannel(needs: OwnAlertNeeds, { accountId, id }: OwnKey, language: Language) {
  const { database, weatherClock } = needs;
  const channel = getOwn(await OWN_CHANNELS.list(database, accountId), id);
  if (channel.verifiedAt === null || !channel.active) throw new AppError('conflict');
  const now = weatherClock();
  const message = {
    accountId,
    id: makeUuidV7(now * 1000),
    channel,
    language,
    content: composeTestAlert(language, toLanguagePath('home', language)),
    at: now,
    expiresAt: now + TEST_SECONDS,
  };
  return toMessageShape(await insertTest(database, message));
}

/** Throws `AppError` `notFound`, `wrongCode`, `codeExpired`. */
export async function verifyChannel(
  needs: OwnAlertNeeds,
  { accountId, id }: OwnKey,
  body: unknown,
  language: Language,
) {
  const { database, clock, findPlan } = needs;
  const { code } = requireFitting(CodeInput, body ?? {}, language);
  const channel = getOwn(await OWN_CHANNELS.list(database, accountId), id);
  if (channel.verifiedAt === null) {
    const digest = await countChannelTry(database, channel, { mostTries: MOST_CODE_TRIES, now: clock() });
    if (digest === null) throw new AppError('codeExpired');
    if (!timingSafeEqual(digest, digestChannelCode(channel.id, code.trim()))) throw new AppError('wrongCode');
    await OWN_CHANNELS.update(database, channel, { verifiedAt: clock(), ...NO_CODE });
  }
  return { ...toChannelShape(channel, (await findPlan(accountId)).planId), verified: true };
}

/** Switches a channel on or off; switching it on records consent again. Throws `AppError` `notFound`. */
export async function changeChannel(
  needs: OwnAlertNeeds,
  { accountId, id }: OwnKey,
  body: unknown,
  language: Language,
) {
  const { database, clock, findPlan } = needs;
  const { active } = requireFitting(Switch, body ?? {}, language);
  const channel = getOwn(await OWN_CHANNELS.list(database, accountId), id);
  const now = clock();
  await database.inTransaction(async (transaction) => {
    await OWN_CHANNELS.update(transaction, channel, { active });
    await insertConsent(transaction, {
      accountId,
      channel: channel.kind,
      addressDigest: digestAddress(channel.address),
      given: active,
      textVersion: CONSENT_TEXT,
      way: 'form',
      at: now,
    });
  });
  return toChannelShape({ ...channel, active }, (await findPlan(accountId)).planId);
}

/** Throws `AppError` `notFound`. */
export async function removeChannel({ database }: OwnAlertNeeds, { accountId, id }: OwnKey): Promise<void> {
  const channel = getOwn(await OWN_CHANNELS.list(database, accountId), id);
  await database.inTransaction((transaction) => deleteChannel(transaction, channel));
}
