import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseError } from './database.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { canReach, giveTo, type PostgresUser } from './postgres-user.ts';

export interface DatabaseFolders {
  /** In `DATA_DIR`: address, password and log. */
  readonly access: string;
  /** Owned by the PostgreSQL user: everything else. */
  readonly base: string;
  readonly cluster: string;
  readonly socket: string;
}

/** A socket path has at most 107 bytes, of which the file name takes 20. */
const LONGEST_SOCKET_FOLDER = 85;
const OUTSIDE = '/var/lib/portal-database';
const PASSABLE = 0o711;
const OWN = 0o700;

function makeFolder(path: string, mode: number): string {
  mkdirSync(path, { recursive: true, mode });
  return path;
}

/**
 * The database's folder in `DATA_DIR`. As root, PostgreSQL runs as an unprivileged user: `DATA_DIR` becomes
 * traversable (not readable) for all, or, if a parent such as `/root` is not, the database goes to `/var/lib`.
 */
function chooseBase(dataDir: string, access: string, user: PostgresUser): string {
  if (user === null) return access;
  chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | PASSABLE);
  chmodSync(access, PASSABLE);
  if (canReach(user, access)) return access;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const base = makeFolder(join(OUTSIDE, name), PASSABLE);
  if (canReach(user, base)) return base;
  throw new DatabaseError(`an unprivileged user reaches neither ${access} nor ${base}: set DATABASE_URL`);
}

function makeSocketFolder(base: string, user: PostgresUser): string {
  const defaultFolder = join(base, 'socket');
  const name = createHash('sha256').update(defaultFolder).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(defaultFolder) > LONGEST_SOCKET_FOLDER ? join(tmpdir(), `portal-${name}`) : defaultFolder;
  makeFolder(folder, OWN);
  giveTo(user, folder);
  const owner = statSync(folder).uid;
  if (owner === (user?.uid ?? process.getuid?.() ?? owner)) return folder;
  throw new DatabaseError(`${folder} belongs to another user`);
}

/** Creates missing folders. Throws DatabaseError if PostgreSQL cannot access any. */
export function makeDatabaseFolders(dataDir: string, user: PostgresUser): DatabaseFolders {
  const access = makeFolder(join(dataDir, 'database'), OWN);
  const base = chooseBase(dataDir, access, user);
  return { access, base, cluster: join(base, 'cluster'), socket: makeSocketFolder(base, user) };
}

/** Programs that the PostgreSQL user can run: the originals, or a copy if a parent folder denies access. */
export function reachPrograms(programs: PostgresPrograms, base: string, user: PostgresUser): PostgresPrograms {
  if (canReach(user, programs.folder)) return programs;
  const copy = join(base, `programs-${programs.major}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(dirname(programs.folder), unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another process was faster.
      rmSync(unfinished, { recursive: true });
    }
  }
  return { ...programs, folder: join(copy, 'bin') };
}
