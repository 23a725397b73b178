import { existsSync } from 'node:fs';
import { HAS_BOUNCER } from '@portal/testing/database/start-bouncer';
import { runsOnAllDatabases } from '@portal/testing/database/start-servers';
import { installDebianPackage } from './install-debian-package.ts';

const NAME = 'database tests';
const BOUNCED = HAS_BOUNCER ? ', and through PgBouncer' : '; no pgbouncer here';
const PROGRAMS = '/usr/lib/postgresql/15/bin/initdb';

/**
 * The PostgreSQL servers of the tests, in one line: always the embedded one; with `CI=true` or `TEST_DATABASES=all`
 * also Debian's PostgreSQL 15, which is installed if missing and `mayInstall` allows, and PgBouncer where there is one;
 * or the one of `TEST_DATABASE_URL`.
 */
export function describeDatabases(env: NodeJS.ProcessEnv, { mayInstall }: { readonly mayInstall: boolean }): string {
  if (env.TEST_DATABASE_URL) return `${NAME}: on the embedded PostgreSQL and on TEST_DATABASE_URL`;
  if (!runsOnAllDatabases(env)) return `${NAME}: on the embedded PostgreSQL (TEST_DATABASES=all: on PostgreSQL 15 too)`;
  const refusal = existsSync(PROGRAMS) || !mayInstall ? null : installDebianPackage('postgresql-15', NAME);
  if (existsSync(PROGRAMS)) return `${NAME}: on the embedded PostgreSQL and on Debian’s PostgreSQL 15${BOUNCED}`;
  return `${NAME}: on the embedded PostgreSQL only (${refusal ?? 'no PostgreSQL 15 here'})${BOUNCED}`;
}
