import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, DatabaseError, POOLER_SETTINGS, type Queries, SCHEMA } from './database.ts';

/** A migration: an SQL file that never changes once applied. */
export interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
  /**
   * Newest migration of the oldest program that works with the schema after this one; null: only programs that have
   * it.
   */
  readonly compatibleWith: string | null;
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

const OLDEST_SERVER = 150_000;
/** Arbitrary, but unique to this program. */
const LOCK = 7_263_418_201;
const NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const COMPATIBLE_WITH = /^-- compatible-with: (\d{4})$/m;

export function listMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    const compatibleWith = COMPATIBLE_WITH.exec(sql)?.[1] ?? null;
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), compatibleWith };
  });
}

export function listApplied(queries: Queries): Promise<AppliedMigration[]> {
  return queries.query<AppliedMigration>('select name, checksum from schema_migration order by name');
}

/**
 * Refuses an applied migration that differs in this program, or is unknown and incompatible. Returns the names of
 * unknown compatible ones.
 */
export function checkApplied(
  applied: readonly (AppliedMigration & Partial<Pick<Migration, 'compatibleWith'>>)[],
  migrations: readonly Migration[],
): string[] {
  const newest = migrations.at(-1)?.name.slice(0, 4) ?? '';
  const unknown: string[] = [];
  for (const { name, checksum, compatibleWith = null } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known !== undefined && known.checksum !== checksum)
      throw new DatabaseError(`${name} was changed after it was applied: put it back`);
    if (known !== undefined) continue;
    if (compatibleWith === null || compatibleWith > newest)
      throw new DatabaseError(`the database is newer than this program: it has ${name}`);
    unknown.push(name);
  }
  return unknown;
}

/** Creates the schema and the list of migrations. */
export async function makeSchema(queries: Queries): Promise<void> {
  await queries.query(`create schema if not exists ${SCHEMA}`);
  await queries.query(
    `create table if not exists ${SCHEMA}.schema_migration (name text primary key, checksum text not null)`,
  );
  // For programs that lack the migration; its file states the same.
  await queries.query(`alter table ${SCHEMA}.schema_migration add column if not exists compatible_with text`);
}

export async function applyMigration(queries: Queries, migration: Migration): Promise<void> {
  const { name, checksum, sql, compatibleWith } = migration;
  await queries.query(sql);
  await queries.query('insert into schema_migration (name, checksum, compatible_with) values ($1, $2, $3)', [
    name,
    checksum,
    compatibleWith,
  ]);
}

/** Throws DatabaseError where a pooler dropped the schema that a connection asked for at its start. */
async function checkSchema(queries: Queries): Promise<void> {
  const [row] = await queries.query<{ schema: string | null }>('select current_schema() as schema');
  if (row?.schema === SCHEMA) return;
  throw new DatabaseError(`DATABASE_URL: the pooler drops the portal's schema: ${POOLER_SETTINGS}`);
}

/** Throws DatabaseError for a PostgreSQL that is too old. */
export async function checkServer(queries: Queries): Promise<void> {
  const [row] = await queries.query<{ version: string; name: string }>(
    `select current_setting('server_version_num') as version, current_setting('server_version') as name`,
  );
  if (row !== undefined && Number(row.version) >= OLDEST_SERVER) return;
  throw new DatabaseError(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${row?.name ?? 'unknown'}`);
}

/**
 * Migrates the database, all or nothing, one process at a time. `warn` reports migrations of a newer, compatible
 * program. Returns the names of new ones.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  warn: (problem: string) => void = () => undefined,
): Promise<string[]> {
  return database.inTransaction(async (transaction) => {
    await checkServer(transaction);
    // A pooler's own limit.
    await transaction.query('set local statement_timeout = 0');
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await makeSchema(transaction);
    await checkSchema(transaction);
    const applied = await transaction.query<AppliedMigration & { compatibleWith: string | null }>(
      'select name, checksum, compatible_with as "compatibleWith" from schema_migration order by name',
    );
    const newer = checkApplied(applied, migrations);
    if (newer.length > 0)
      warn(`the database is newer than this program, which works with it: it has ${newer.join(', ')}`);
    const due = migrations.filter(({ name }) => !applied.some((one) => one.name === name));
    for (const migration of due) await applyMigration(transaction, migration);
    return due.map(({ name }) => name);
  });
}
