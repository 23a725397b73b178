import { AppError } from '@portal/contract/errors';
import { type ClientConfig, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { type Database, type Queries, SCHEMA } from './database.ts';
import { type DatabaseAccess, listServers } from './database-access.ts';
import { NoPrimaryError, watchPrimary } from './primary-server.ts';

/** Connections of a pool, and callers that wait for one. */
export interface PoolCounts {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface ConnectionPool extends Database {
  counts(): PoolCounts;
  close(): Promise<void>;
}

interface PoolOptions {
  readonly most: number;
  /** How long to retry connecting during a restart; then callers get 503 with Retry-After. */
  readonly retryTimeoutMs: number;
  /** 0: no limit, for commands and migrations. */
  readonly statementTimeoutMs: number;
  /** Additional wait for a reply: a network that drops packets returns no error. */
  readonly silenceMs: number;
}

const SERVING: PoolOptions = { most: 20, retryTimeoutMs: 4000, statementTimeoutMs: 15_000, silenceMs: 5000 };
const CONNECT_TIMEOUT_MS = 5000;
const RETRY_MS = 100;
const COME_BACK_SECONDS = 5;
const INT8 = 20;
/** No listener, no route, closed connection, starting up or shutting down, too many connections. */
const PASSING = /^(?:ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P0[123]|53300)$/;
/** Out of disk, memory or connections (53), system error (58). */
const OUT_OF_RESOURCES = /^(53|58)[0-9A-Z]{3}$/;
/** A switch-over made the server read-only: only a new connection may reach another. */
const READ_ONLY = '25006';

/** Options of every connection: the portal's schema, and int8 as numbers. */
export function toClientConfig({ connectionString }: DatabaseAccess): ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `-c search_path=${SCHEMA}`,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === INT8 ? Number : format === 'binary' ? types.getTypeParser(id, 'binary') : types.getTypeParser(id),
    },
  };
}

/** PgBouncer has one code for all that it says, which it shares with a wrong number of parameters. */
const isPoolerWithoutServer = (error: Error, code: string): boolean =>
  code === '08P01' &&
  'severity' in error &&
  error.severity === 'FATAL' &&
  !error.message.startsWith('unsupported startup parameter');

function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoPrimaryError) return true;
  const code = 'code' in error ? String(error.code) : '';
  return (
    PASSING.test(code) ||
    code === READ_ONLY ||
    isPoolerWithoutServer(error, code) ||
    /^(Connection terminated|timeout exceeded|Client (has encountered|was closed)|Query read timeout)/.test(
      error.message,
    )
  );
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The pools of a URL: one at a time, of the server that accepts writes. */
interface ServerPools {
  /** The pool to use now. Rejects while no server accepts writes. */
  find(): Promise<Pool>;
  /** After a loss: several servers are asked again. */
  noteLoss(): void;
  counts(): PoolCounts;
  close(): Promise<void>;
}

/** A pool, and how to end what still runs in it. */
function openServerPool(settings: PoolConfig) {
  const pool = new Pool(settings);
  const clients = new Set<PoolClient>();
  // An idle connection broke; the next request opens a new one.
  pool.on('error', () => undefined);
  // A server that dies as it accepts a connection says so before `withClient` listens.
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  return {
    pool,
    /** Ends statements that a frozen server would never answer. */
    abandon(): void {
      pool.end().catch(() => undefined);
      for (const client of clients) void client.end().catch(() => undefined);
    },
  };
}

function openServerPools({ connectionString }: DatabaseAccess, settings: PoolConfig): ServerPools {
  const servers = listServers(connectionString);
  const open = (server: string) => openServerPool({ ...settings, ...toClientConfig({ connectionString: server }) });
  let { pool, abandon } = open(servers[0] ?? connectionString);
  const primary =
    servers.length === 1
      ? null
      : watchPrimary(servers, () => {
          abandon();
          ({ pool, abandon } = open(primary?.address() ?? connectionString));
        });
  return {
    async find() {
      if (primary !== null && primary.address() === null) await primary.find();
      return pool;
    },
    noteLoss: () => void primary?.find().catch(() => undefined),
    counts: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close() {
      primary?.close();
      return pool.end();
    },
  };
}

async function connect(pools: ServerPools, retryTimeoutMs: number): Promise<PoolClient> {
  const until = performance.now() + retryTimeoutMs;
  for (;;) {
    try {
      return await (await pools.find()).connect();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      pools.noteLoss();
      if (performance.now() > until) {
        throw Object.assign(new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS }), { cause: error });
      }
      await sleep(RETRY_MS);
    }
  }
}

function toQueries(client: PoolClient): Queries {
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      return (await client.query<Row & Record<string, unknown>>(text, [...values])).rows;
    },
  };
}

/** Whether the database replies but lacks resources: the caller retries, the connection stays. */
export function isOutOfResources(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OUT_OF_RESOURCES.test(String(error.code));
}

function toLoss(error: unknown): unknown {
  if (!isConnectionLoss(error) && !isOutOfResources(error)) return error;
  return Object.assign(new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS }), { cause: error });
}

/**
 * A connection pool that waits for a restarting database, or of several servers for one that accepts writes. Throws
 * AppError `unavailable` if it stays down.
 */
export function openPool(access: DatabaseAccess, options: Partial<PoolOptions> = {}): ConnectionPool {
  const { most, retryTimeoutMs, statementTimeoutMs, silenceMs } = { ...SERVING, ...options };
  const limits = { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + silenceMs };
  const pools = openServerPools(access, { max: most, ...(statementTimeoutMs === 0 ? {} : limits) });

  async function withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect(pools, retryTimeoutMs);
    let broken = false;
    const noteBreak = () => {
      broken = true;
    };
    client.on('error', noteBreak);
    try {
      return await work(client);
    } catch (error) {
      broken ||= isConnectionLoss(error);
      if (broken) pools.noteLoss();
      throw toLoss(error);
    } finally {
      client.off('error', noteBreak);
      client.release(broken);
    }
  }

  return {
    query: (text, values) => withClient((client) => toQueries(client).query(text, values)),
    inTransaction: (work) =>
      withClient(async (client) => {
        await client.query('begin');
        try {
          const result = await work(toQueries(client));
          await client.query('commit');
          return result;
        } catch (error) {
          // A lost connection rolls back by itself.
          if (!isConnectionLoss(error)) await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    counts: pools.counts,
    close: pools.close,
  };
}
