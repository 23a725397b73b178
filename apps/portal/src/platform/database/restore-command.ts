import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Command } from 'commander';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHead } from './backup-format.ts';
import { type Database, DatabaseError, type Queries, SCHEMA } from './database.ts';
import { listTables, type Table } from './list-tables.ts';
import { applyMigration, checkApplied, listMigrations, type Migration, makeSchema } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { withDatabase } from './with-database.ts';

type BackupLine = { readonly kind: 'table'; readonly name: string } | { readonly kind: 'row'; readonly text: string };

const refuse = (path: string, why: string) => new DatabaseError(`${path}: ${why}`);

/** Longer than any row; input is limited long before. */
const LONGEST_LINE_BYTES = 16 * 2 ** 20;
const LINE_FEED = 10;

/** Fails on a line longer than any row: a few compressed bytes may expand to gigabytes. */
function limitLines(path: string): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      const end = chunk.lastIndexOf(LINE_FEED);
      length = end < 0 ? length + chunk.length : chunk.length - end - 1;
      if (length > LONGEST_LINE_BYTES) pass(refuse(path, 'is not a backup of this portal: a line has no end'));
      else pass(null, chunk);
    },
  });
}

async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  try {
    const input = file.pipe(text).pipe(limitLines(path));
    text.on('error', (error) => input.destroy(error));
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'damaged';
    throw refuse(path, code === 'ENOENT' ? 'there is no such file' : `is not a whole backup (${code})`);
  }
}

function parseHead(path: string, line: string): BackupHead {
  let head: Partial<BackupHead> | null = null;
  try {
    head = JSON.parse(line) as Partial<BackupHead>;
  } catch {
    // Reported below.
  }
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.migrations))
    throw refuse(path, 'is not a backup of this portal');
  if (head.version !== BACKUP_VERSION)
    throw refuse(path, `has version ${head.version}, this program reads ${BACKUP_VERSION}`);
  return head as BackupHead;
}

/** Reads and verifies a whole backup before anything is used. Throws DatabaseError. */
async function checkBackup(path: string): Promise<BackupHead> {
  const digest = createHash('sha256');
  let head: BackupHead | null = null;
  let last = '';
  for await (const line of readLines(path)) {
    head ??= parseHead(path, line);
    if (last !== '') digest.update(`${last}\n`);
    last = line;
  }
  if (head === null) throw refuse(path, 'is empty');
  const expected = JSON.stringify(digest.digest('hex'));
  if (!last.startsWith('{"end":true,') || !last.includes(expected))
    throw refuse(path, 'is damaged: its checksum is another');
  return head;
}

/** Tables and rows of a verified backup. */
async function* listBackupLines(path: string): AsyncGenerator<BackupLine> {
  let isHead = true;
  for await (const line of readLines(path)) {
    const table = /^\{"table":"([a-z0-9_]+)"\}$/.exec(line)?.[1];
    if (isHead) isHead = false;
    else if (table !== undefined) yield { kind: 'table', name: table };
    else if (!line.startsWith('{"end":true,')) yield { kind: 'row', text: line };
  }
}

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
 * Replaces everything with a backup, or changes nothing. The schema is created as of the backup, filled, and
 * migrated. Throws DatabaseError if rows would be lost without `replace`. Returns the number of rows.
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
