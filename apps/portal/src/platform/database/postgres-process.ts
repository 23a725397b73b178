import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseFolders } from './database-folders.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { asUser, type PostgresUser } from './postgres-user.ts';

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
/** Values stay out of the log: no statements, no details of an error. */
const SETTINGS = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'max_connections=60',
  'shared_buffers=64MB',
  'timezone=UTC',
] as const;

/** A file of its own: a killed portal leaves PostgreSQL running, which must not write into a closed pipe. */
function openLog(folder: string): number {
  const path = join(folder, 'postgres.log');
  try {
    if (statSync(path).size > LARGEST_LOG_BYTES) renameSync(path, `${path}.old`);
  } catch {
    // There is none yet.
  }
  return openSync(path, 'a', 0o600);
}

/** Starts PostgreSQL in a session of its own, so that Ctrl-C reaches the portal alone. */
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

/** Process id that PostgreSQL wrote into its cluster; null where none did. */
export function findPostmasterId(cluster: string): number | null {
  try {
    const id = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(id) && id > 1 ? id : null;
  } catch {
    return null;
  }
}

/** One that ended but was never asked for by its parent still has an id; Linux calls it Z. */
function isUnburied(processId: number): boolean {
  try {
    return readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') === true;
  } catch {
    return false;
  }
}

/** Whether a process of this id runs; one that has ended and was not yet waited for does not. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !isUnburied(processId);
  } catch {
    return false;
  }
}
