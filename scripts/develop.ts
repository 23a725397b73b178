/** `npm run dev`: runs the portal, rebuilds and restarts it when a source changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'apps', 'portal', 'src', 'main.ts');
const SOURCES = [
  'apps/portal/src',
  ...['web', 'content', 'contract', 'domain', 'forecast'].map((name) => `packages/${name}/src`),
];
/** Editors write a file in several steps. */
const SETTLE_MS = 200;

let portal: ChildProcess | null = null;
let settling: NodeJS.Timeout | undefined;
let turn = Promise.resolve();

async function stopPortal(): Promise<void> {
  const running = portal;
  portal = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  running.kill('SIGTERM');
  await once(running, 'exit');
}

async function restartPortal(): Promise<void> {
  try {
    await buildWeb();
    await stopPortal();
    portal = spawn(process.execPath, [MAIN, ...process.argv.slice(2)], { stdio: 'inherit' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function restartSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    turn = turn.then(restartPortal);
  }, SETTLE_MS);
}

for (const folder of SOURCES) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (name !== null && !/\.test\.tsx?$/.test(name)) restartSoon();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopPortal().then(() => process.exit(0)));
}
turn = restartPortal();
