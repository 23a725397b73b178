import { openPool } from './connection-pool.ts';
import { type Database, toUnreachableError } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';
import { type DatabaseOptions, openEmbedded } from './open-embedded.ts';
import type { PostgresSupervisor } from './postgres-supervisor.ts';
import { countOthers } from './server-claim.ts';

async function waitUntilAlone(supervisor: PostgresSupervisor): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    const others = await countOthers(supervisor.access);
    if (others === null || others === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Stops the command's database before a signal ends the command. Returns a function that undoes this. */
function endOnSignal(supervisor: PostgresSupervisor): () => void {
  const stop = (signal: keyof typeof EXIT_CODES): void => {
    void supervisor.stopOwn().finally(() => process.exit(EXIT_CODES[signal]));
  };
  // Also for a repeated signal, from terminal and npm: the default would end only the command.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
}

/** Runs a command on the folder's database: joins a running one, or starts it and stops it afterwards. */
export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const embedded = options.url === null ? openEmbedded(options) : null;
  const pool = openPool(embedded?.access ?? { connectionString: options.url ?? '' }, { statementTimeoutMs: 0 });
  const joins = embedded === null || (await countOthers(embedded.supervisor.access)) !== null;
  const forgetSignals = joins ? () => undefined : endOnSignal(embedded.supervisor);
  try {
    if (!joins) await embedded.supervisor.start();
    await migrate(pool, listMigrations(options.migrations), options.warn);
    return await work(pool);
  } catch (error) {
    throw toUnreachableError(error);
  } finally {
    await pool.close();
    if (!joins && (await waitUntilAlone(embedded.supervisor))) await embedded.supervisor.stop();
    else embedded?.supervisor.leave();
    forgetSignals();
  }
}
