import { SettingError } from './setting-error.ts';

/** An address of a PostgreSQL database. The error does not repeat it: it holds a password. */
export function parseDatabaseUrl(setting: string, value: string): string {
  // A socket's folder stands in the query, so that the host may be empty.
  const text = value.replace(/^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?=\/)/, '$1socket');
  const url = /\s/.test(value) || !URL.canParse(text) ? null : new URL(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (isPostgres && url.pathname.length > 1) return value;
  throw new SettingError(setting, '…', 'is not an address such as postgres://user:password@host:5432/database');
}
