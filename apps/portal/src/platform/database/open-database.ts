import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { openPool, type PoolCounts } from './connection-pool.ts';
import { type Database, DatabaseError, toUnreachableError } from './database.ts';
import type { DatabaseAccess } from './database-access.ts';
import { listMigrations, migrate } from './migrate.ts';
import { type DatabaseBackend, type DatabaseOptions, openEmbedded, toInUseError } from './open-embedded.ts';
import { claimServer, countOthers } from './server-claim.ts';

/** A server's database, which may still be starting: callers wait briefly, then get 503 with Retry-After. */
export interface OpenedDatabase {
  readonly database: Database;
  /** Resolves after migration; rejects with DatabaseError if it fails for good. */
  readonly ready: Promise<void>;
  readonly describe: () => { readonly ready: boolean; readonly detail: string };
  countConnections(): PoolCounts;
  close(): Promise<void>;
}

/** Fails early, before anything is served, if another server uses the folder. */
async function openBackend(options: DatabaseOptions): Promise<DatabaseBackend> {
  const { url, dataDir } = options;
  if (url !== null) {
    const nothing = async () => undefined;
    return { access: { connectionString: url }, start: nothing, stop: nothing };
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

/** Migrations have no statement timeout. */
async function bringForward(access: DatabaseAccess, options: DatabaseOptions): Promise<void> {
  const pool = openPool(access, { most: 1, statementTimeoutMs: 0 });
  try {
    await migrate(pool, listMigrations(options.migrations), options.warn);
  } finally {
    await pool.close();
  }
}

const ASK_EVERY_MS = 2000;
/** Constant interval: only one process asks, and forms wait for the answer. */
const BACK_OFF_MS = { first: ASK_EVERY_MS, longest: ASK_EVERY_MS };

/** Adds the setting's name to errors of the operator's own database. */
function toSettingFault(error: unknown, url: string | null): unknown {
  const fault = toUnreachableError(error);
  const isNamed = url === null || !(fault instanceof DatabaseError) || fault.message.startsWith('DATABASE_URL');
  return isNamed ? fault : new DatabaseError(`DATABASE_URL: ${fault.message}`, { cause: fault });
}

const isAway = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

/**
 * Retries until an absent database is up: after a power cut it may start long after the portal, whose pages do not
 * need it. Rejects if waiting is useless: wrong name, password or version.
 */
async function retryBringForward(
  access: DatabaseAccess,
  options: DatabaseOptions,
  isClosed: () => boolean,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await bringForward(access, options);
    } catch (error) {
      const fault = toSettingFault(error, options.url);
      if (!isAway(error) || isClosed()) throw fault;
      // A single timeout means little while everything is starting.
      if (tries === 2 && fault instanceof Error) options.warn(`${fault.message}; retrying`);
    }
    await sleep(computeRetryDelay(BACK_OFF_MS, tries, 0), undefined, { ref: false });
  }
}

/** Polls the database. It counts as down if a query has no answer by the time the next is due. */
function watchAnswers(ask: () => Promise<boolean>) {
  let answering = false;
  let isAsking = false;
  const askOnce = async (): Promise<void> => {
    isAsking = true;
    answering = await ask();
    isAsking = false;
  };
  const timer = setInterval(() => {
    if (isAsking) answering = false;
    else void askOnce();
  }, ASK_EVERY_MS).unref();
  return {
    isAnswering: () => answering,
    noteAnswer: () => {
      answering = true;
    },
    stop: () => clearInterval(timer),
  };
}

const TIMEOUT_MS = 4000;
const COME_BACK_SECONDS = 5;

/**
 * Waits briefly for the migration, as a reachable database may not have its schema yet; then callers get 503 with
 * Retry-After.
 */
function waitForSchema(pool: Database, ready: Promise<void>): Database {
  let isReady = false;
  const noteReady = ready.then(() => {
    isReady = true;
  });
  noteReady.catch(() => undefined);
  const findReady = async (): Promise<void> => {
    const timeout = new AbortController();
    const late = sleep(TIMEOUT_MS, undefined, { signal: timeout.signal, ref: false });
    await Promise.race([noteReady, late]).catch(() => undefined);
    timeout.abort();
    if (!isReady) throw new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS });
  };
  return {
    query: async (text, values) => {
      if (!isReady) await findReady();
      return pool.query(text, values);
    },
    inTransaction: async (work) => {
      if (!isReady) await findReady();
      return pool.inTransaction(work);
    },
  };
}

/** Opens a server's database, which starts in the background. Rejects with DatabaseError if it cannot work. */
export async function openServerDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { access, start, stop } = await openBackend(options);
  const pool = openPool(access);
  let detail = 'starting';
  const watch = watchAnswers(() =>
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
  );
  let closed = false;
  const ready = start().then(async () => {
    await retryBringForward(access, options, () => closed);
    detail = options.url === null ? 'embedded' : 'DATABASE_URL';
    watch.noteAnswer();
  });
  ready.catch(() => undefined);
  return {
    database: waitForSchema(pool, ready),
    ready,
    describe: () => {
      const isAnswering = watch.isAnswering();
      if (detail === 'starting') return { ready: false, detail };
      return { ready: isAnswering, detail: isAnswering ? detail : 'does not answer' };
    },
    countConnections: pool.counts,
    async close() {
      closed = true;
      watch.stop();
      await pool.close();
      await stop();
    },
  };
}
