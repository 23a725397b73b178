import type { AlertText } from '@portal/domain/alert/alert-text';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PushKeys } from '#features/alerts/own/channel-store.ts';
import { type Claim, type ClaimTable, type ClaimTimes, isFree } from '#platform/claims/claim-table.ts';
import { changeByBucket } from '#platform/claims/settle-claim.ts';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { sql, trusted } from '#platform/database/sql.ts';

export interface DeliveryRow {
  readonly accountId: string;
  readonly id: string;
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
  /** By the machine's clock. */
  readonly leaseUntil: EpochSeconds;
}

export type Delivery = Claim<DeliveryRow>;

export const DELIVERIES: ClaimTable<DeliveryRow> = {
  name: 'alert_message',
  key: ['accountId', 'id'],
  lane: 'channel',
  columns: [
    ...(['accountId', 'id', 'ownerId', 'ruleId', 'placeId', 'openedAt', 'kind', 'eventAt', 'channelId'] as const),
    ...(['channel', 'language', 'content', 'issued', 'isDemo', 'expiresAt', 'leaseUntil'] as const),
  ],
  open: trusted("state = 'queued'"),
  barred: ({ now }) => sql`expires_at <= ${now}`,
  order: 'bucket',
};

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
  | { readonly state: 'sent'; readonly sentAt: EpochSeconds; readonly providerId: string | null }
  | { readonly state: 'failed'; readonly lastError: string }
  | { readonly state: 'withheld'; readonly reason: WithheldReason }
  | { readonly state: 'queued'; readonly dueAt: EpochSeconds; readonly lastError: string }
  /** Released without an attempt. */
  | { readonly state: 'queued' };

/** Withholds messages that expired before they could be sent, some buckets in a turn. Returns how many. */
export const withholdExpired = (queries: Queries, times: ClaimTimes): Promise<number> =>
  changeByBucket(queries, 'alert_message', {
    sets: { state: 'withheld', reason: 'expired', leaseUntil: null, claimedBy: null },
    when: sql`${DELIVERIES.open} and expires_at <= ${times.now} and ${isFree(times)}`,
  });
