import { resolve } from 'node:path';
import { Command } from 'commander';
import { backUp } from './back-up.ts';
import type { DatabaseOptions } from './open-embedded.ts';
import { withDatabase } from './with-database.ts';

/** `backup`. Throws DatabaseError for what is refused. */
export function makeBackupCommand(getOptions: () => DatabaseOptions): Command {
  return new Command('backup').argument('<file>').action(async (file: string) => {
    const path = resolve(file);
    const rows = await withDatabase(getOptions(), (database) => backUp(database, path, new Date().toISOString()));
    process.stdout.write(`${path}: ${rows} rows\n`);
  });
}
