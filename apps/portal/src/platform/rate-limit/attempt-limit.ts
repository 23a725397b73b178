import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

/** Free attempts, then increasing pauses; a first pause as long as the window makes a cap. */
export interface AttemptRule {
  /** Namespace of the counters. */
  readonly name: string;
  readonly free: number;
  /** Quiet time after which the counter is reset. */
  readonly windowSeconds: number;
  /** The first pause; it doubles with each attempt up to the longest. */
  readonly pauseSeconds: { readonly first: number; readonly longest: number };
}

/** Subject of a rule, such as a name or network. */
export interface AttemptSubject {
  readonly rule: AttemptRule;
  readonly subject: string;
}

const DIGEST_BYTES = 16;

/** A digest, so that the table has no names or addresses. */
function toKey({ rule, subject }: AttemptSubject): readonly [number, Buffer] {
  const digest = createHash('sha256').update(`${rule.name} ${subject}`).digest().subarray(0, DIGEST_BYTES);
  return [digest[0] ?? 0, digest];
}

/** Attempts with the one being counted, 1 after a quiet time. A subquery would be shorter, but Citus refuses it here. */
const NEXT = `(case when greatest(known.last_at, known.blocked_until) + $5::int <= $3::bigint then 1
  else known.attempts + 1 end)`;

/**
 * Counts an attempt before it is made, so that concurrent ones count too. Null: allowed. Otherwise the seconds to
 * wait, at least one; such an attempt is not counted.
 */
export async function countAttempt(
  queries: Queries,
  subject: AttemptSubject,
  now: EpochSeconds,
): Promise<number | null> {
  const [bucket, digest] = toKey(subject);
  const { free, windowSeconds, pauseSeconds } = subject.rule;
  // One statement: concurrent attempts wait at the row, and each sees the previous pause.
  const counted = await queries.query(
    `insert into attempt_count as known (bucket, subject_digest, attempts, last_at, blocked_until)
     values ($1, $2, 1, $3::bigint, case when $4::int <= 1 then $3::bigint + $6::int else 0 end)
     on conflict (bucket, subject_digest) do update set attempts = ${NEXT}, last_at = $3::bigint,
       blocked_until = case when ${NEXT} < $4::int then 0
         else $3::bigint + least($7::int, $6::int * power(2, least(${NEXT} - $4::int, 30)))::bigint end
     where known.blocked_until <= $3::bigint
     returning attempts`,
    [bucket, digest, now, free, windowSeconds, pauseSeconds.first, pauseSeconds.longest],
  );
  return counted.length > 0 ? null : findPause(queries, [bucket, digest], now);
}

async function findPause(queries: Queries, [bucket, digest]: readonly [number, Buffer], now: EpochSeconds) {
  const [row] = await queries.query<{ blockedUntil: EpochSeconds }>(
    'select blocked_until as "blockedUntil" from attempt_count where bucket = $1 and subject_digest = $2',
    [bucket, digest],
  );
  return Math.max(1, (row?.blockedUntil ?? now) - now);
}

/** Resets a subject's counter after success. */
export async function forgetAttempts(queries: Queries, subject: AttemptSubject): Promise<void> {
  const [bucket, digest] = toKey(subject);
  await queries.query('delete from attempt_count where bucket = $1 and subject_digest = $2', [bucket, digest]);
}

/** Uncounts one attempt with the pause it caused. */
export async function withdrawAttempt(queries: Queries, subject: AttemptSubject, now: EpochSeconds): Promise<void> {
  const [bucket, digest] = toKey(subject);
  await queries.query(
    `update attempt_count set attempts = greatest(0, attempts - 1), blocked_until = least(blocked_until, $3)
     where bucket = $1 and subject_digest = $2`,
    [bucket, digest, now],
  );
}

export async function deleteOldAttempts(queries: Queries, quietSince: EpochSeconds): Promise<void> {
  await queries.query('delete from attempt_count where greatest(last_at, blocked_until) < $1', [quietSince]);
}
