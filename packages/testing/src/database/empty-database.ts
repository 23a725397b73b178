import { randomUUID } from 'node:crypto';
import { type ConnectionPool, openPool } from '../../../../apps/portal/src/platform/database/connection-pool.ts';

export interface TestDatabase extends ConnectionPool {
  readonly url: string;
}

/** Tells the test processes the database server for portals of journeys. */
export const JOURNEY_SERVER = 'TEST_JOURNEY_SERVER';
const TIMEOUT_MS = 30_000;

/** The address of another database on the same server. */
export const withDatabaseName = (url: string, name: string): string => url.replace(/\/[^/?]*(?=$|\?)/, `/${name}`);

/** One connection to a server that may still be starting. */
export const connectToServer = (url: string): ConnectionPool =>
  openPool({ connectionString: url }, { most: 1, retryTimeoutMs: TIMEOUT_MS });

/** A separate database, a copy of `template`: by default without even the schema. `close` drops it. It is made without a pooler. */
export async function openEmptyDatabase(
  { url, pooledUrl = url }: { readonly url: string; readonly pooledUrl?: string },
  template = 'template1',
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = connectToServer(url);
  await server.query(`create database ${name} template ${template}`);
  const own = withDatabaseName(pooledUrl, name);
  const pool = openPool({ connectionString: own });
  const close = async (): Promise<void> => {
    await pool.close();
    await server.query(`drop database ${name} with (force)`);
    await server.close();
  };
  return { ...pool, url: own, close };
}
