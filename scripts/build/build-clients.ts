import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { hashSources } from './hash-sources.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'clients', 'dist');
const MARK = join(DIST, 'built-from.txt');
const SOURCE_FOLDERS = [
  'packages/contract/src',
  'packages/domain/src',
  'scripts/clients',
  'clients/python',
  'clients/typescript',
];
const SOURCE_FILES = ['scripts/clients.ts', 'packages/contract/package.json', 'packages/domain/package.json'];

const isBuiltFrom = (hash: string): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === hash;

/** In a separate process: this one may have loaded an older contract. */
function makeClients(): Promise<void> {
  return new Promise((resolve, reject) => {
    const words = [join(ROOT, 'scripts', 'clients.ts')];
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the clients could not be made (${code})`)),
    );
  });
}

/** Generates the API clients in `clients/dist` unless they match the current contract. */
export async function buildClients(): Promise<boolean> {
  const hash = hashSources(ROOT, SOURCE_FOLDERS, SOURCE_FILES);
  return buildOnce(
    join(DIST, 'building'),
    () => isBuiltFrom(hash),
    async () => {
      await makeClients();
      writeFileSync(MARK, hash);
    },
  );
}
