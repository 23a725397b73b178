import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  getEmbeddedPrograms,
  openPrograms,
  type PostgresPrograms,
} from '../../../../apps/portal/src/platform/database/postgres-programs.ts';
import { supervisePostgres } from '../../../../apps/portal/src/platform/database/postgres-supervisor.ts';
import { connectToServer, JOURNEY_SERVER } from './empty-database.ts';
import { DEBIAN } from './loopback-server.ts';
import { HAS_BOUNCER, startBouncer } from './start-bouncer.ts';
import { HAS_CITUS, startCitus } from './start-citus.ts';

/** A PostgreSQL server for test databases. */
export interface DatabaseServer {
  readonly name: string;
  readonly url: string;
  /** Through PgBouncer, which tests use then. */
  readonly pooledUrl?: string;
  /** Servers of Citus that hold the rows. */
  readonly workerUrls?: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServers: readonly DatabaseServer[];
  }
}

/** The database with the portal's tables from which others are copied. */
export const TEMPLATE = 'portal_test_template';

/**
 * `all` also runs tests on PostgreSQL 15 and through PgBouncer, as `CI=true` does: a change rarely touches their
 * differences. `citus`: only on a coordinator of Citus with two workers.
 */
const ALL_DATABASES = 'TEST_DATABASES';

const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);

interface StartedServer extends DatabaseServer {
  readonly stop: () => Promise<void>;
}

/** Starts in parallel with the first tests, whose connections wait for it. Durability is off. */
function startServer(name: string, programs: PostgresPrograms): StartedServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-database-'));
  const supervisor = supervisePostgres({ dataDir, programs, warn, settings: ['fsync=off'] });
  const started = supervisor.start();
  const stop = async (): Promise<void> => {
    await started.catch(() => undefined);
    await supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { name, url: supervisor.access.connectionString, stop };
}

async function dropTemplate(url: string): Promise<void> {
  const server = connectToServer(url);
  await server.query(`drop database if exists ${TEMPLATE}`);
  await server.close();
}

/** The same server once more: settings of a connection reach PostgreSQL otherwise. */
async function startPooled({ url }: StartedServer): Promise<StartedServer> {
  const bouncer = await startBouncer(url);
  return { name: 'PgBouncer before the embedded PostgreSQL', url, pooledUrl: bouncer.toUrl(url), stop: bouncer.stop };
}

/** A server that outlives the tests: removes a template of older migrations before and after. */
async function useServer(url: string): Promise<StartedServer> {
  await dropTemplate(url);
  return { name: 'TEST_DATABASE_URL', url, stop: () => dropTemplate(url) };
}

/** Whether tests also run on a second PostgreSQL, if there is one. */
export const runsOnAllDatabases = (env: NodeJS.ProcessEnv): boolean =>
  env.CI === 'true' || env[ALL_DATABASES] === 'all' || Boolean(env.TEST_DATABASE_URL);

/**
 * Vitest's global set-up: the embedded PostgreSQL and, on demand, that of `TEST_DATABASE_URL` or Debian's PostgreSQL
 * 15.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const embedded = startServer('the embedded PostgreSQL', getEmbeddedPrograms());
  process.env[JOURNEY_SERVER] = embedded.url;
  const servers: StartedServer[] = [embedded];
  const url = process.env.TEST_DATABASE_URL;
  const onCitus = process.env[ALL_DATABASES] === 'citus' && HAS_CITUS;
  if (onCitus) servers.push({ name: 'Citus with two workers', ...(await startCitus()) });
  if (url) servers.push(await useServer(url));
  else if (runsOnAllDatabases(process.env) && existsSync(join(DEBIAN, 'initdb')))
    servers.push(startServer("Debian's PostgreSQL 15", openPrograms(DEBIAN)));
  if (!url && runsOnAllDatabases(process.env) && HAS_BOUNCER) servers.push(await startPooled(embedded));
  provide(
    'databaseServers',
    servers.filter((server) => !onCitus || server !== embedded).map(({ stop, ...server }) => server),
  );
  return async () => {
    for (const server of servers.toReversed()) await server.stop();
  };
}
