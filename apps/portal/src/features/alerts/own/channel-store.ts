import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { isSameMailbox } from '#platform/mail/mailbox-key.ts';
import { defineOwnResource, type OwnKey, type OwnRow } from '#platform/own-resource/own-resource.ts';

/** Outbox topic of verification codes. */
export const CODE_TOPIC = 'alerts.channel-code';

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface AlertChannel extends OwnRow {
  readonly kind: ChannelKind;
  readonly address: string;
  readonly pushKeys: PushKeys | null;
  /** Signs a webhook's messages. */
  readonly secret: string | null;
  readonly verifiedAt: EpochSeconds | null;
  readonly active: boolean;
  readonly stopCode: string;
  /** Digest of the latest code; null: none. */
  readonly codeDigest: Buffer | null;
  readonly codeExpiresAt: EpochSeconds | null;
}

export const OWN_CHANNELS = defineOwnResource<AlertChannel>({
  table: 'alert_channel',
  columns: {
    kind: 'value',
    address: 'value',
    pushKeys: 'json',
    secret: 'value',
    verifiedAt: 'value',
    active: 'value',
    stopCode: 'value',
    codeDigest: 'value',
    codeExpiresAt: 'value',
  },
});

export const NO_CODE = { codeDigest: null, codeExpiresAt: null } as const;

/** Stores a channel with its unsubscribe code. False if the account has this address already. */
export async function insertChannel(queries: Queries, channel: AlertChannel): Promise<boolean> {
  const { accountId, id, stopCode } = channel;
  if (!(await OWN_CHANNELS.insertNew(queries, channel))) return false;
  await queries.query('insert into alert_stop_code (bucket, code, account_id, channel_id) values ($1, $2, $3, $4)', [
    toTextBucket(stopCode),
    stopCode,
    accountId,
    id,
  ]);
  return true;
}

/** Verifies the e-mail channels of an account's own address, whose link was opened. */
export async function verifyOwnEmail(
  queries: Queries,
  accountId: string,
  { email, now }: { readonly email: string; readonly now: EpochSeconds },
): Promise<void> {
  for (const { kind, verifiedAt, address, id } of await OWN_CHANNELS.list(queries, accountId)) {
    const isOwn = kind === 'email' && verifiedAt === null && isSameMailbox(address, email);
    if (isOwn) await OWN_CHANNELS.update(queries, { accountId, id }, { verifiedAt: now, ...NO_CODE });
  }
}

/** Counts an attempt at the latest code. Null: no code, expired, or too many attempts. */
export async function countChannelTry(
  queries: Queries,
  { accountId, id }: OwnKey,
  { mostTries, now }: { readonly mostTries: number; readonly now: EpochSeconds },
): Promise<Buffer | null> {
  const [row] = await queries.query<{ digest: Buffer }>(
    `update alert_channel set code_attempts = code_attempts + 1
     where bucket = $1 and account_id = $2 and id = $3 and code_expires_at > $4 and code_attempts < $5
     returning code_digest as digest`,
    [toIdBucket(accountId), accountId, id, now, mostTries],
  );
  return row?.digest ?? null;
}

/** Stores the digest of a code about to be sent; the previous code becomes void. */
export async function saveChannelCode(
  queries: Queries,
  { accountId, id }: OwnKey,
  { digest, expiresAt }: { readonly digest: Buffer; readonly expiresAt: EpochSeconds },
): Promise<void> {
  await queries.query(
    `update alert_channel set code_digest = $4, code_expires_at = $5, code_attempts = 0
     where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, digest, expiresAt],
  );
}

/** Removes a channel, also from its owner's rules. */
export async function deleteChannel(queries: Queries, { accountId, id, stopCode }: AlertChannel): Promise<void> {
  await OWN_CHANNELS.drop(queries, { accountId, id });
  await queries.query(
    `update alert_rule set channel_ids = array_remove(channel_ids, $3)
     where bucket = $1 and account_id = $2 and $3 = any(channel_ids)`,
    [toIdBucket(accountId), accountId, id],
  );
  await queries.query('delete from alert_stop_code where bucket = $1 and code = $2', [
    toTextBucket(stopCode),
    stopCode,
  ]);
}

/** Voids an account's channel codes, including those not yet sent. */
export async function endChannelCodes(queries: Queries, accountId: string): Promise<void> {
  const key = [toIdBucket(accountId), accountId];
  await queries.query(
    `update alert_channel set code_digest = null, code_expires_at = null
     where bucket = $1 and account_id = $2 and code_expires_at is not null`,
    key,
  );
  await queries.query(`delete from outbox_message where bucket = $1 and topic = $3 and payload ->> 'accountId' = $2`, [
    ...key,
    CODE_TOPIC,
  ]);
}

/** Removes an account's channels of a kind; null: all kinds. */
export async function deleteChannels(queries: Queries, accountId: string, kind: ChannelKind | null): Promise<void> {
  for (const channel of await OWN_CHANNELS.list(queries, accountId)) {
    if (kind === null || channel.kind === kind) await deleteChannel(queries, channel);
  }
}

/** An account's consents and refusals, oldest first. */
export function listConsents(queries: Queries, accountId: string) {
  return queries.query<{ channel: string; given: boolean; textVersion: string; way: string; at: EpochSeconds }>(
    `select channel, given, text_version as "textVersion", way, at from consent
     where bucket = $1 and account_id = $2 order by number`,
    [toIdBucket(accountId), accountId],
  );
}

/** Stores a consent or refusal as proof. */
export async function insertConsent(
  queries: Queries,
  consent: {
    readonly accountId: string;
    readonly channel: ChannelKind;
    readonly addressDigest: Buffer;
    readonly given: boolean;
    readonly textVersion: string;
    readonly way: 'form' | 'letterLink' | 'letterHeader' | 'stopLink' | 'provider' | 'operator';
    readonly at: EpochSeconds;
  },
): Promise<void> {
  const { accountId, channel, addressDigest, given, textVersion, way, at } = consent;
  await queries.query(
    `insert into consent (bucket, account_id, number, purpose, channel, address_digest, given, text_version, way, at)
     select $1, $2, coalesce(max(number), 0) + 1, 'alerts', $3, $4, $5, $6, $7, $8
     from consent where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId, channel, addressDigest, given, textVersion, way, at],
  );
}
