import { randomUUID } from 'node:crypto';
import { type ConnectionPool, openPool } from '../../../../apps/portal/src/platform/database/connection-pool.ts';

export interface TestDatabase extends ConnectionPool {
  readonly url: string;
}

/** Names the server that portals of journeys have their databases on to the processes of the tests. */
export const JOURNEY_SERVER = 'TEST_JOURNEY_SERVER';
const TIMEOUT_MS = 30_000;

/** A database of its own with nothing in it, not even the schema. */
export async function openEmptyDatabase({ url }: { readonly url: string }): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPool({ connectionString: url }, { most: 1, retryTimeoutMs: TIMEOUT_MS });
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
