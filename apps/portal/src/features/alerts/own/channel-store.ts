import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { ChannelKind } from './needs.ts';

/** Messages that carry the code of a new channel. */
export const CODE_TOPIC = 'alerts.channel-code';

/** Keys that a browser gave with its push subscription. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** A way to reach somebody. */
export interface AlertChannel {
  readonly accountId: string;
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly pushKeys: PushKeys | null;
  /** What a webhook's messages are signed with. */
  readonly secret: string | null;
  readonly verifiedAt: EpochSeconds | null;
  readonly active: boolean;
  readonly stopCode: string;
  readonly createdAt: EpochSeconds;
  /** When the code that was sent to it last is over; null where there is none. */
  readonly codeExpiresAt: EpochSeconds | null;
}

const COLUMNS = `account_id as "accountId", id, kind, address, push_keys as "pushKeys", secret, verified_at as "verifiedAt",
  active, stop_code as "stopCode", created_at as "createdAt", code_expires_at as "codeExpiresAt"`;

/** Every channel of an account, oldest first. */
export function listChannels(queries: Queries, accountId: string): Promise<AlertChannel[]> {
  return queries.query<AlertChannel>(
    `select ${COLUMNS} from alert_channel where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

/** Stores a new channel with the code that stops it. False where the account has this address already. */
export async function insertChannel(queries: Queries, channel: Omit<AlertChannel, 'codeExpiresAt'>): Promise<boolean> {
  const { accountId, id, kind, address, pushKeys, secret, verifiedAt, active, stopCode, createdAt } = channel;
  const rows = await queries.query(
    `insert into alert_channel (bucket, account_id, id, kind, address, push_keys, secret, verified_at, active, stop_code,
       created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      kind,
      address,
      pushKeys && JSON.stringify(pushKeys),
      secret,
      verifiedAt,
      active,
      stopCode,
      createdAt,
    ],
  );
  if (rows.length === 0) return false;
  await queries.query('insert into alert_stop_code (bucket, code, account_id, channel_id) values ($1, $2, $3, $4)', [
    toTextBucket(stopCode),
    stopCode,
    accountId,
    id,
  ]);
  return true;
}

type ChannelKey = Pick<AlertChannel, 'accountId' | 'id'>;

/** Switches a channel. */
export async function setChannelActive(
  queries: Queries,
  { accountId, id }: ChannelKey,
  active: boolean,
): Promise<void> {
  await queries.query('update alert_channel set active = $4 where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
    active,
  ]);
}

/** Says that the address is its owner's. */
export async function setVerified(queries: Queries, { accountId, id }: ChannelKey, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update alert_channel set verified_at = $4, code_digest = null, code_expires_at = null
     where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, now],
  );
}

/** Counts a try of the code that was sent to a channel. Null: there is none, it is over, or it was tried too often. */
export async function countChannelTry(
  queries: Queries,
  { accountId, id }: ChannelKey,
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

/** Stores the digest of a code that is about to be sent; the one before it is void. */
export async function saveChannelCode(
  queries: Queries,
  { accountId, id }: ChannelKey,
  { digest, expiresAt }: { readonly digest: Buffer; readonly expiresAt: EpochSeconds },
): Promise<void> {
  await queries.query(
    `update alert_channel set code_digest = $4, code_expires_at = $5, code_attempts = 0
     where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id, digest, expiresAt],
  );
}

/** Removes what an account's messages are stopped by, in the transaction that deletes it; all else of it goes with its row. */
export async function deleteStopCodes(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from alert_stop_code where account_id = $1', [accountId]);
}

/** Removes a channel and takes it out of its owner's rules. */
export async function deleteChannel(queries: Queries, { accountId, id, stopCode }: AlertChannel): Promise<void> {
  const key = [toIdBucket(accountId), accountId, id];
  await queries.query('delete from alert_channel where bucket = $1 and account_id = $2 and id = $3', key);
  await queries.query(
    `update alert_rule set channel_ids = array_remove(channel_ids, $3)
     where bucket = $1 and account_id = $2 and $3 = any(channel_ids)`,
    key,
  );
  await queries.query('delete from alert_stop_code where bucket = $1 and code = $2', [
    toTextBucket(stopCode),
    stopCode,
  ]);
}

/** Voids the codes that verify channels of an account, those too that wait to be sent. */
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

/** Ends the channels of an account that are of some kinds; null: of every kind. */
export async function deleteChannels(queries: Queries, accountId: string, kind: ChannelKind | null): Promise<void> {
  for (const channel of await listChannels(queries, accountId)) {
    if (kind === null || channel.kind === kind) await deleteChannel(queries, channel);
  }
}

/** What an account agreed to and refused about its channels, oldest first. */
export function listConsents(queries: Queries, accountId: string) {
  return queries.query<{ channel: string; given: boolean; textVersion: string; way: string; at: EpochSeconds }>(
    `select channel, given, text_version as "textVersion", way, at from consent
     where bucket = $1 and account_id = $2 order by number`,
    [toIdBucket(accountId), accountId],
  );
}

/** Notes what was agreed to or refused about a channel, for proof. */
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
