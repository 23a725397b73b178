import { AppError } from '@portal/contract/errors';
import { DatabaseError } from './database-error.ts';

/** No such host, wrong password, no such database, no right to connect (PostgreSQL, appendix A). */
const UNREACHABLE = /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|08...|28...|3D000)$/;

/** A database that does not answer, in one line without its address: that may hold a password. Anything else stays as it is. */
export function tellUnreachable(error: unknown): unknown {
  const isAway = error instanceof AppError && error.code === 'unavailable';
  const cause = isAway ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (!isAway && !UNREACHABLE.test(code)) return error;
  return new DatabaseError(`the database cannot be reached (${code === '' ? 'no answer' : code})`, { cause });
}
