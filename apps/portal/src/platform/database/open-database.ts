import { openPool } from './connection-pool.ts';
import type { Database } from './database.ts';
import { listMigrations, migrate } from './migrate.ts';
import { type DatabaseBackend, type DatabaseOptions, openEmbedded, toInUseError } from './open-embedded.ts';
import { claimServer, countOthers } from './server-claim.ts';

/** The database of a server, which may still be starting: whoever asks waits a little, then is told to come back. */
export interface OpenedDatabase {
  readonly database: Database;
  /** Resolves when it is brought forward; rejects with DatabaseError where that cannot be. */
  readonly ready: Promise<void>;
  readonly describe: () => { readonly ready: boolean; readonly detail: string };
  close(): Promise<void>;
}

/** Refuses early where another server holds the folder: before anything is served. */
async function openBackend(options: DatabaseOptions): Promise<DatabaseBackend> {
  const { url, dataDir } = options;
  if (url !== null) {
    const nothing = async () => undefined;
    return { pool: openPool({ connectionString: url }), start: nothing, stop: nothing };
  }
  const embedded = openEmbedded(options);
  const { access } = embedded.supervisor;
  if ((await countOthers(access)) !== null) {
    const claim = await claimServer(access);
    if (claim === null) throw toInUseError(dataDir);
    await claim.release();
  }
  return embedded;
}

/** Opens the database of a server; it starts beside everything else. Rejects with DatabaseError where it cannot be. */
export async function openServerDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { pool, start, stop } = await openBackend(options);
  let detail = 'starting';
  let answering = false;
  const ready = start().then(async () => {
    await migrate(pool, listMigrations(options.migrations));
    detail = options.url === null ? 'embedded' : 'DATABASE_URL';
    answering = true;
  });
  ready.catch(() => undefined);
  const ask = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  const watch = setInterval(async () => {
    answering = await ask();
  }, 2000).unref();
  return {
    database: pool,
    ready,
    describe: () => ({ ready: answering, detail: answering || detail === 'starting' ? detail : 'does not answer' }),
    async close() {
      clearInterval(watch);
      await pool.close();
      await stop();
    },
  };
}
