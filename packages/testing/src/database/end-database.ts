import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseFolders,
  makeDatabaseFolders,
} from '../../../../apps/portal/src/platform/database/database-folders.ts';
import { findPostmasterId, isAlive } from '../../../../apps/portal/src/platform/database/postgres-process.ts';
import { findPostgresUser } from '../../../../apps/portal/src/platform/database/postgres-user.ts';

/** Location of the portal's database, which may be outside `DATA_DIR`; null if it has none of its own. */
function findFolders(dataDir: string): DatabaseFolders | null {
  return existsSync(join(dataDir, 'database')) ? makeDatabaseFolders(dataDir, findPostgresUser(dataDir)) : null;
}

/** A killed portal leaves its database running: stops it by its own process id. */
export async function endDatabase(dataDir: string): Promise<void> {
  const folders = findFolders(dataDir);
  const id = folders && findPostmasterId(folders.cluster);
  if (id === null) return;
  if (isAlive(id)) process.kill(id, 'SIGQUIT');
  for (let turns = 0; turns < 200 && isAlive(id); turns += 1) await sleep(25);
}

/** Stops a portal's database and removes its folders: removing `DATA_DIR` would leave those outside. */
export async function removeDatabase(dataDir: string): Promise<void> {
  await endDatabase(dataDir);
  const { access, base, socket } = findFolders(dataDir) ?? {};
  for (const folder of [socket, base, access]) {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
