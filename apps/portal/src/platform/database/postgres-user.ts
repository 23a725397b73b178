import { createHash } from 'node:crypto';
import { chownSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user that runs PostgreSQL; null: the portal's own. PostgreSQL refuses to run as root. */
export type PostgresUser = { readonly uid: number; readonly gid: number } | null;

/** `nobody` on Linux: owns nothing and has only public access. Other daemons use it too. */
const NOBODY = 65_534;
/** Ids not assigned to people, services or containers; the second for containers with only 65,536 ids. */
const FREE_RANGES = [
  { first: 200_000, count: 300_000 },
  { first: 60_578, count: 600 },
] as const;
const MAY_ENTER_ALL = 0o001;

/** Whether this process may give files to a user: containers map only some users. */
function isMapped(uid: number): boolean {
  try {
    const ranges = readFileSync('/proc/self/uid_map', 'utf8').trim().split('\n');
    return ranges.some((line) => {
      const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number);
      return uid >= first && uid < first + count;
    });
  } catch {
    // Not Linux, no user namespaces.
    return true;
  }
}

/** As root: a user per folder, so that no other program can read its data. It needs no name. */
export function findPostgresUser(dataDir: string): PostgresUser {
  if (process.getuid?.() !== 0) return null;
  const number = createHash('sha256').update(dataDir).digest().readUInt32BE();
  for (const { first, count } of FREE_RANGES) {
    const uid = first + (number % count);
    if (isMapped(uid)) return { uid, gid: uid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Only `initdb` needs a named user; the cluster is given to its own user afterwards. */
export function findInitUser(user: PostgresUser): PostgresUser {
  return user === null ? null : { uid: NOBODY, gid: NOBODY };
}

/** Options for starting a process as this user. */
export function asUser(user: PostgresUser): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/** Changes the owner of one path; null does nothing. Throws the system's error. */
export function giveTo(user: PostgresUser, path: string): void {
  if (user !== null && lstatSync(path).uid !== user.uid) chownSync(path, user.uid, user.gid);
}

/** Changes the owner of a folder and its content, the folder last, so that an interrupted run starts again. */
export function giveTreeTo(user: PostgresUser, folder: string): void {
  if (user === null || lstatSync(folder).uid === user.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  chownSync(folder, user.uid, user.gid);
}

/** Whether the user can reach a folder: each parent must be traversable. */
export function canReach(user: PostgresUser, folder: string): boolean {
  if (user === null) return true;
  for (let path = folder; ; path = dirname(path)) {
    const { uid, mode } = statSync(path);
    if (uid !== user.uid && (mode & MAY_ENTER_ALL) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
