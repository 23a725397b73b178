import { resolve } from 'node:path';
import { Command } from 'commander';
import { listMigrations } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { restore } from './restore.ts';
import { withDatabase } from './with-database.ts';

/** `restore`. Throws DatabaseError for what is refused. */
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
