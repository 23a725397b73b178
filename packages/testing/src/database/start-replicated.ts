import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#processes/find-free-port.ts';
import { waitUntil } from '#processes/wait-until.ts';
import { makePassword } from '../../../../apps/portal/src/platform/database/database-access.ts';
import {
  type DatabaseFolders,
  makeDatabaseFolders,
  reachPrograms,
} from '../../../../apps/portal/src/platform/database/database-folders.ts';
import { makeCluster } from '../../../../apps/portal/src/platform/database/make-cluster.ts';
import { startPostgres } from '../../../../apps/portal/src/platform/database/postgres-process.ts';
import {
  getEmbeddedPrograms,
  openPrograms,
  type PostgresPrograms,
} from '../../../../apps/portal/src/platform/database/postgres-programs.ts';
import {
  findPostgresUser,
  giveTreeTo,
  type PostgresUser,
} from '../../../../apps/portal/src/platform/database/postgres-user.ts';
import { connectToServer } from './empty-database.ts';
import { DEBIAN } from './start-servers.ts';

const LONGEST_START_MS = 60_000;

interface OneServer {
  readonly url: string;
  /** Sends a signal to the server and all processes that it started. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

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

/** A process and its children: PostgreSQL makes each the leader of a group. */
function listFamily(parent: number): number[] {
  const isChild = (id: string): boolean => {
    try {
      return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) === parent;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  };
  return [
    parent,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}

function toServer(child: ChildProcess, url: string): OneServer {
  const closed = once(child, 'close');
  const signal = (name: NodeJS.Signals): void => {
    for (const id of listFamily(child.pid ?? 0)) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  return {
    url,
    signal,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) signal('SIGKILL');
      await closed;
    },
  };
}

interface Place {
  readonly folder: string;
  readonly folders: DatabaseFolders;
  readonly user: PostgresUser;
  readonly programs: PostgresPrograms;
  readonly port: number;
}

async function makePlace(programs: PostgresPrograms): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-replicated-'));
  const user = findPostgresUser(folder);
  const folders = makeDatabaseFolders(folder, user);
  return { folder, folders, user, programs: reachPrograms(programs, folders.base, user), port: await findFreePort() };
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
  const start = ({ folders, programs: own, user, port }: Place, settings: readonly string[]): OneServer => {
    // A standby refuses fewer connections than its primary had: at first the 100 of `initdb`.
    const all = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', 'max_connections=120', ...settings];
    const url = `postgres://portal:${password}@127.0.0.1:${port}/postgres`;
    return toServer(startPostgres(folders, own, user, all), url);
  };
  const source = `host=127.0.0.1 port=${first.port} user=portal password=${password} application_name=standby`;
  const primary = start(first, ['synchronous_standby_names=standby']);
  const standby = start(second, [`primary_conninfo=${source}`]);
  const stop = async (): Promise<void> => {
    await Promise.all([primary.stop(), standby.stop()]);
    for (const { folder, folders } of [first, second])
      for (const path of [folder, folders.base]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
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
