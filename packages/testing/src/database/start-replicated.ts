import { chmodSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '#processes/wait-until.ts';
import { makePassword } from '../../../../apps/portal/src/platform/database/database-access.ts';
import { makeCluster } from '../../../../apps/portal/src/platform/database/make-cluster.ts';
import { getEmbeddedPrograms, openPrograms } from '../../../../apps/portal/src/platform/database/postgres-programs.ts';
import { giveTreeTo } from '../../../../apps/portal/src/platform/database/postgres-user.ts';
import { connectToServer } from './empty-database.ts';
import { DEBIAN, makePlace, type OneServer, type Place, removePlaces, startAt } from './loopback-server.ts';

const LONGEST_START_MS = 60_000;

/** A primary and a standby that confirms each commit before the primary does. */
export interface ReplicatedServers {
  /** Names both hosts. */
  readonly url: string;
  readonly primary: OneServer;
  readonly standby: OneServer;
  /** Makes the standby accept writes, as an operator or Patroni does. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

async function waitUntilFollowed({ url }: OneServer): Promise<void> {
  const link = connectToServer(url);
  const isFollowed = async (): Promise<boolean> =>
    (await link.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).length > 0;
  try {
    await waitUntil('a standby that follows', isFollowed, 20, LONGEST_START_MS);
  } finally {
    await link.close();
  }
}

/** Debian's PostgreSQL 15 where it is installed, else the embedded one. Durability is off: no machine fails here. */
export async function startReplicated(): Promise<ReplicatedServers> {
  const programs = existsSync(join(DEBIAN, 'initdb')) ? openPrograms(DEBIAN) : getEmbeddedPrograms();
  const [first, second] = [await makePlace(programs), await makePlace(programs)];
  const password = makePassword();
  await makeCluster(first.folders, first.programs, first.user, password);
  // Before its first start a cluster is whole in any copy.
  cpSync(first.folders.cluster, second.folders.cluster, { recursive: true, verbatimSymlinks: true });
  chmodSync(second.folders.cluster, 0o700);
  writeFileSync(join(second.folders.cluster, 'standby.signal'), '');
  giveTreeTo(second.user, second.folders.cluster);
  // A standby refuses fewer connections than its primary had: at first the 100 of `initdb`.
  const start = (place: Place, settings: readonly string[]) =>
    startAt(place, password, ['max_connections=120', ...settings]);
  const source = `host=127.0.0.1 port=${first.port} user=portal password=${password} application_name=standby`;
  const primary = start(first, ['synchronous_standby_names=standby']);
  const standby = start(second, [`primary_conninfo=${source}`]);
  const stop = async (): Promise<void> => {
    await Promise.all([primary.stop(), standby.stop()]);
    removePlaces([first, second]);
  };
  await waitUntilFollowed(primary).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `postgres://portal:${password}@127.0.0.1:${first.port},127.0.0.1:${second.port}/postgres?target_session_attrs=read-write`,
    primary,
    standby,
    async promote() {
      const control = connectToServer(standby.url);
      await control.query('select pg_promote()');
      await control.close();
    },
    stop,
  };
}
