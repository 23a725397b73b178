import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ConnectionPool, openPool } from '../../../apps/portal/src/platform/database/connection-pool.ts';
import { listMigrations, migrate } from '../../../apps/portal/src/platform/database/migrate.ts';
import type { DatabaseServer } from './start-servers.ts';

export interface TestDatabase extends ConnectionPool {
  readonly url: string;
}

const MIGRATIONS = join(import.meta.dirname, '../../../apps/portal/migrations');
const PATIENCE_MS = 30_000;

/** Every PostgreSQL that tests must pass on: `describe.each(listDatabaseServers())('on $name', (server) => …)`. */
export function listDatabaseServers(): readonly DatabaseServer[] {
  return inject('databaseServers');
}

/** A database of its own with nothing in it, not even the schema. */
export async function openEmptyDatabase({ url }: DatabaseServer): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPool({ connectionString: url }, { most: 1, patienceMs: PATIENCE_MS });
  await server.query(`create database ${name}`);
  const own = url.replace(/\/[^/?]*(?=$|\?)/, `/${name}`);
  const pool = openPool({ connectionString: own });
  const close = async (): Promise<void> => {
    await pool.close();
    await server.query(`drop database ${name} with (force)`);
    await server.close();
  };
  return { ...pool, url: own, close };
}

/** A database of its own with the portal's tables; `close` drops it. */
export async function openTestDatabase(server: DatabaseServer): Promise<TestDatabase> {
  const database = await openEmptyDatabase(server);
  await migrate(database, listMigrations(MIGRATIONS));
  return database;
}
