import type { AlertText } from '@portal/domain/alert/alert-text';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** How a message turned out by what was seen afterwards. */
type Outcome = 'right' | 'wrong' | 'missed' | 'unknown';

/** A message, one that was withheld, or an event that nothing was sent of. */
export interface StoredMessage {
  readonly id: string;
  readonly ruleId: string;
  readonly placeId: string;
  readonly openedAt: EpochSeconds;
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly eventAt: EpochSeconds;
  readonly content: AlertText;
  readonly issued: unknown;
  readonly channel: string | null;
  readonly state: string;
  readonly reason: string | null;
  readonly sentAt: EpochSeconds | null;
  readonly outcome: Outcome | null;
  /** When it was first seen, and the strongest of it. */
  readonly observedAt: EpochSeconds | null;
  readonly observedPeak: number | null;
  readonly happened: boolean | null;
}

const COLUMNS = `id, rule_id as "ruleId", place_id as "placeId", opened_at as "openedAt", kind, event_at as "eventAt", content,
  issued, channel, state, reason, sent_at as "sentAt", outcome, observed_at as "observedAt",
  observed_peak as "observedPeak", happened`;

/** The newest messages of an account, at most so many, before one of them where it is given. */
export function listMessages(
  queries: Queries,
  accountId: string,
  { most, before }: { readonly most: number; readonly before: string | null },
): Promise<StoredMessage[]> {
  return queries.query<StoredMessage>(
    `select ${COLUMNS} from alert_message where bucket = $1 and account_id = $2 and ($4::uuid is null or id < $4)
     order by id desc limit $3`,
    [toIdBucket(accountId), accountId, most, before],
  );
}

/** Stores what a reader says of a message. Null where the account has no such message. */
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
