import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

/** Key of a message; its bucket is that of the row it concerns. */
export interface MessageKey {
  readonly bucket: number;
  readonly id: string;
}

export interface OutboxMessage extends MessageKey {
  /** `feature.what`, by which its deliverer is found. */
  readonly topic: string;
  /** Any JSON without personal data, which stays in the rows that it refers to. */
  readonly payload: unknown;
}

export interface MessageClaim extends OutboxMessage {
  readonly claimedBy: string;
  readonly attempts: number;
}

/** A message that waits for its time, the end of a lease, or an operator. */
export interface WaitingMessage extends MessageKey {
  readonly topic: string;
  readonly dueAt: EpochSeconds;
  readonly attempts: number;
  readonly deadAt: EpochSeconds | null;
  readonly lastError: string | null;
}

/** Adds a message, due at once, in the transaction of its cause. */
export async function addMessage(queries: Queries, message: OutboxMessage, now: EpochSeconds): Promise<void> {
  const { bucket, topic, id, payload } = message;
  await queries.query(
    `insert into outbox_message (bucket, topic, id, payload, due_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [bucket, topic, id, JSON.stringify(payload), now],
  );
}

interface ClaimOptions {
  readonly topic: string;
  readonly claimedBy: string;
  readonly now: EpochSeconds;
  readonly leaseUntil: EpochSeconds;
}

/** Claims the longest due message of a topic; no other worker gets it until the lease ends. Null: none is due. */
export async function claimMessage(queries: Queries, claim: ClaimOptions): Promise<MessageClaim | null> {
  const { topic, claimedBy, now, leaseUntil } = claim;
  const [row] = await queries.query<OutboxMessage & { readonly attempts: number }>(
    `with due as (
       select bucket, topic, id from outbox_message
       where topic = $1 and due_at <= $2 and dead_at is null and (lease_until is null or lease_until <= $2)
       order by due_at limit 1 for update skip locked
     )
     update outbox_message as message set lease_until = $3, claimed_by = $4, attempts = attempts + 1
     from due where message.bucket = due.bucket and message.topic = due.topic and message.id = due.id
     returning message.bucket, message.topic, message.id, payload, attempts`,
    [topic, now, leaseUntil, claimedBy],
  );
  return row === undefined ? null : { ...row, claimedBy };
}

const OF_CLAIM = 'bucket = $1 and topic = $2 and id = $3 and claimed_by = $4 and attempts = $5';
const toKey = ({ bucket, topic, id, claimedBy, attempts }: MessageClaim) =>
  [bucket, topic, id, claimedBy, attempts] as const;

/** Removes an accepted message; a lost claim changes nothing. */
export async function completeMessage(queries: Queries, claim: MessageClaim): Promise<void> {
  await queries.query(`delete from outbox_message where ${OF_CLAIM}`, toKey(claim));
}

/** Schedules the next attempt; `dueAt` null: a dead letter. */
export async function postponeMessage(
  queries: Queries,
  claim: MessageClaim,
  next: { readonly dueAt: EpochSeconds | null; readonly now: EpochSeconds; readonly error: string },
): Promise<void> {
  await queries.query(
    `update outbox_message set due_at = coalesce($6, due_at), dead_at = case when $6::bigint is null then $7::bigint end,
       last_error = $8, lease_until = null, claimed_by = null where ${OF_CLAIM}`,
    [...toKey(claim), next.dueAt, next.now, next.error],
  );
}

/** Removes the messages of deleted rows. */
export async function deleteMessages(queries: Queries, topic: string, keys: readonly MessageKey[]): Promise<void> {
  if (keys.length === 0) return;
  await queries.query(
    `delete from outbox_message as message using unnest($2::smallint[], $3::uuid[]) as gone(bucket, id)
     where message.bucket = gone.bucket and message.topic = $1 and message.id = gone.id`,
    [topic, keys.map(({ bucket }) => bucket), keys.map(({ id }) => id)],
  );
}

/** Undelivered messages of a topic, including dead letters. */
export async function countMessages(queries: Queries, topic: string): Promise<number> {
  const [row] = await queries.query<{ waiting: number }>(
    'select count(*)::int as waiting from outbox_message where topic = $1',
    [topic],
  );
  return row?.waiting ?? 0;
}

export async function countDeadLetters(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ dead: number }>(
    'select count(*)::int as dead from outbox_message where dead_at is not null',
  );
  return row?.dead ?? 0;
}

/** Failed and waiting messages, dead letters first, then the longest due. */
export function listMessages(queries: Queries, most: number): Promise<WaitingMessage[]> {
  return queries.query<WaitingMessage>(
    `select bucket, topic, id, due_at as "dueAt", attempts, dead_at as "deadAt", last_error as "lastError"
     from outbox_message order by dead_at is null, due_at limit $1`,
    [most],
  );
}

/** Requeues messages of an id, also dead letters, except those being delivered. Returns how many. */
export async function retryMessages(queries: Queries, id: string, now: EpochSeconds): Promise<number> {
  const rows = await queries.query(
    `update outbox_message set due_at = $2, dead_at = null, attempts = 0, lease_until = null, claimed_by = null
     where id = $1 and (lease_until is null or lease_until <= $2) returning id`,
    [id, now],
  );
  return rows.length;
}

/** Removes messages of an id; one being delivered may still arrive. Returns how many there were. */
export async function cancelMessages(queries: Queries, id: string): Promise<number> {
  return (await queries.query('delete from outbox_message where id = $1 returning id', [id])).length;
}
