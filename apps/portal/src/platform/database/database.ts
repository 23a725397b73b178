import { AppError } from '@portal/contract/errors';

/** Runs one statement with parameters and returns its rows. */
export interface Queries {
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * Features access the database through this interface. All tables are in one schema on the search path; times are
 * bigint epoch seconds, returned as numbers.
 */
export interface Database extends Queries {
  /** Runs work in a transaction, which is lost with its connection and not repeated. */
  inTransaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
}

/** An unusable database; the message is one line that says what to do. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
  }
}

/** Schema of all tables, so that the database can be shared with other applications. */
export const SCHEMA = 'portal';

export const POOLER_SETTINGS = 'set ignore_startup_parameters and connect_query as in deploy/pgbouncer.ini';

/** No such host, wrong password, no such database, no permission to connect (PostgreSQL, appendix A). */
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08...|28...|3D000)$/;

/**
 * Describes an unreachable database in one line without its URL, which may contain a password. Other errors are
 * returned unchanged.
 */
export function toUnreachableError(error: unknown): unknown {
  const isAway = error instanceof AppError && error.code === 'unavailable';
  const cause = isAway ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (cause instanceof Error && cause.message.startsWith('unsupported startup parameter'))
    return new DatabaseError(`the pooler refuses the portal's settings: ${POOLER_SETTINGS}`, { cause });
  if (!isAway && !UNREACHABLE.test(code)) return error;
  return new DatabaseError(`the database cannot be reached (${code === '' ? 'no answer' : code})`, { cause });
}
