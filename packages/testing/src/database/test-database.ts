import { join } from 'node:path';
import { inject } from 'vitest';
import { openPool } from '../../../../apps/portal/src/platform/database/connection-pool.ts';
import { listMigrations, migrate } from '../../../../apps/portal/src/platform/database/migrate.ts';
import {
  connectToServer,
  onEachServer,
  openEmptyDatabase,
  type ServerUrls,
  type TestDatabase,
  withDatabaseName,
} from './empty-database.ts';
import { makeDistributed } from './start-citus.ts';
import { type DatabaseServer, TEMPLATE } from './start-servers.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../apps/portal/migrations');
/** An arbitrary advisory lock number that nothing else on a test server uses. */
const LOCK = 20_261_129;

/** Every PostgreSQL on which tests must pass: `describe.each(listDatabaseServers())('on $name', (server) => …)`. */
export function listDatabaseServers(): readonly DatabaseServer[] {
  return inject('databaseServers');
}

async function makeTemplate(url: string): Promise<void> {
  const pool = openPool({ connectionString: url });
  try {
    await migrate(pool, listMigrations(MIGRATIONS));
  } finally {
    await pool.close();
  }
}

/** Migrates one database per server; concurrent callers wait. Copying it costs a fifth of the migrations. */
async function ensureTemplate(one: ServerUrls): Promise<void> {
  const server = connectToServer(one.url);
  try {
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    if ((await server.query('select 1 from pg_database where datname = $1', [TEMPLATE])).length > 0) return;
    // Under a temporary name until complete: a killed run leaves no half template.
    const draft = `${TEMPLATE}_draft`;
    await onEachServer(one, `drop database if exists ${draft}`);
    if (one.workerUrls === undefined) {
      await server.query(`create database ${draft}`);
      await makeTemplate(withDatabaseName(one.url, draft));
    } else await makeDistributed({ ...one, workerUrls: one.workerUrls }, draft, MIGRATIONS);
    await onEachServer(one, `alter database ${draft} rename to ${TEMPLATE}`);
  } finally {
    await server.close();
  }
}

/** A separate database with the portal's tables; `close` drops it. */
export async function openTestDatabase(server: ServerUrls): Promise<TestDatabase> {
  await ensureTemplate(server);
  return openEmptyDatabase(server, TEMPLATE);
}
