import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ClaimTable, isFree } from '#platform/claims/claim-table.ts';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, runSql, selectColumns, sql, trusted } from '#platform/database/sql.ts';

/** Key of a message; its bucket is that of the row it concerns. */
export interface MessageKey {
  readonly bucket: number;
  readonly id: string;
}

interface MessageRow {
  readonly id: string;
  /** `feature.what`, by which its deliverer is found. */
  readonly topic: string;
  /** Any JSON without personal data, which stays in the rows that it refers to. */
  readonly payload: unknown;
}

export interface OutboxMessage extends MessageRow, MessageKey {}

/** A row is deleted once its message was accepted, and waits for an operator after its last attempt. */
export const OUTBOX: ClaimTable<MessageRow> = {
  name: 'outbox_message',
  key: ['topic', 'id'],
  lane: 'topic',
  columns: ['topic', 'id', 'payload'],
  open: trusted('dead_at is null'),
  order: 'dueAt',
};

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
export const listMessages = (queries: Queries, most: number): Promise<WaitingMessage[]> =>
  runSql<WaitingMessage>(
    queries,
    sql`select ${selectColumns(['bucket', 'topic', 'id', 'dueAt', 'attempts', 'deadAt', 'lastError'])}
     from outbox_message order by dead_at is null, due_at limit ${most}`,
  );

/** Requeues messages of an id, also dead letters, except those being delivered. Returns how many. */
export async function retryMessages(queries: Queries, id: string, now: EpochSeconds): Promise<number> {
  const sets = { dueAt: now, deadAt: null, attempts: 0 };
  return (await changeRows(queries, 'outbox_message', { sets, where: { id }, when: isFree({ now }) })).length;
}

/** Removes messages of an id; one being delivered may still arrive. Returns how many there were. */
export async function cancelMessages(queries: Queries, id: string): Promise<number> {
  return (await queries.query('delete from outbox_message where id = $1 returning id', [id])).length;
}
