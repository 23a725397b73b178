import { resolve } from 'node:path';
import { Command } from 'commander';
import type { BackupHead } from './backup-format.ts';
import { type Database, DatabaseError, type Queries, SCHEMA } from './database.ts';
import { listTables, type Table } from './list-tables.ts';
import { applyMigration, checkApplied, listMigrations, type Migration, makeSchema } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { checkBackup, listBackupLines } from './read-backup.ts';
import { withDatabase } from './with-database.ts';

const ROWS_AT_A_TIME = 500;

export async function hasRows(queries: Queries): Promise<boolean> {
  for (const { name } of await listTables(queries)) {
    if ((await queries.query(`select 1 from "${name}" limit 1`)).length > 0) return true;
  }
  return false;
}

async function insertRows(queries: Queries, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  const list = columns.map((column) => `"${column}"`).join(', ');
  await queries.query(
    `insert into "${name}" (${list}) select ${list} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

async function insertAll(queries: Queries, path: string): Promise<number> {
  const tables = new Map((await listTables(queries)).map((table) => [table.name, table]));
  let table: Table | undefined;
  let waiting: string[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (table !== undefined) await insertRows(queries, table, waiting);
    count += waiting.length;
    waiting = [];
  };
  for await (const line of listBackupLines(path)) {
    if (line.kind === 'table') {
      await flush();
      table = tables.get(line.name);
      if (table === undefined) throw new DatabaseError(`${path}: has rows of an unknown table ${line.name}`);
    } else if (waiting.push(line.text) >= ROWS_AT_A_TIME) await flush();
  }
  await flush();
  return count;
}

/** What a backup becomes: the newest schema, and what sees the rows before later migrations change them. */
export interface Restoring {
  readonly migrations: readonly Migration[];
  readonly onFilled?: (queries: Queries) => Promise<void>;
}

/**
 * Replaces everything with a verified backup, in a transaction of the caller: creates the schema as of the backup, fills
 * and migrates it. Returns the number of rows.
 */
export async function refill(
  transaction: Queries,
  path: string,
  head: BackupHead,
  { migrations, onFilled }: Restoring,
): Promise<number> {
  checkApplied(head.migrations, migrations);
  await transaction.query('set local statement_timeout = 0');
  await transaction.query(`drop schema ${SCHEMA} cascade`);
  await makeSchema(transaction);
  const isOld = ({ name }: Migration) => head.migrations.some((applied) => applied.name === name);
  for (const migration of migrations.filter(isOld)) await applyMigration(transaction, migration);
  const count = await insertAll(transaction, path);
  await onFilled?.(transaction);
  for (const migration of migrations.filter((one) => !isOld(one))) await applyMigration(transaction, migration);
  return count;
}

/**
 * Replaces everything with a backup, or changes nothing. Throws DatabaseError if rows would be lost without `replace`.
 * Returns the number of rows.
 */
export async function restore(
  database: Database,
  path: string,
  { migrations, replace }: { migrations: readonly Migration[]; replace: boolean },
): Promise<number> {
  const { head } = await checkBackup(path);
  checkApplied(head.migrations, migrations);
  return database.inTransaction(async (transaction) => {
    if (!replace && (await hasRows(transaction))) {
      throw new DatabaseError('the database has rows already: add --replace to put the backup in their place');
    }
    return refill(transaction, path, head, { migrations });
  });
}

/** `restore`. Throws DatabaseError if the command is refused. */
export function makeRestoreCommand(getOptions: () => DatabaseOptions): Command {
  return new Command('restore')
    .argument('<file>')
    .option('--replace', 'also where the database has rows: they are lost')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const options = getOptions();
      const migrations = listMigrations(options.migrations);
      const rows = await withDatabase(options, (database) => restore(database, resolve(file), { migrations, replace }));
      process.stdout.write(`${rows} rows restored\n`);
    });
}
