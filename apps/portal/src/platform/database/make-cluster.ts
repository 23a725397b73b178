import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './database.ts';
import { EMBEDDED_USER } from './database-access.ts';
import type { DatabaseFolders } from './database-folders.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { asUser, findInitUser, giveTo, giveTreeTo, type PostgresUser } from './postgres-user.ts';

const FIRST_WITH_BUILTIN_LOCALE = 17;

function checkVersion(cluster: string, major: number): void {
  const made = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim());
  if (made === major) return;
  throw new DatabaseError(
    `the database in ${cluster} was made by PostgreSQL ${made}, this is ${major}: restore a backup into a new folder`,
  );
}

function runInitdb(programs: PostgresPrograms, words: readonly string[], user: PostgresUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...asUser(user) };
    const child = spawn(join(programs.folder, 'initdb'), words, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.on('error', (cause) => reject(new DatabaseError(`initdb does not run (${cause.message})`, { cause })));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new DatabaseError(`the database cannot be made: ${complaint.trim().split('\n')[0] ?? ''}`));
    });
  });
}

/** Creates a missing cluster under a temporary name first, so that a killed start leaves no partial one. */
export async function makeCluster(
  { base, cluster }: DatabaseFolders,
  programs: PostgresPrograms,
  user: PostgresUser,
  password: string,
): Promise<void> {
  if (existsSync(cluster)) return checkVersion(cluster, programs.major);
  const unfinished = join(base, `cluster-${randomUUID()}`);
  const secret = `${unfinished}.secret`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  const maker = findInitUser(user);
  giveTo(maker, unfinished);
  giveTo(maker, secret);
  const locale =
    programs.major >= FIRST_WITH_BUILTIN_LOCALE
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C'];
  const words = ['-D', unfinished, '-U', EMBEDDED_USER, '--encoding=UTF8', '--auth=scram-sha-256', ...locale];
  try {
    await runInitdb(programs, [...words, `--pwfile=${secret}`], maker);
    giveTreeTo(user, unfinished);
    if (!existsSync(cluster)) renameSync(unfinished, cluster);
  } finally {
    rmSync(secret, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const UNFINISHED = /^cluster-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.secret)?$/;

/** Removes unfinished clusters of killed processes, with their passwords. */
export function removeUnfinishedClusters(base: string): void {
  for (const name of readdirSync(base)) {
    if (UNFINISHED.test(name)) rmSync(join(base, name), { recursive: true, force: true });
  }
}
