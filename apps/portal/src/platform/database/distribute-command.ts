import { Command } from 'commander';
import { type Database, DatabaseError, type Queries, SCHEMA } from './database.ts';
import { listTables } from './list-tables.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { withDatabase } from './with-database.ts';

/** Tables that lie on the servers now, by how they lie there. */
interface Distributed {
  readonly spread: readonly string[];
  readonly reference: readonly string[];
}

/** Throws DatabaseError without Citus, or without a server beside the coordinator. */
async function checkCitus(queries: Queries): Promise<void> {
  const [extension] = await queries.query(`select 1 from pg_extension where extname = 'citus'`);
  if (extension === undefined)
    throw new DatabaseError('DATABASE_URL: this database has no Citus: create extension citus, and add its workers');
  const workers = await queries.query('select 1 from pg_dist_node where isactive and shouldhaveshards');
  if (workers.length === 0) throw new DatabaseError('DATABASE_URL: Citus has no worker: add one by citus_add_node');
}

async function listNames(queries: Queries, statement: string): Promise<ReadonlySet<string>> {
  return new Set((await queries.query<{ name: string }>(statement, [SCHEMA])).map(({ name }) => name));
}

const listKnown = (queries: Queries) =>
  listNames(
    queries,
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
     join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and p.partmethod in ('h', 'n')`,
  );

const listReferences = (queries: Queries) =>
  listNames(
    queries,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind = 'r' and obj_description(c.oid, 'pg_class') like 'Reference table%'`,
  );

/**
 * Puts whole reference tables on every server and all others by bucket, related rows together. A table at a time, so that
 * a broken run goes on where it ended. Returns the tables that it moved. Throws DatabaseError without Citus.
 */
export async function distribute(database: Database): Promise<Distributed> {
  await checkCitus(database);
  const [known, references] = [await listKnown(database), await listReferences(database)];
  // Referenced tables first: a foreign key leads to a table that lies on the same server.
  const names = (await listTables(database)).map(({ name }) => name);
  const isDue = (name: string) => !known.has(name);
  const reference = names.filter((name) => references.has(name));
  const spread = names.filter((name) => !references.has(name));
  for (const name of reference.filter(isDue))
    await database.query('select create_reference_table($1::regclass)', [`${SCHEMA}.${name}`]);
  const first = spread.find((name) => known.has(name)) ?? spread[0];
  for (const name of spread.filter(isDue)) {
    const group = name === first ? 'default' : `${SCHEMA}.${first}`;
    await database.query(`select create_distributed_table($1::regclass, 'bucket', colocate_with => $2)`, [
      `${SCHEMA}.${name}`,
      group,
    ]);
  }
  return { reference: reference.filter(isDue), spread: spread.filter(isDue) };
}

/** `distribute`. Throws DatabaseError if the database has no Citus. */
export function makeDistributeCommand(getOptions: () => DatabaseOptions): Command {
  return new Command('distribute').action(async () => {
    const { spread, reference } = await withDatabase(getOptions(), distribute);
    process.stdout.write(`${spread.length} tables distributed by bucket, ${reference.length} copied to every server\n`);
  });
}
