import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { listBackups } from './backup-folder.ts';
import { type Database, DatabaseError, type Queries } from './database.ts';
import { listTables } from './list-tables.ts';
import { listMigrations, type Migration } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { checkBackup } from './read-backup.ts';
import { hasRows, refill } from './restore-command.ts';
import { withDatabase } from './with-database.ts';

/** Rows of a table in the backup's list and in the restored database; null: no such table there. */
interface TableCount {
  readonly table: string;
  readonly expected: number | null;
  readonly found: number | null;
}

async function countRows(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await listTables(queries)) {
    const [row] = await queries.query<{ count: number }>(`select count(*) as count from "${name}"`);
    counts.set(name, row?.count ?? 0);
  }
  return counts;
}

class DrillIsOver extends Error {}

/**
 * Restores a backup into an empty database and counts its rows, in a transaction that leaves nothing behind. Throws
 * DatabaseError if the backup cannot be restored, or the database has rows.
 */
export async function drill(
  database: Database,
  path: string,
  migrations: readonly Migration[],
): Promise<readonly TableCount[]> {
  const { head, end } = await checkBackup(path);
  let counts: TableCount[] = [];
  const compare = async (queries: Queries): Promise<void> => {
    const found = await countRows(queries);
    const expected = new Map(Object.entries(end.tables ?? {}));
    const names = [...new Set([...found.keys(), ...expected.keys()])].sort();
    counts = names.map((table) => ({
      table,
      // A backup without a list of tables has only the sum of their rows.
      expected: end.tables === undefined ? (found.get(table) ?? null) : (expected.get(table) ?? null),
      found: found.get(table) ?? null,
    }));
  };
  await database
    .inTransaction(async (transaction) => {
      if (await hasRows(transaction))
        throw new DatabaseError('the database of the drill has rows: give it an empty one');
      const rows = await refill(transaction, path, head, { migrations, onFilled: compare });
      if (rows !== end.rows) throw new DatabaseError(`${path}: ${rows} of ${end.rows} rows were restored`);
      throw new DrillIsOver();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DrillIsOver)) throw error;
    });
  return counts;
}

const isSame = ({ expected, found }: TableCount): boolean => expected === found;

const describeCount = ({ table, expected, found }: TableCount): string =>
  `${table}: ${found ?? 'missing'}${expected === found ? '' : `, the backup has ${expected ?? 'no such table'}`}\n`;

/** Works on a database of its own, which is removed afterwards. */
async function onOwnDatabase<Result>(
  options: DatabaseOptions,
  url: string | undefined,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-drill-'));
  try {
    return await withDatabase({ ...options, url: url ?? null, dataDir }, work);
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

interface DrillContext {
  readonly options: DatabaseOptions;
  /** `BACKUP_DIR`; null: not set. */
  readonly folder: string | null;
}

function findNewest(folder: string | null): string {
  if (folder === null) throw new DatabaseError('BACKUP_DIR is not set: name a file');
  const [newest] = listBackups(folder);
  if (newest === undefined) throw new DatabaseError(`BACKUP_DIR: there is no backup in ${folder}`);
  return newest.path;
}

/** `restore-drill`. Exit code 1 if anything differs; throws DatabaseError if the backup cannot be restored. */
export function makeRestoreDrillCommand(getContext: () => DrillContext): Command {
  return new Command('restore-drill')
    .argument('[file]', 'default: the newest backup in BACKUP_DIR')
    .option('--into <url>', 'an empty PostgreSQL database; default: a temporary one')
    .action(async (file: string | undefined, { into }: { into?: string }) => {
      const { options, folder } = getContext();
      const path = file === undefined ? findNewest(folder) : resolve(file);
      const migrations = listMigrations(options.migrations);
      const counts = await onOwnDatabase(options, into, (database) => drill(database, path, migrations));
      for (const count of counts) process.stdout.write(describeCount(count));
      const differing = counts.filter((count) => !isSame(count)).length;
      const result = differing === 0 ? 'can be restored' : `differs in ${differing} tables`;
      process.stdout.write(`${path}: ${result}\n`);
      if (differing > 0) process.exitCode = 1;
    });
}
