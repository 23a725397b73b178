import { createHash } from 'node:crypto';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_FOLDER } from './demo-folder.ts';

const TIMEOUT_MS = 450_000;
const DONE = 'done';
const FAILED = 'failed';

/** Makes all demo data for a clock in a folder, and leaves nothing running. */
export type MakeDemoData = (dataDir: string, clock: string) => Promise<void>;

function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function makeOnce(store: string, clock: string, make: MakeDemoData): Promise<void> {
  const dataDir = join(store, 'data');
  mkdirSync(dataDir);
  try {
    await make(dataDir, clock);
    writeFileSync(join(store, DONE), '');
  } catch (error) {
    writeFileSync(join(store, FAILED), String(error));
    throw error;
  }
}

async function waitUntilMade(store: string): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await sleep(100)) {
    if (existsSync(join(store, DONE))) return;
    if (existsSync(join(store, FAILED))) throw new Error(`demo data could not be made: ${store}`);
  }
  throw new Error(`no demo data within ${TIMEOUT_MS} ms: ${store}`);
}

/** Published runs are never modified: their copies are hard links. */
function linkAll(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(to, file.slice(from.length));
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(file, copy);
  }
}

/**
 * Fills a portal's folder with the demo weather for a clock, without a database. The first caller makes it, the others
 * wait. Does nothing if the tests run without the shared folder.
 */
export async function copyDemoData(dataDir: string, clock: string, make: MakeDemoData): Promise<void> {
  const folder = process.env[DEMO_FOLDER];
  if (folder === undefined) return;
  const store = join(folder, createHash('sha256').update(clock).digest('hex').slice(0, 16));
  if (claim(store)) await makeOnce(store, clock, make);
  else await waitUntilMade(store);
  for (const name of readdirSync(join(store, 'data'))) {
    const [from, to] = [join(store, 'data', name), join(dataDir, name)];
    if (name === 'runs') linkAll(from, to);
    else if (name !== 'database') cpSync(from, to, { recursive: true });
  }
}
