import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseError } from './database.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { canReach, giveTo, type PostgresUser } from './postgres-user.ts';

/** Where the parts of an embedded database lie. */
export interface DatabaseFolders {
  /** In `DATA_DIR`: address, secret and log. */
  readonly access: string;
  /** Reached by PostgreSQL's user: everything else. */
  readonly base: string;
  readonly cluster: string;
  readonly socket: string;
}

/** A socket's address is at most 107 bytes; the file's own name takes 20 of them. */
const LONGEST_SOCKET_FOLDER = 85;
const OUTSIDE = '/var/lib/portal-database';
const PASSABLE = 0o711;
const OWN = 0o700;

function makeFolder(path: string, mode: number): string {
  mkdirSync(path, { recursive: true, mode });
  return path;
}

/**
 * The database's own folder in `DATA_DIR`. Started as root, PostgreSQL runs as an unprivileged user: then `DATA_DIR` lets
 * everybody pass (not look), and where a folder above it does not, as below `/root`, the database lies under `/var/lib`.
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

/** Makes the folders where they are missing. Throws DatabaseError where PostgreSQL cannot reach any. */
export function makeDatabaseFolders(dataDir: string, user: PostgresUser): DatabaseFolders {
  const access = makeFolder(join(dataDir, 'database'), OWN);
  const base = chooseBase(dataDir, access, user);
  return { access, base, cluster: join(base, 'cluster'), socket: makeSocketFolder(base, user) };
}

/** Programs that PostgreSQL's user may run: those given, or a copy where a folder above them denies access. */
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
      // Another process was quicker.
      rmSync(unfinished, { recursive: true });
    }
  }
  return { ...programs, folder: join(copy, 'bin') };
}
