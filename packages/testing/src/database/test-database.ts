import { join } from 'node:path';
import { inject } from 'vitest';
import { listMigrations, migrate } from '../../../../apps/portal/src/platform/database/migrate.ts';
import { openEmptyDatabase, type TestDatabase } from './empty-database.ts';
import type { DatabaseServer } from './start-servers.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../apps/portal/migrations');

/** Every PostgreSQL that tests must pass on: `describe.each(listDatabaseServers())('on $name', (server) => …)`. */
export function listDatabaseServers(): readonly DatabaseServer[] {
  return inject('databaseServers');
}

/** A database of its own with the portal's tables; `close` drops it. */
export async function openTestDatabase(server: DatabaseServer): Promise<TestDatabase> {
  const database = await openEmptyDatabase(server);
  await migrate(database, listMigrations(MIGRATIONS));
  return database;
}
