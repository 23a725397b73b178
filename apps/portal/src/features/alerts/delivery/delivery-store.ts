import type { AlertText } from '@portal/domain/alert/alert-text';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';

/** Names a message and the one try that holds it. */
export interface DeliveryClaim {
  readonly accountId: string;
  /** Its provider knows it by this too. */
  readonly id: string;
  readonly claimedBy: string;
  /** This try, from 1. */
  readonly attempts: number;
}

/** A message that is due, with the channel that it goes to. */
export interface DueMessage extends DeliveryClaim {
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly content: AlertText;
  readonly language: Language;
  readonly isDemo: boolean;
  readonly expiresAt: EpochSeconds;
  /** The message that began its event, to the same channel; null where it is that one. */
  readonly startId: string | null;
  /** Null where the channel was removed meanwhile. */
  readonly channel: {
    readonly kind: string;
    readonly address: string;
    readonly isVerified: boolean;
    readonly isActive: boolean;
    readonly stopCode: string;
  } | null;
  /** Whether its owner's last word about this address was yes. */
  readonly hasConsent: boolean;
  /** Whether nothing at all may be sent to this address. */
  readonly isBlocked: boolean;
}

/** A batch of one worker. */
interface ClaimOptions {
  readonly claimedBy: string;
  /** The clock that messages are due by. */
  readonly now: EpochSeconds;
  /** The clock of leases, which always runs. */
  readonly leaseNow: EpochSeconds;
  readonly leaseUntil: EpochSeconds;
  readonly most: number;
}

/** Claims the messages that are due longest: no other worker gets them until the lease ends. */
export function claimDue(queries: Queries, claim: ClaimOptions): Promise<DueMessage[]> {
  const { claimedBy, now, leaseNow, leaseUntil, most } = claim;
  return queries.query<DueMessage>(
    `with due as (
       select bucket, account_id, id from alert_message
       where state = 'queued' and due_at <= $2 and (lease_until is null or lease_until <= $3)
       order by due_at limit $5 for update skip locked
     ), claimed as (
       update alert_message as message set lease_until = $4, claimed_by = $1, attempts = attempts + 1
       from due where message.bucket = due.bucket and message.account_id = due.account_id and message.id = due.id
       returning message.*
     )
     select claimed.account_id as "accountId", claimed.id, claimed.claimed_by as "claimedBy", claimed.attempts, claimed.kind,
       claimed.content, claimed.language, claimed.is_demo as "isDemo", claimed.expires_at as "expiresAt",
       (select start.id from alert_message as start where start.bucket = claimed.bucket
          and start.account_id = claimed.account_id and start.rule_id = claimed.rule_id
          and start.place_id = claimed.place_id and start.opened_at = claimed.opened_at and start.kind = 'start'
          and start.channel_id = claimed.channel_id and start.id <> claimed.id) as "startId",
       case when channel.id is null then null else jsonb_build_object('kind', channel.kind, 'address', channel.address,
         'isVerified', channel.verified_at is not null, 'isActive', channel.active, 'stopCode', channel.stop_code) end as channel,
       coalesce((select consent.given from consent where consent.bucket = claimed.bucket
         and consent.account_id = claimed.account_id and consent.purpose = 'alerts' and consent.channel = channel.kind
         and consent.address_digest = sha256(convert_to(channel.address, 'UTF8'))
         order by consent.number desc limit 1), false) as "hasConsent",
       exists (select from do_not_contact as blocked
         where blocked.bucket = get_byte(sha256(convert_to(channel.address, 'UTF8')), 0)
           and blocked.address_digest = sha256(convert_to(channel.address, 'UTF8'))
           and blocked.purpose in ('alerts', 'all')) as "isBlocked"
     from claimed left join alert_channel as channel on channel.bucket = claimed.bucket
       and channel.account_id = claimed.account_id and channel.id = claimed.channel_id`,
    [claimedBy, now, leaseNow, leaseUntil, most],
  );
}

const OF_CLAIM = 'bucket = $1 and account_id = $2 and id = $3 and claimed_by = $4 and attempts = $5';
const toKey = ({ accountId, id, claimedBy, attempts }: DeliveryClaim) =>
  [toIdBucket(accountId), accountId, id, claimedBy, attempts] as const;

/** Notes that a message was taken by its provider; nothing happens where the claim is lost. */
export async function noteSent(queries: Queries, claim: DeliveryClaim, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update alert_message set state = 'sent', sent_at = $6, lease_until = null, last_error = null where ${OF_CLAIM}`,
    [...toKey(claim), now],
  );
}

/** Notes why a message is not sent. */
export async function noteWithheld(queries: Queries, claim: DeliveryClaim, reason: string): Promise<void> {
  await queries.query(
    `update alert_message set state = 'withheld', reason = $6, lease_until = null where ${OF_CLAIM}`,
    [...toKey(claim), reason],
  );
}

/** Lets a message wait for its next try; without one it has failed for good. */
export async function notePostponed(
  queries: Queries,
  claim: DeliveryClaim,
  { dueAt, error }: { readonly dueAt: EpochSeconds | null; readonly error: string },
): Promise<void> {
  await queries.query(
    `update alert_message set state = case when $6::bigint is null then 'failed' else 'queued' end,
       due_at = coalesce($6, due_at), lease_until = null, claimed_by = null, last_error = $7 where ${OF_CLAIM}`,
    [...toKey(claim), dueAt, error],
  );
}

/**
 * Counts a text message against the day's number of its account, once however often it is tried. False where the number is used
 * up. The account's row is locked: two workers count one after the other.
 */
export async function countText(
  database: Database,
  { accountId, id }: DeliveryClaim,
  { most, since, now }: { readonly most: number; readonly since: EpochSeconds; readonly now: EpochSeconds },
): Promise<boolean> {
  if (!Number.isFinite(most)) return true;
  const key = [toIdBucket(accountId), accountId] as const;
  return database.inTransaction(async (transaction) => {
    await transaction.query('select from account where bucket = $1 and id = $2 for update', key);
    const rows = await transaction.query(
      `update alert_message set counted_at = coalesce(counted_at, $4) where bucket = $1 and account_id = $2 and id = $3
         and (counted_at is not null or $6 > (select count(*) from alert_message as other
           where other.bucket = $1 and other.account_id = $2 and other.channel = 'sms' and other.counted_at >= $5))
       returning id`,
      [...key, id, now, since, most],
    );
    return rows.length > 0;
  });
}
