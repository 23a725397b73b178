import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, DatabaseError, type Queries, SCHEMA } from './database.ts';

/** One step forward of the schema: a file of SQL that is never changed after it was applied. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

/** A step that a database has applied. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

const OLDEST_SERVER = 150_000;
/** Any number that no other program on the same database would take. */
const LOCK = 7_263_418_201;
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The migrations of a folder, in order. */
export function listMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** The migrations that the database has, in the order of their names. */
export function listApplied(queries: Queries): Promise<AppliedMigration[]> {
  return queries.query<AppliedMigration>('select name, checksum from schema_migration order by name');
}

/** Refuses an applied migration that this program does not have, or has otherwise. */
export function checkApplied(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known === undefined) throw new DatabaseError(`the database is newer than this program: it has ${name}`);
    if (known.checksum !== checksum) throw new DatabaseError(`${name} was changed after it was applied: put it back`);
  }
}

/** Makes the schema with the list of what was applied. */
export async function makeSchema(queries: Queries): Promise<void> {
  await queries.query(`create schema if not exists ${SCHEMA}`);
  await queries.query(
    `create table if not exists ${SCHEMA}.schema_migration (name text primary key, checksum text not null)`,
  );
}

/** Takes one step and notes it. */
export async function applyMigration(queries: Queries, { name, checksum, sql }: Migration): Promise<void> {
  await queries.query(sql);
  await queries.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
}

async function checkServer(queries: Queries): Promise<void> {
  const [row] = await queries.query<{ version: string; name: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_version') as name`,
  );
  if (row !== undefined && Number(row.version) >= OLDEST_SERVER) return;
  throw new DatabaseError(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${row?.name ?? 'unknown'}`);
}

/** Brings the database forward to these migrations: all or none, one process at a time. Returns the names of those new. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.inTransaction(async (transaction) => {
    await checkServer(transaction);
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await makeSchema(transaction);
    const applied = await listApplied(transaction);
    checkApplied(applied, migrations);
    const due = migrations.filter(({ name }) => !applied.some((one) => one.name === name));
    for (const migration of due) await applyMigration(transaction, migration);
    return due.map(({ name }) => name);
  });
}
