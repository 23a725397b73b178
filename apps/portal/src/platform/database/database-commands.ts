import { resolve } from 'node:path';
import { Command } from 'commander';
import { backUp } from './back-up.ts';
import { listMigrations } from './migrate.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { restore } from './restore.ts';
import { withDatabase } from './with-database.ts';

/** `backup` and `restore`. They throw DatabaseError for what is refused. */
export function makeDatabaseCommands(getOptions: () => DatabaseOptions): Command[] {
  const backup = new Command('backup')
    .description('Write the whole database into one file with a checksum. The portal may run meanwhile.')
    .argument('<file>')
    .action(async (file: string) => {
      const path = resolve(file);
      const rows = await withDatabase(getOptions(), (database) => backUp(database, path, new Date().toISOString()));
      process.stdout.write(`${path}: ${rows} rows\n`);
    });
  const restoring = new Command('restore')
    .description('Put a backup into the database: all of it, or nothing is changed.')
    .argument('<file>')
    .option('--replace', 'also where the database has rows: they are lost')
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const options = getOptions();
      const migrations = listMigrations(options.migrations);
      const rows = await withDatabase(options, (database) => restore(database, resolve(file), { migrations, replace }));
      process.stdout.write(`${rows} rows restored\n`);
    });
  return [backup, restoring];
}
