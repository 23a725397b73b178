import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseFolders } from './database-folders.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { asUser, type PostgresUser } from './postgres-user.ts';

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
/** No data in the log: no statements, no error details. */
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'max_connections=60',
  'shared_buffers=64MB',
  'timezone=UTC',
] as const;

/** A file instead of a pipe: PostgreSQL survives a killed portal and must not write into a closed pipe. */
function openLog(folder: string): number {
  const path = join(folder, 'postgres.log');
  try {
    if (statSync(path).size > LARGEST_LOG_BYTES) renameSync(path, `${path}.old`);
  } catch {
    // None yet.
  }
  return openSync(path, 'a', 0o600);
}

/** Starts PostgreSQL in its own session, so that Ctrl-C reaches only the portal. */
export function startPostgres(
  { access, cluster, socket }: DatabaseFolders,
  programs: PostgresPrograms,
  user: PostgresUser,
  extraSettings: readonly string[],
): ChildProcess {
  const settings = [...SETTINGS, `unix_socket_directories=${socket}`, ...extraSettings].flatMap((text) => ['-c', text]);
  const log = openLog(access);
  try {
    return spawn(join(programs.folder, 'postgres'), ['-D', cluster, ...settings], {
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      detached: true,
      stdio: ['ignore', log, log],
      ...asUser(user),
    });
  } finally {
    closeSync(log);
  }
}

/** Process id in the cluster's lock file; null without one. */
export function findPostmasterId(cluster: string): number | null {
  try {
    const id = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(id) && id > 1 ? id : null;
  } catch {
    return null;
  }
}

/** A zombie, ended but not reaped, still has an id (state Z on Linux). */
function isUnburied(processId: number): boolean {
  try {
    return readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') === true;
  } catch {
    return false;
  }
}

/** Whether a process runs; zombies do not count. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !isUnburied(processId);
  } catch {
    return false;
  }
}
