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
import { JOURNEY_SERVER } from './empty-database.ts';

/** A PostgreSQL that tests make their databases on. */
export interface DatabaseServer {
  readonly name: string;
  readonly url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServers: readonly DatabaseServer[];
  }
}

const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
const DEBIAN = '/usr/lib/postgresql/15/bin';

interface StartedServer extends DatabaseServer {
  readonly stop: () => Promise<void>;
}

/** Starts beside the first tests: connections to it are waited for. Nothing has to outlive the machine here. */
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

/** Vitest's global set-up: the embedded PostgreSQL, and PostgreSQL 15 by `TEST_DATABASE_URL` or of Debian. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const embedded = startServer('the embedded PostgreSQL', getEmbeddedPrograms());
  process.env[JOURNEY_SERVER] = embedded.url;
  const servers = [embedded];
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) servers.push({ name: 'TEST_DATABASE_URL', url, stop: async () => undefined });
  else if (existsSync(join(DEBIAN, 'initdb')))
    servers.push(startServer("Debian's PostgreSQL 15", openPrograms(DEBIAN)));
  provide(
    'databaseServers',
    servers.map((server) => ({ name: server.name, url: server.url })),
  );
  return async () => {
    for (const server of servers) await server.stop();
  };
}
