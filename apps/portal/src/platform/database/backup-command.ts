import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { syncFolder } from '@portal/forecast/store/durable-file';
import { Command } from 'commander';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupEnd, type BackupHead } from './backup-format.ts';
import type { Database, Queries } from './database.ts';
import { listTables, type Table } from './list-tables.ts';
import { listApplied } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { checkBackup } from './read-backup.ts';
import { withDatabase } from './with-database.ts';

const ROWS_AT_A_TIME = 1000;
const PRIVATE = 0o600;

/** Writes concatenated gzip members, which is a valid gzip file. */
function openLines(path: string) {
  const file = openSync(path, 'w', PRIVATE);
  const digest = createHash('sha256');
  const tables: Record<string, number> = {};
  const write = (lines: readonly string[]): void => {
    const text = lines.map((line) => `${line}\n`).join('');
    digest.update(text);
    writeFileSync(file, gzipSync(text));
  };
  return {
    write,
    beginTable(name: string) {
      tables[name] = 0;
      write([JSON.stringify({ table: name })]);
    },
    writeRows(name: string, lines: readonly string[]) {
      tables[name] = (tables[name] ?? 0) + lines.length;
      write(lines);
    },
    finish(): number {
      const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
      const end: BackupEnd = { end: true, rows, tables, sha256: digest.digest('hex') };
      writeFileSync(file, gzipSync(`${JSON.stringify(end)}\n`));
      fsyncSync(file);
      return rows;
    },
    close: () => closeSync(file),
  };
}

async function writeTable(queries: Queries, { name, columns }: Table, write: (lines: string[]) => void): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await queries.query(`declare backed_up no scroll cursor for select to_jsonb(one)::text as line
    from (select ${list} from "${name}") as one`);
  for (;;) {
    const rows = await queries.query<{ line: string }>(`fetch ${ROWS_AT_A_TIME} from backed_up`);
    if (rows.length === 0) break;
    write(rows.map(({ line }) => line));
  }
  await queries.query('close backed_up');
}

/**
 * Writes a consistent snapshot of all tables with a checksum; the file appears once it is complete and was read back.
 * Returns the number of rows.
 */
export async function backUp(database: Database, path: string, createdAt: string): Promise<number> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    const rows = await database.inTransaction(async (transaction) => {
      await transaction.query('set transaction isolation level repeatable read read only');
      await transaction.query('set local statement_timeout = 0');
      const migrations = await listApplied(transaction);
      const tables = await listTables(transaction);
      const lines = openLines(unfinished);
      try {
        const head: BackupHead = { format: BACKUP_FORMAT, version: BACKUP_VERSION, createdAt, migrations };
        lines.write([JSON.stringify(head)]);
        for (const table of tables) {
          lines.beginTable(table.name);
          await writeTable(transaction, table, (rows) => lines.writeRows(table.name, rows));
        }
        return lines.finish();
      } finally {
        lines.close();
      }
    });
    await checkBackup(unfinished);
    renameSync(unfinished, path);
    syncFolder(dirname(path));
    return rows;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** `backup`. Throws DatabaseError if the command is refused. */
export function makeBackupCommand(getOptions: () => DatabaseOptions): Command {
  return new Command('backup').argument('<file>').action(async (file: string) => {
    const path = resolve(file);
    const rows = await withDatabase(getOptions(), (database) => backUp(database, path, new Date().toISOString()));
    process.stdout.write(`${path}: ${rows} rows\n`);
  });
}
