import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';

/** Outbox topic of bulletins to be sent. */
export const BULLETIN_TOPIC = 'ward-subscriptions.bulletin';

/** The bulletin of a place, every morning by a channel. */
export interface WardSubscription extends OwnRow {
  readonly slug: string;
  readonly language: Language;
  readonly channelId: string;
  /** Day whose bulletin was last put into the outbox; null: none yet. */
  readonly queuedDay: EpochSeconds | null;
  readonly sentAt: EpochSeconds | null;
}

export const WARD_SUBSCRIPTIONS = defineOwnResource<WardSubscription>({
  table: 'ward_subscription',
  columns: { slug: 'value', language: 'value', channelId: 'value', queuedDay: 'value', sentAt: 'value' },
});

/** A bulletin to be sent; its text is composed then. */
export interface BulletinPayload {
  readonly accountId: string;
  readonly subscriptionId: string;
  readonly day: EpochSeconds;
}

interface Queuing {
  readonly day: EpochSeconds;
  /** Machine clock. */
  readonly now: EpochSeconds;
}

/**
 * Puts a day's bulletin of each subscription into the outbox, once: a row is marked in the transaction that adds its
 * message, bucket by bucket. Returns how many were added.
 */
export async function queueBulletins(
  database: Database,
  { day, now }: Queuing,
  signal: AbortSignal | undefined,
): Promise<number> {
  const due = await database.query<{ bucket: number }>(
    'select distinct bucket from ward_subscription where queued_day is distinct from $1 order by bucket',
    [day],
  );
  let count = 0;
  for (const { bucket } of due) {
    if (signal?.aborted === true) break;
    count += await database.inTransaction(async (transaction) => {
      const marked = await transaction.query<Omit<BulletinPayload, 'day'>>(
        `update ward_subscription set queued_day = $2 where bucket = $1 and queued_day is distinct from $2
         returning account_id as "accountId", id as "subscriptionId"`,
        [bucket, day],
      );
      for (const row of marked) {
        const payload: BulletinPayload = { ...row, day };
        await addMessage(transaction, { bucket, topic: BULLETIN_TOPIC, id: makeUuidV7(now * 1000), payload }, now);
      }
      return marked.length;
    });
  }
  return count;
}
