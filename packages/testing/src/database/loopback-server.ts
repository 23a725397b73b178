import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#processes/find-free-port.ts';
import {
  type DatabaseFolders,
  makeDatabaseFolders,
  reachPrograms,
} from '../../../../apps/portal/src/platform/database/database-folders.ts';
import { startPostgres } from '../../../../apps/portal/src/platform/database/postgres-process.ts';
import type { PostgresPrograms } from '../../../../apps/portal/src/platform/database/postgres-programs.ts';
import { findPostgresUser, type PostgresUser } from '../../../../apps/portal/src/platform/database/postgres-user.ts';

/** Programs of Debian's PostgreSQL 15, where it is installed. */
export const DEBIAN = '/usr/lib/postgresql/15/bin';

export interface OneServer {
  readonly url: string;
  /** Sends a signal to the server and all processes that it started. */
  signal(name: NodeJS.Signals): void;
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

/** Where a server on loopback lies and listens. */
export interface Place {
  readonly folder: string;
  readonly folders: DatabaseFolders;
  readonly user: PostgresUser;
  readonly programs: PostgresPrograms;
  readonly port: number;
}

export async function makePlace(programs: PostgresPrograms): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-cluster-'));
  const user = findPostgresUser(folder);
  const folders = makeDatabaseFolders(folder, user);
  return { folder, folders, user, programs: reachPrograms(programs, folders.base, user), port: await findFreePort() };
}

/** Starts a server on 127.0.0.1. Durability is off: no machine fails here. */
export function startAt(
  { folders, programs, user, port }: Place,
  password: string,
  settings: readonly string[],
): OneServer {
  const all = ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off', ...settings];
  const url = `postgres://portal:${password}@127.0.0.1:${port}/postgres`;
  return toServer(startPostgres(folders, programs, user, all), url);
}

export function removePlaces(places: readonly Place[]): void {
  for (const { folder, folders } of places)
    for (const path of [folder, folders.base]) rmSync(path, { recursive: true, force: true, maxRetries: 10 });
}
