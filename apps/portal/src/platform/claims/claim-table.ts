import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { equate, type Sql, sql } from '#platform/database/sql.ts';

/** The two clocks of a claim: work may be due by a clock that a test freezes, leases end by the machine's. */
export interface ClaimTimes {
  readonly now: EpochSeconds;
  /** Default: `now`. */
  readonly leaseNow?: EpochSeconds;
}

/**
 * A table whose rows workers claim by a lease. Its columns include `bucket`, `due_at`, `attempts`, `lease_until` and
 * `claimed_by`; a row is claimed where its bucket lives, so that buckets can move to other servers.
 */
export interface ClaimTable<Row extends object> {
  readonly name: string;
  /** Key of a row after `bucket`. */
  readonly key: readonly (keyof Row & string)[];
  /** Property by which a worker chooses rows that it can do. */
  readonly lane: keyof Row & string;
  /** What a claim returns; includes the key. */
  readonly columns: readonly (keyof Row & string)[];
  /** Rows that wait or are being worked on. */
  readonly open: Sql;
  /** Open rows that nobody may claim any more. */
  readonly barred?: (times: ClaimTimes) => Sql;
  /** What else a claim sets. */
  readonly begin?: (times: ClaimTimes) => Sql;
  /** `bucket`: bucket by bucket, so that no account starves; `dueAt`: what waits longest first. */
  readonly order: 'bucket' | 'dueAt';
  /** Rows whose runs end at their next renewal. */
  readonly cancelled?: Sql;
}

/** Proof of a claim; a worker whose lease has expired changes nothing once another has claimed the row. */
interface ClaimMark {
  readonly bucket: number;
  readonly claimedBy: string;
  /** Number of this attempt, from 1. */
  readonly attempts: number;
}

export type Claim<Row> = Row & ClaimMark;

/** Values by which the row of a claim is known. */
export function pickMark<Row extends object>({ key }: ClaimTable<Row>, claim: Claim<Row>) {
  const { bucket, claimedBy, attempts } = claim;
  return { bucket, ...Object.fromEntries(key.map((property) => [property, claim[property]])), claimedBy, attempts };
}

export const matchClaim = <Row extends object>(table: ClaimTable<Row>, claim: Claim<Row>): Sql =>
  equate(pickMark(table, claim));

/** Rows that are claimed by nobody, or by a worker that counts as dead. */
export const isFree = ({ now, leaseNow = now }: ClaimTimes): Sql =>
  sql`(lease_until is null or lease_until <= ${leaseNow})`;

/** Condition of rows that a worker may claim now. */
export function matchDue<Row extends object>(table: ClaimTable<Row>, times: ClaimTimes): Sql {
  const due = sql`${table.open} and due_at <= ${times.now} and ${isFree(times)}`;
  return table.barred === undefined ? due : sql`${due} and not (${table.barred(times)})`;
}

/** A kind of claimed rows, as the operator's command `jobs` shows and changes it. */
export interface ClaimedWork {
  /** A line per row that waits or has failed. */
  list(queries: Queries, now: EpochSeconds): Promise<readonly string[]>;
  /** Makes the rows of an id due now. Returns how many. */
  retry(queries: Queries, id: string, now: EpochSeconds): Promise<number>;
  /** Ends the rows of an id without doing them. Returns how many. */
  cancel(queries: Queries, id: string): Promise<number>;
}
