import type { AlertText } from '@portal/domain/alert/alert-text';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PushKeys } from '#features/alerts/own/channel-store.ts';
import type { ChannelKind } from '#features/alerts/own/needs.ts';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

interface DeliveryKey {
  readonly accountId: string;
  readonly id: string;
}

export interface Delivery extends DeliveryKey {
  /** For a message to a team member: the account that owns the rule and pays for it. */
  readonly ownerId: string | null;
  /** Null for a test message, which has neither rule nor place. */
  readonly ruleId: string | null;
  readonly placeId: string | null;
  readonly openedAt: EpochSeconds;
  readonly kind: 'start' | 'upgrade' | 'end' | 'test';
  readonly eventAt: EpochSeconds;
  readonly channelId: string;
  readonly channel: ChannelKind;
  readonly language: Language;
  readonly content: AlertText;
  readonly issued: unknown;
  readonly isDemo: boolean;
  readonly expiresAt: EpochSeconds;
  readonly attempts: number;
  readonly claimedBy: string;
  /** By the machine's clock. */
  readonly leaseUntil: EpochSeconds;
}

interface ClaimOptions {
  readonly channel: ChannelKind;
  /** First bucket of the claim. */
  readonly fromBucket: number;
  readonly most: number;
  readonly claimedBy: string;
  readonly now: EpochSeconds;
  readonly leaseNow: EpochSeconds;
  readonly leaseUntil: EpochSeconds;
}

/**
 * Claims due messages of a channel that have not expired, in the order of buckets. No other worker gets them until
 * the lease ends.
 */
export async function claimDeliveries(queries: Queries, claim: ClaimOptions): Promise<Delivery[]> {
  const { channel, fromBucket, most, claimedBy, now, leaseNow, leaseUntil } = claim;
  const rows = await queries.query<Omit<Delivery, 'claimedBy' | 'leaseUntil'>>(
    `with due as (
       select bucket, account_id, id from alert_message
       where state = 'queued' and channel = $1 and bucket >= $2 and due_at <= $3 and expires_at > $3
         and (lease_until is null or lease_until <= $4)
       order by bucket, due_at limit $5 for update skip locked
     )
     update alert_message as message set lease_until = $6, claimed_by = $7, attempts = attempts + 1
     from due where message.bucket = due.bucket and message.account_id = due.account_id and message.id = due.id
     returning message.account_id as "accountId", message.id, owner_id as "ownerId", rule_id as "ruleId", place_id as "placeId",
       opened_at as "openedAt", kind, event_at as "eventAt", channel_id as "channelId", channel, language, content, issued,
       is_demo as "isDemo", expires_at as "expiresAt", attempts`,
    [channel, fromBucket, now, leaseNow, most, leaseUntil, claimedBy],
  );
  return rows
    .map((row) => ({ ...row, claimedBy, leaseUntil }))
    .sort((a, b) => toIdBucket(a.accountId) - toIdBucket(b.accountId));
}

/** State of a message's channel just before sending. */
export interface DeliveryTarget {
  readonly id: string;
  /** Null if the channel was removed. */
  readonly address: string | null;
  readonly pushKeys: PushKeys | null;
  readonly secret: string | null;
  readonly isVerified: boolean;
  readonly isActive: boolean;
  readonly stopCode: string;
  /** The owner's latest consent for this address; null: none recorded. */
  readonly isAgreed: boolean | null;
  /** For a message to a team member: still a member, and the place is still shared. */
  readonly isShared: boolean;
  /** The message on this channel that announced the event; null: none. */
  readonly startId: string | null;
}

/** Current channels of messages, by message id. */
export async function findTargets(
  queries: Queries,
  deliveries: readonly Delivery[],
): Promise<ReadonlyMap<string, DeliveryTarget>> {
  const rows = await queries.query<DeliveryTarget>(
    `select wanted.id, channel.address, channel.push_keys as "pushKeys", channel.secret, channel.stop_code as "stopCode",
       channel.verified_at is not null as "isVerified", coalesce(channel.active, false) as "isActive",
       (select given from consent
         where consent.bucket = channel.bucket and consent.account_id = channel.account_id and purpose = 'alerts'
           and consent.channel = channel.kind and address_digest = sha256(convert_to(channel.address, 'UTF8'))
         order by number desc limit 1) as "isAgreed",
       first.id as "startId",
       message.owner_id is null or exists (select from team_member as member
         where member.bucket = wanted.owner_bucket and member.account_id = message.owner_id
           and member.member_id = message.account_id and message.place_id = any(member.place_ids)) as "isShared"
     from unnest($1::smallint[], $2::uuid[], $3::uuid[], $4::uuid[], $5::smallint[])
       as wanted(bucket, account_id, id, channel_id, owner_bucket)
     join alert_message as message on message.bucket = wanted.bucket and message.account_id = wanted.account_id
       and message.id = wanted.id
     left join alert_channel as channel on channel.bucket = wanted.bucket and channel.account_id = wanted.account_id
       and channel.id = wanted.channel_id
     left join alert_message as first on first.bucket = message.bucket and first.account_id = message.account_id
       and first.rule_id = message.rule_id and first.place_id = message.place_id and first.opened_at = message.opened_at
       and first.kind = 'start' and first.channel_id = message.channel_id and message.kind <> 'start'`,
    [
      deliveries.map(({ accountId }) => toIdBucket(accountId)),
      deliveries.map(({ accountId }) => accountId),
      deliveries.map(({ id }) => id),
      deliveries.map(({ channelId }) => channelId),
      deliveries.map(({ ownerId }) => (ownerId === null ? null : toIdBucket(ownerId))),
    ],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a due message is not sent. */
export type WithheldReason = 'expired' | 'demo' | 'paused' | 'unverified' | 'doNotContact' | 'noConsent' | 'limit';

/** Result of a claim; `dueAt` is the time of the next attempt. */
export type DeliveryOutcome =
  | { readonly state: 'sent'; readonly at: EpochSeconds; readonly providerId: string | null }
  | { readonly state: 'failed'; readonly error: string }
  | { readonly state: 'withheld'; readonly reason: WithheldReason }
  | { readonly state: 'queued'; readonly dueAt: EpochSeconds; readonly error: string }
  /** Released without an attempt. */
  | { readonly state: 'queued' };

export interface SettledDelivery {
  readonly delivery: Delivery;
  readonly outcome: DeliveryOutcome;
}

/** Stores the results of claims; a claim that was lost changes nothing. */
export async function settleDeliveries(queries: Queries, settled: readonly SettledDelivery[]): Promise<void> {
  const rows = settled.map(({ delivery: { accountId, id, claimedBy, attempts }, outcome }) => ({
    bucket: toIdBucket(accountId),
    accountId,
    id,
    claimedBy,
    attempts,
    at: null,
    ...outcome,
  }));
  await queries.query(
    `update alert_message as message set state = done.state, reason = done.reason, sent_at = done.at,
       provider_id = done."providerId", due_at = coalesce(done."dueAt", message.due_at),
       last_error = coalesce(done.error, message.last_error), lease_until = null, claimed_by = null
     from jsonb_to_recordset($1::jsonb) as done(bucket smallint, "accountId" uuid, id uuid, "claimedBy" uuid,
       attempts smallint, state text, reason text, at bigint, "providerId" text, "dueAt" bigint, error text)
     where message.bucket = done.bucket and message.account_id = done."accountId" and message.id = done.id
       and message.state = 'queued' and message.claimed_by = done."claimedBy" and message.attempts = done.attempts`,
    [JSON.stringify(rows)],
  );
}

/** Withholds messages that expired before they could be sent, at most `most`. Returns how many. */
export async function withholdExpired(
  queries: Queries,
  { now, leaseNow, most }: { readonly now: EpochSeconds; readonly leaseNow: EpochSeconds; readonly most: number },
): Promise<number> {
  const rows = await queries.query(
    `with late as (
       select bucket, account_id, id from alert_message
       where state = 'queued' and expires_at <= $1 and (lease_until is null or lease_until <= $2)
       order by expires_at limit $3 for update skip locked
     )
     update alert_message as message set state = 'withheld', reason = 'expired', lease_until = null, claimed_by = null
     from late where message.bucket = late.bucket and message.account_id = late.account_id and message.id = late.id
     returning message.id`,
    [now, leaseNow, most],
  );
  return rows.length;
}
