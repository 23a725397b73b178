import { existsSync } from 'node:fs';
import { openPool } from '../../../../apps/portal/src/platform/database/connection-pool.ts';
import { makePassword } from '../../../../apps/portal/src/platform/database/database-access.ts';
import { distribute } from '../../../../apps/portal/src/platform/database/distribute-command.ts';
import { makeCluster } from '../../../../apps/portal/src/platform/database/make-cluster.ts';
import { listMigrations, migrate } from '../../../../apps/portal/src/platform/database/migrate.ts';
import { openPrograms } from '../../../../apps/portal/src/platform/database/postgres-programs.ts';
import { connectToServer, onEachServer, withDatabaseName } from './empty-database.ts';
import { DEBIAN, makePlace, type Place, removePlaces, startAt } from './loopback-server.ts';

/** Whether Debian's PostgreSQL 15 has the extension. */
export const HAS_CITUS = existsSync('/usr/share/postgresql/15/extension/citus.control');

/** Few shards and connections: tests have few rows, and many databases. */
const SETTINGS = [
  'shared_preload_libraries=citus',
  'citus.shard_count=4',
  'citus.max_adaptive_executor_pool_size=2',
  'citus.node_conninfo=sslmode=disable',
  'max_connections=400',
  'max_worker_processes=100',
  'max_prepared_transactions=400',
  'max_locks_per_transaction=400',
];

/** A coordinator with its workers. */
interface CitusServers {
  readonly url: string;
  readonly workerUrls: readonly string[];
  stop(): Promise<void>;
}

/** Starts a coordinator and workers, without databases. */
export async function startCitus(workers = 2): Promise<CitusServers> {
  const programs = openPrograms(DEBIAN);
  const password = makePassword();
  const places: Place[] = [];
  for (let count = 0; count <= workers; count += 1) places.push(await makePlace(programs));
  for (const place of places) await makeCluster(place.folders, place.programs, place.user, password);
  const servers = places.map((place) => startAt(place, password, SETTINGS));
  const [url = '', ...workerUrls] = servers.map((server) => server.url);
  return {
    url,
    workerUrls,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      removePlaces(places);
    },
  };
}

/** Makes a database of one name on all servers, with the portal's tables distributed, for copies on each. */
export async function makeDistributed(
  servers: Pick<CitusServers, 'url' | 'workerUrls'>,
  name: string,
  migrations: string,
): Promise<void> {
  await onEachServer(servers, `create database ${name}`);
  const { password, port } = new URL(servers.url);
  for (const one of [...servers.workerUrls, servers.url]) {
    const link = connectToServer(withDatabaseName(one, name));
    await link.query('create extension citus');
    await link.query(`insert into pg_dist_authinfo values (0, 'portal', 'password=${password}')`);
    await link.close();
  }
  const pool = openPool({ connectionString: withDatabaseName(servers.url, name) }, { statementTimeoutMs: 0 });
  try {
    await pool.query(`select citus_set_coordinator_host('127.0.0.1', ${port})`);
    for (const one of servers.workerUrls) await pool.query(`select citus_add_node('127.0.0.1', ${new URL(one).port})`);
    await migrate(pool, listMigrations(migrations));
    await distribute(pool);
  } finally {
    await pool.close();
  }
  // A database that is copied has no connections: those of Citus itself come back otherwise.
  await onEachServer(servers, `alter database ${name} allow_connections false`);
  await onEachServer(servers, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}
