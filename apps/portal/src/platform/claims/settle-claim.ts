import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, equate, runSql, type Sql, sql, toColumn, trusted } from '#platform/database/sql.ts';
import { type Claim, type ClaimTable, matchClaim, pickMark } from './claim-table.ts';

const FREED = { leaseUntil: null, claimedBy: null };

const toColumnJson = (rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([property, value]) => [toColumn(property), value]))),
  );

/** State of a run's claim: `lost` if the lease expired and another worker has it, or the row was ended. */
type ClaimState = 'held' | 'cancelled' | 'lost';

/** Extends the lease of a claim, with progress to be stored. */
export async function renewClaim<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  claim: Claim<Row>,
  { leaseUntil, ...progress }: { readonly leaseUntil: EpochSeconds } & Partial<Record<string, unknown>>,
): Promise<ClaimState> {
  const [row] = await runSql<{ cancelled: boolean }>(
    queries,
    sql`update ${trusted(table.name)} set ${equate({ leaseUntil, ...progress }, ', ')}
     where ${matchClaim(table, claim)} returning ${table.cancelled ?? trusted('false')} as cancelled`,
  );
  if (row === undefined) return 'lost';
  return row.cancelled ? 'cancelled' : 'held';
}

/** Ends a claim and stores its result; a lost claim changes nothing. JSON values as text. */
export async function settleClaim<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  claim: Claim<Row>,
  result: Readonly<Record<string, unknown>>,
): Promise<void> {
  const statement = sql`update ${trusted(table.name)} set ${equate({ ...result, ...FREED }, ', ')} where ${matchClaim(table, claim)}`;
  await runSql(queries, statement);
}

export interface Settled<Row extends object> {
  readonly claim: Claim<Row>;
  /** Values of the columns that change; a null leaves its column as it is. */
  readonly result: object & { readonly attempts?: never };
}

/** Ends claims with a statement per bucket; lost claims change nothing. */
export async function settleClaims<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  settled: readonly Settled<Row>[],
): Promise<void> {
  const matched = ['bucket', ...table.key.map(toColumn), 'claimed_by', 'attempts'];
  const ends = [...Map.groupBy(settled, ({ claim }) => claim.bucket)].map(([bucket, ofBucket]) => {
    const rows = ofBucket.map(({ claim, result }) => ({ ...pickMark(table, claim), ...result }));
    const changed = [...new Set(ofBucket.flatMap(({ result }) => Object.keys(result).map(toColumn)))];
    const sets = changed.map((column) => `${column} = coalesce(done.${column}, held.${column})`);
    return runSql(
      queries,
      sql`update ${trusted(table.name)} as held
       set ${trusted([...sets, 'lease_until = null', 'claimed_by = null'].join(', '))}
       from jsonb_populate_recordset(null::${trusted(table.name)}, ${toColumnJson(rows)}) as done
       where held.bucket = ${bucket} and ${trusted(matched.map((column) => `held.${column} = done.${column}`).join(' and '))}`,
    );
  });
  await Promise.all(ends);
}

/** Removes a row whose work is done; a lost claim changes nothing. */
export async function removeClaimed<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  claim: Claim<Row>,
): Promise<void> {
  await runSql(queries, sql`delete from ${trusted(table.name)} where ${matchClaim(table, claim)}`);
}

/** Rows looked for in one turn, whose buckets then change. */
const MOST_FOUND = 5000;

/** Changes rows on a condition without a claim, some buckets in a turn. Returns how many; 0: none is left. */
export async function changeByBucket(
  queries: Queries,
  table: string,
  { sets, when }: { readonly sets: object; readonly when: Sql },
): Promise<number> {
  const buckets = await runSql<{ bucket: number }>(
    queries,
    sql`select bucket from (select bucket from ${trusted(table)} where ${when} limit ${MOST_FOUND}) as found
     group by bucket`,
  );
  let changed = 0;
  for (const { bucket } of buckets)
    changed += (await changeRows(queries, table, { sets, where: { bucket }, when })).length;
  return changed;
}
