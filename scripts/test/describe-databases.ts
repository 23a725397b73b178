import { existsSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.ts';

const NAME = 'database tests';
const PROGRAMS = '/usr/lib/postgresql/15/bin/initdb';

/**
 * Which PostgreSQL the tests will run on, in a line: the embedded one always, and `TEST_DATABASE_URL` or Debian's
 * PostgreSQL 15, which is installed where it is missing and `mayInstall` says so.
 */
export function describeDatabases(env: NodeJS.ProcessEnv, { mayInstall }: { readonly mayInstall: boolean }): string {
  if (env.TEST_DATABASE_URL) return `${NAME}: on the embedded PostgreSQL and on TEST_DATABASE_URL`;
  const refusal = existsSync(PROGRAMS) || !mayInstall ? null : installDebianPackage('postgresql-15', NAME);
  if (existsSync(PROGRAMS)) return `${NAME}: on the embedded PostgreSQL and on Debian’s PostgreSQL 15`;
  return `${NAME}: on the embedded PostgreSQL only (${refusal ?? 'no PostgreSQL 15 here'})`;
}
