import { chownSync, lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as; null: the portal's own. PostgreSQL refuses to run as root. */
export type PostgresUser = { readonly uid: number; readonly gid: number } | null;

/** `nobody` on Linux: it owns nothing and may enter only what everybody may. */
const NOBODY = 65_534;
const MAY_ENTER_ALL = 0o001;

export function findPostgresUser(): PostgresUser {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
}

/** Options that start a process as this user. */
export function asUser(user: PostgresUser): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

export function giveTo(user: PostgresUser, path: string): void {
  if (user !== null && lstatSync(path).uid !== user.uid) chownSync(path, user.uid, user.gid);
}

/** Whether the user can reach a folder: each folder above it must let everybody pass. */
export function canReach(user: PostgresUser, folder: string): boolean {
  if (user === null) return true;
  for (let path = folder; ; path = dirname(path)) {
    const { uid, mode } = statSync(path);
    if (uid !== user.uid && (mode & MAY_ENTER_ALL) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
