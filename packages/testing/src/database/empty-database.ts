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

export interface ServerUrls {
  readonly url: string;
  readonly pooledUrl?: string;
  /** Servers that hold the rows, each in a database of the same name. */
  readonly workerUrls?: readonly string[];
}

/** Runs a statement on a server and its workers. */
export async function onEachServer({ url, workerUrls = [] }: ServerUrls, statement: string): Promise<void> {
  for (const one of [...workerUrls, url]) {
    const server = connectToServer(one);
    await server.query(statement).finally(server.close);
  }
}

/** A separate database, a copy of `template`: by default without even the schema. `close` drops it. It is made without a pooler. */
export async function openEmptyDatabase(server: ServerUrls, template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onEachServer(server, `create database ${name} template ${template}`);
  const own = withDatabaseName(server.pooledUrl ?? server.url, name);
  const pool = openPool({ connectionString: own });
  const close = async (): Promise<void> => {
    await pool.close();
    await onEachServer(server, `drop database ${name} with (force)`);
  };
  return { ...pool, url: own, close };
}
