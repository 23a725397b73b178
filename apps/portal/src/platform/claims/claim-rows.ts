import { randomInt } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { joinSql, runSql, type Sql, selectColumns, sql, toColumn, trusted } from '#platform/database/sql.ts';
import { type Claim, type ClaimTable, type ClaimTimes, matchDue } from './claim-table.ts';

interface ClaimOptions extends ClaimTimes {
  readonly lanes: readonly string[];
  readonly claimedBy: string;
  readonly leaseUntil: EpochSeconds;
  readonly most: number;
  /** First bucket; default: 0. */
  readonly fromBucket?: number;
}

/** Buckets of a claim, in parallel: their leases begin together, and the pool serves others too. */
const MOST_BUCKETS = 8;

interface DueBucket {
  readonly bucket: number;
  readonly count: number;
}

/** An equation lets the index serve the order, which a list does not. */
const matchLanes = (lane: string, lanes: readonly string[]): Sql =>
  lanes.length === 1 ? sql`${trusted(lane)} = ${lanes[0]}` : sql`${trusted(lane)} = any(${lanes})`;

/** Buckets of the rows that come next, without locking any. */
function findBuckets<Row extends object>(queries: Queries, table: ClaimTable<Row>, options: ClaimOptions) {
  const { lanes, most, fromBucket = 0 } = options;
  const order = table.order === 'bucket' ? 'bucket, due_at' : 'due_at';
  return runSql<DueBucket>(
    queries,
    sql`select bucket, count(*)::int as count from (
       select bucket, due_at from ${trusted(table.name)}
       where bucket >= ${fromBucket} and ${matchLanes(toColumn(table.lane), lanes)} and ${matchDue(table, options)}
       order by ${trusted(order)} limit ${most}
     ) as due group by bucket order by ${trusted(table.order === 'bucket' ? 'bucket' : 'min(due_at)')} limit ${MOST_BUCKETS}`,
  );
}

function claimInBucket<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  options: ClaimOptions,
  { bucket, count }: DueBucket,
): Promise<Omit<Claim<Row>, 'claimedBy'>[]> {
  const { lanes, claimedBy, leaseUntil } = options;
  const key = table.key.map(toColumn);
  const sets = [
    sql`lease_until = ${leaseUntil}, claimed_by = ${claimedBy}, attempts = attempts + 1`,
    ...(table.begin === undefined ? [] : [table.begin(options)]),
  ];
  return runSql<Omit<Claim<Row>, 'claimedBy'>>(
    queries,
    sql`with due as (
       select ${trusted(key.join(', '))} from ${trusted(table.name)}
       where bucket = ${bucket} and ${matchLanes(toColumn(table.lane), lanes)} and ${matchDue(table, options)}
       order by due_at limit ${count} for update skip locked
     )
     update ${trusted(table.name)} as claimed set ${joinSql(sets, ', ')} from due
     where claimed.bucket = ${bucket} and ${trusted(key.map((column) => `claimed.${column} = due.${column}`).join(' and '))}
     returning ${selectColumns(['bucket', 'attempts', ...table.columns], 'claimed.')}`,
  );
}

/** Claims due rows of the next buckets; no other worker gets them until the lease ends. */
export async function claimRows<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  options: ClaimOptions,
): Promise<Claim<Row>[]> {
  const { claimedBy, most } = options;
  if (most <= 0 || options.lanes.length === 0) return [];
  const buckets = await findBuckets(queries, table, options);
  const claimed = await Promise.all(buckets.map((due) => claimInBucket(queries, table, options, due)));
  return claimed.flat().map((row) => ({ ...row, claimedBy }) as Claim<Row>);
}

const BUCKETS = 256;

/** Claims bucket by bucket from a random one on, so that no account starves, however much another has queued. */
export function createClaimer<Row extends object>(queries: Queries, table: ClaimTable<Row>) {
  let fromBucket = randomInt(BUCKETS);
  return async (options: Omit<ClaimOptions, 'fromBucket'>): Promise<Claim<Row>[]> => {
    let claims = await claimRows(queries, table, { ...options, fromBucket });
    if (claims.length === 0 && fromBucket > 0) claims = await claimRows(queries, table, options);
    fromBucket = ((claims.at(-1)?.bucket ?? fromBucket - 1) + 1) % BUCKETS;
    return claims;
  };
}

/** Seconds by which the longest due row is late, without those in flight; 0: none waits. */
export async function readDelay<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  times: ClaimTimes,
): Promise<number> {
  const [row] = await runSql<{ dueAt: EpochSeconds | null }>(
    queries,
    sql`select min(due_at) as "dueAt" from ${trusted(table.name)} where ${matchDue(table, times)}`,
  );
  return times.now - (row?.dueAt ?? times.now);
}
