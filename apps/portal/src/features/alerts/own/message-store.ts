import type { AlertText } from '@portal/domain/alert/alert-text';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { AlertChannel } from './channel-store.ts';

type Outcome = 'right' | 'wrong' | 'missed' | 'unknown';

/** A message (sent or withheld) or a missed event. */
export interface StoredMessage {
  readonly id: string;
  /** Null for a test message, which has neither rule nor place. */
  readonly ruleId: string | null;
  readonly placeId: string | null;
  readonly openedAt: EpochSeconds;
  readonly kind: 'start' | 'upgrade' | 'end' | 'test';
  readonly eventAt: EpochSeconds;
  readonly content: AlertText;
  readonly issued: { readonly demo?: boolean } | null;
  readonly channel: ChannelKind | null;
  readonly state: 'queued' | 'sent' | 'delivered' | 'failed' | 'withheld' | 'none';
  readonly reason: string | null;
  readonly sentAt: EpochSeconds | null;
  readonly outcome: Outcome | null;
  /** Start and maximum as observed. */
  readonly observedAt: EpochSeconds | null;
  readonly observedPeak: number | null;
  readonly happened: boolean | null;
}

const COLUMNS = `id, rule_id as "ruleId", place_id as "placeId", opened_at as "openedAt", kind, event_at as "eventAt", content,
  issued, channel, state, reason, sent_at as "sentAt", outcome, observed_at as "observedAt",
  observed_peak as "observedPeak", happened`;

/** An account's newest messages, at most `most`; optionally before one of them and for some places only. */
export function listMessages(
  queries: Queries,
  accountId: string,
  {
    most,
    before,
    placeIds = null,
  }: { readonly most: number; readonly before: string | null; readonly placeIds?: readonly string[] | null },
): Promise<StoredMessage[]> {
  return queries.query<StoredMessage>(
    `select ${COLUMNS} from alert_message where bucket = $1 and account_id = $2 and ($4::uuid is null or id < $4)
       and ($5::uuid[] is null or (owner_id is null and place_id = any($5)))
     order by id desc limit $3`,
    [toIdBucket(accountId), accountId, most, before, placeIds],
  );
}

interface TestMessage {
  readonly accountId: string;
  readonly id: string;
  readonly channel: Pick<AlertChannel, 'id' | 'kind'>;
  readonly language: Language;
  readonly content: AlertText;
  readonly at: EpochSeconds;
  readonly expiresAt: EpochSeconds;
}

export async function insertTest(queries: Queries, test: TestMessage): Promise<StoredMessage> {
  const { accountId, id, channel, language, content, at, expiresAt } = test;
  const [row] = await queries.query<StoredMessage>(
    `insert into alert_message (bucket, account_id, id, opened_at, kind, event_at, channel_id, channel, language, content,
       issued, is_demo, state, due_at, expires_at, created_at)
     values ($1, $2, $3, $4, 'test', $4, $5, $6, $7, $8, '{}', false, 'queued', $4, $9, $4) returning ${COLUMNS}`,
    [toIdBucket(accountId), accountId, id, at, channel.id, channel.kind, language, JSON.stringify(content), expiresAt],
  );
  if (row === undefined) throw new Error('the test of a channel was not stored');
  return row;
}

/** Stores the reader's rating. Null if the account has no such message. */
export async function rateMessage(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  happened: boolean | null,
): Promise<StoredMessage | null> {
  const [row] = await queries.query<StoredMessage>(
    `update alert_message set happened = $4 where bucket = $1 and account_id = $2 and id = $3 returning ${COLUMNS}`,
    [toIdBucket(accountId), accountId, id, happened],
  );
  return row ?? null;
}
