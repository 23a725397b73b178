import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { equate, runSql, type Sql, sql, trusted } from '#platform/database/sql.ts';
import { type Claim, type ClaimTable, matchClaim } from './claim-table.ts';

const FREED = { leaseUntil: null, claimedBy: null };

/** State of a run's claim: `lost` if the lease expired and another worker has it, or the row was ended. */
export type ClaimState = 'held' | 'cancelled' | 'lost';

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

/** Removes a row whose work is done; a lost claim changes nothing. */
export async function removeClaimed<Row extends object>(
  queries: Queries,
  table: ClaimTable<Row>,
  claim: Claim<Row>,
): Promise<void> {
  await runSql(queries, sql`delete from ${trusted(table.name)} where ${matchClaim(table, claim)}`);
}

/** Changes rows that equal `where` without a claim. Returns how many. */
export async function changeRows(
  queries: Queries,
  { name }: Pick<ClaimTable, 'name'>,
  { sets, where, when = trusted('true') }: { readonly sets: object; readonly where: object; readonly when?: Sql },
): Promise<number> {
  const statement = sql`update ${trusted(name)} set ${equate(sets, ', ')} where ${equate(where)} and ${when} returning bucket`;
  return (await runSql(queries, statement)).length;
}
