import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database.ts';

export interface DatabaseAccess {
  readonly connectionString: string;
}

interface StoredAccess {
  readonly host: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export const EMBEDDED_USER = 'portal';
const FILE = 'access.json';

function parseStored(path: string): StoredAccess {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoredAccess;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'is damaged';
    throw new DatabaseError(`the database's address in ${path} cannot be read (${code})`, { cause: error });
  }
}

/** The embedded database's password; null before its creation. */
export function findPassword(folder: string): string | null {
  const path = join(folder, FILE);
  return existsSync(path) ? parseStored(path).password : null;
}

/**
 * Saves address and password for commands, readable by the owner only. The password cannot be recovered, so the file
 * is written only on change, and synced to disk before it is renamed.
 */
export function saveAccess(folder: string, socketFolder: string, password: string): void {
  const stored: StoredAccess = { host: socketFolder, user: EMBEDDED_USER, password, database: 'postgres' };
  const path = join(folder, FILE);
  const text = `${JSON.stringify(stored)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const beside = `${path}.${process.pid}.new`;
  const file = openSync(beside, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}

/** The access left by a server in this folder; null if none ever ran. */
export function findAccess(folder: string): DatabaseAccess | null {
  const path = join(folder, FILE);
  if (!existsSync(path)) return null;
  const { host, user, password, database } = parseStored(path);
  const query = new URLSearchParams({ host });
  return { connectionString: `postgres://${user}:${password}@/${database}?${query}` };
}

/** 192 random bits in URL-safe characters. */
export function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/** The servers of a URL such as `postgres://user@h1:5432,h2:5433/portal`, in its order, each as a URL of its own. */
export function listServers(url: string): string[] {
  const [, head = '', hosts = '', rest = ''] = HOSTS.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  // Of libpq's; here it goes without saying.
  const own = rest.replace(/([?&])target_session_attrs=[^&]*(&|$)/, (_, before, after) => (after === '' ? '' : before));
  return hosts.split(',').map((host) => `${head}${host}${own}`);
}
