import { join } from 'node:path';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { systemClock } from '#platform/clock/clock.ts';
import { openPool } from '#platform/database/connection-pool.ts';
import { DatabaseError, type Queries, toUnreachableError } from '#platform/database/database.ts';
import { type DatabaseAccess, findAccess } from '#platform/database/database-access.ts';
import { checkApplied, checkServer, listMigrations, type Migration } from '#platform/database/migrate.ts';
import type { DatabaseOptions } from '#platform/database/open-embedded.ts';
import { countOthers } from '#platform/database/server-claim.ts';
import { listJobs } from '#platform/jobs/job-store.ts';
import { countDeadLetters } from '#platform/outbox/outbox-store.ts';
import { describeJobs } from '../parts/watch-jobs.ts';
import { checkClock } from './check-clock.ts';
import { checkParts, type Finding, fault, ok, warn } from './finding.ts';

type Applied = Parameters<typeof checkApplied>[0][number];

async function checkSchema(queries: Queries, migrations: readonly Migration[]): Promise<Finding> {
  const [there] = await queries.query<{ found: string | null }>(
    `select to_regclass('schema_migration')::text as found`,
  );
  if (there?.found == null) return warn('schema', 'there are no tables yet', 'the first start creates them');
  // A column that older schemas lack.
  const applied = await queries.query<Applied>(
    `select name, checksum, to_jsonb(schema_migration) ->> 'compatible_with' as "compatibleWith"
     from schema_migration order by name`,
  );
  try {
    const newer = checkApplied(applied, migrations);
    const due = migrations.filter(({ name }) => !applied.some((one) => one.name === name));
    if (due.length > 0) {
      const line = `migrations that are due: ${due.length}, from ${due[0]?.name}`;
      return warn('schema', line, 'back up, then restart: the next start applies them');
    }
    if (newer.length > 0)
      return warn('schema', `newer than this program, which works with it: ${newer.join(', ')}`, 'upgrade this host');
    return ok('schema', `${applied.length} migrations, up to ${applied.at(-1)?.name}`);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return fault('schema', error.message, 'install the version of the other hosts');
  }
}

interface ActiveLease {
  readonly name: string;
  readonly label: string;
  readonly until: number;
}

/** Leases of the database and who holds them. */
async function listLeases(queries: Queries): Promise<Finding> {
  const active = await queries.query<ActiveLease>(
    `select name, label, expires_at_ms / 1000 as until from process_lease
     where expires_at_ms >= extract(epoch from clock_timestamp()) * 1000 order by name`,
  );
  const lines = active.map(({ name, label, until }) => `${name}: ${label} until ${formatMoment(Math.floor(until))}`);
  return ok('leases', active.length === 0 ? 'none is taken in the database' : lines.join('; '));
}

async function checkOpened(queries: Queries, migrations: readonly Migration[]): Promise<Finding[]> {
  const [row] = await queries.query<{ version: string; now: number }>(
    `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as now`,
  );
  const clock = checkClock('the database', row?.now ?? 0, systemClock.now());
  const server = ok('database', `PostgreSQL ${row?.version}`);
  await checkServer(queries);
  const schema = await checkSchema(queries, migrations);
  if (schema.level !== 'ok') return [server, clock, schema];
  const jobs = describeJobs(await listJobs(queries), await countDeadLetters(queries), systemClock.now());
  return [server, clock, schema, await listLeases(queries), ...checkParts({ jobs: () => jobs })];
}

/** The access, or why there is nothing to ask. */
async function chooseAccess({ url, dataDir }: DatabaseOptions): Promise<DatabaseAccess | Finding> {
  if (url !== null) return { connectionString: url };
  const access = findAccess(join(dataDir, 'database'));
  if (access !== null && (await countOthers(access)) !== null) return access;
  return warn('database', 'the bundled PostgreSQL does not run', 'nothing: it starts with the portal');
}

/** Whether the database answers, and its version, clock, schema, leases and jobs. Changes nothing. */
export async function checkDatabase(options: DatabaseOptions): Promise<Finding[]> {
  const todo = 'start PostgreSQL, or correct DATABASE_URL';
  try {
    const access = await chooseAccess(options);
    if ('level' in access) return [access];
    const pool = openPool(access, { most: 1, retryTimeoutMs: 0 });
    try {
      return await checkOpened(pool, listMigrations(options.migrations));
    } finally {
      await pool.close();
    }
  } catch (error) {
    return [fault('database', describeErrorInLine(toUnreachableError(error)), todo)];
  }
}
