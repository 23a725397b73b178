import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { openPool } from './connection-pool.ts';
import { type Database, DatabaseError, toUnreachableError } from './database.ts';
import type { DatabaseAccess } from './database-access.ts';
import { listMigrations, migrate } from './migrate.ts';
import { type DatabaseBackend, type DatabaseOptions, openEmbedded, toInUseError } from './open-embedded.ts';
import { claimServer, countOthers } from './server-claim.ts';

/** The database of a server, which may still be starting: callers wait a little, then get 503 with Retry-After. */
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

/** Steps of the schema take the time that they need. */
async function bringForward(access: DatabaseAccess, options: DatabaseOptions): Promise<void> {
  const pool = openPool(access, { most: 1, statementTimeoutMs: 0 });
  try {
    await migrate(pool, listMigrations(options.migrations), options.warn);
  } finally {
    await pool.close();
  }
}

const ASK_EVERY_MS = 2000;
/** At an even pace: one process asks, and the forms wait for the answer. */
const BACK_OFF_MS = { first: ASK_EVERY_MS, longest: ASK_EVERY_MS };

/** A fault of the database at an address of the operator's names the setting. */
function toSettingFault(error: unknown, url: string | null): unknown {
  const fault = toUnreachableError(error);
  const isNamed = url === null || !(fault instanceof DatabaseError) || fault.message.startsWith('DATABASE_URL');
  return isNamed ? fault : new DatabaseError(`DATABASE_URL: ${fault.message}`, { cause: fault });
}

const isAway = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

/**
 * As often as it takes for a database that is away: after a power cut it may come up long after the portal, whose pages do
 * not need it. Rejects where waiting is useless: a wrong name, password or version.
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
      // The first question has little time while everything starts: one that stays without an answer alone means nothing.
      if (tries === 2 && fault instanceof Error) options.warn(`${fault.message}; it is asked again`);
    }
    await sleep(computeRetryDelay(BACK_OFF_MS, tries, 0), undefined, { ref: false });
  }
}

/** Asks again and again. Where a question stays without an answer until the next is due, there is none. */
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
 * A database whose schema may not be there yet: a server that answers has not been brought forward therefore. Who asks
 * waits a little for that, then gets 503 with Retry-After.
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

/** Opens the database of a server; it starts beside everything else. Rejects with DatabaseError where it cannot be. */
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
    async close() {
      closed = true;
      watch.stop();
      await pool.close();
      await stop();
    },
  };
}
