import { AppError } from '@portal/contract/errors';

/** Sends one statement with its values as parameters, and returns the rows. */
export interface Queries {
  query<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/**
 * The door of features to the database. Their tables lie in one schema that is on the search path; times are columns of
 * type bigint with epoch seconds and come back as numbers.
 */
export interface Database extends Queries {
  /** All of the work or nothing of it; the transaction is lost with the connection and is not repeated. */
  inTransaction<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>;
}

/** A database that cannot be used. The message is one line that says what to do. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
  }
}

/** The schema that holds every table of the portal, so that a database may be lived in by others too. */
export const SCHEMA = 'portal';

/** No such host, wrong password, no such database, no right to connect (PostgreSQL, appendix A). */
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08...|28...|3D000)$/;

/** A database that does not answer, in one line without its address: that may hold a password. Anything else stays as it is. */
export function toUnreachableError(error: unknown): unknown {
  const isAway = error instanceof AppError && error.code === 'unavailable';
  const cause = isAway ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (!isAway && !UNREACHABLE.test(code)) return error;
  return new DatabaseError(`the database cannot be reached (${code === '' ? 'no answer' : code})`, { cause });
}
