import type { Database, Queries } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { listTables, type Table } from './list-tables.ts';
import { applyMigration, checkApplied, type Migration, makeSchema } from './migrate.ts';
import { checkBackup, listBackupLines } from './read-backup.ts';
import { SCHEMA } from './schema.ts';

const ROWS_AT_A_TIME = 500;

async function hasRows(queries: Queries): Promise<boolean> {
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

/**
 * Puts a backup in the place of everything, or changes nothing. The schema is made as it was when the backup was written,
 * filled, and brought forward. Throws DatabaseError where rows would be lost without `replace`. Returns the rows.
 */
export async function restore(
  database: Database,
  path: string,
  { migrations, replace }: { migrations: readonly Migration[]; replace: boolean },
): Promise<number> {
  const head = await checkBackup(path);
  checkApplied(head.migrations, migrations);
  return database.inTransaction(async (transaction) => {
    await transaction.query('set local statement_timeout = 0');
    if (!replace && (await hasRows(transaction))) {
      throw new DatabaseError('the database has rows already: add --replace to put the backup in their place');
    }
    await transaction.query(`drop schema ${SCHEMA} cascade`);
    await makeSchema(transaction);
    const isOld = ({ name }: Migration) => head.migrations.some((applied) => applied.name === name);
    for (const migration of migrations.filter(isOld)) await applyMigration(transaction, migration);
    const count = await insertAll(transaction, path);
    for (const migration of migrations.filter((one) => !isOld(one))) await applyMigration(transaction, migration);
    return count;
  });
}
