/** `npm run dev`: runs the portal, rebuilds what is out of date and restarts it when a source changes. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { buildClients } from './build/build-clients.ts';
import { buildWeb } from './build/build-web.ts';
import { watchSources } from './develop/watch-sources.ts';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'apps', 'portal', 'src', 'main.ts');
const SOURCES = [
  'apps/portal/src',
  ...['web', 'content', 'contract', 'domain', 'forecast'].map((name) => `packages/${name}/src`),
].map((folder) => join(ROOT, folder));
/** Compile cache shared by all starts. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

let portal: ChildProcess | null = null;
let turn = Promise.resolve();
let isWaiting = false;

async function stopPortal(): Promise<void> {
  const running = portal;
  portal = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

/** If the sources cannot be built, the current portal continues. */
async function restartPortal(): Promise<void> {
  try {
    await Promise.all([buildWeb('quick'), buildClients()]);
    await stopPortal();
    const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env };
    portal = spawn(process.execPath, [MAIN, ...process.argv.slice(2)], { stdio: 'inherit', env });
  } catch (error) {
    console.error(describeError(error));
  }
}

/** One restart at a time; changes saved meanwhile cause one more. */
function restartInTurn(): void {
  if (isWaiting) return;
  isWaiting = true;
  turn = turn.then(() => {
    isWaiting = false;
    return restartPortal();
  });
}

const watcher = await watchSources(SOURCES, restartInTurn);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await watcher.close();
    await turn;
    await stopPortal();
    process.exit(0);
  });
}
restartInTurn();
