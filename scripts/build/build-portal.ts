import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { buildOnce } from './build-once.ts';
import { hashSources } from './hash-sources.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PORTAL = join(ROOT, 'apps', 'portal');
const DIST = join(PORTAL, 'dist');
const MARK = join(DIST, 'built-from.txt');
const PACKAGES = ['content', 'contract', 'domain', 'forecast', 'routes'].map((name) => `packages/${name}`);
const SOURCE_FOLDERS = ['apps/portal/src', ...PACKAGES.map((folder) => `${folder}/src`)];
const SOURCE_FILES = [
  'package-lock.json',
  'scripts/build/build-portal.ts',
  'apps/portal/package.json',
  ...PACKAGES.map((folder) => `${folder}/package.json`),
];
const THREAD = /-on-thread\.ts$/;
/** An address in the code: of the program of a worker thread, or of anything else. */
const ADDRESS = /new URL\('\.\/(?:[\w-]+\/)*([\w-]+-on-thread)\.ts', import\.meta\.url\)|import\.meta\.url/g;
/** What the portal loads of the pages, which have their own build. */
const PAGES = '@portal/web/server';

const isBuiltFrom = (hash: string): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === hash;

const listThreads = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => THREAD.test(path))
    .map((path) => join(ROOT, folder, path));

function listPrograms(): Record<string, string> {
  const programs = ['main.ts', 'command-line.ts'].map((name) => join(PORTAL, 'src', name));
  const files = [...programs, ...SOURCE_FOLDERS.flatMap(listThreads)];
  return Object.fromEntries(files.map((path) => [basename(path, '.ts'), path]));
}

/** Data files stay next to their source; threads run the built file. */
function placeAddresses(code: string, file: string): string {
  const source = `new URL(${JSON.stringify(relative(DIST, file))}, import.meta.url).href`;
  return code.replace(ADDRESS, (_, thread?: string) =>
    thread === undefined ? source : `new URL('./${thread}.js', import.meta.url)`,
  );
}

async function bundle(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: listPrograms(),
    cwd: PORTAL,
    platform: 'node',
    external: (id) => id === PAGES || !/^(?:\.|\/|#|@portal\/)/.test(id),
    plugins: [{ name: 'place-addresses', transform: { filter: { code: 'import.meta.url' }, handler: placeAddresses } }],
  });
  try {
    await build.write({ dir: DIST, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
  } finally {
    await build.close();
  }
}

/**
 * Bundles the portal, its commands and its worker threads in `apps/portal/dist` unless they match the current sources:
 * loading a thousand modules is half of a start. Returns whether it built.
 */
export async function buildPortal(): Promise<boolean> {
  const hash = hashSources(ROOT, SOURCE_FOLDERS, SOURCE_FILES);
  return buildOnce(
    join(PORTAL, '.cache', 'building'),
    () => isBuiltFrom(hash),
    async () => {
      rmSync(DIST, { recursive: true, force: true });
      await bundle();
      writeFileSync(MARK, hash);
    },
  );
}
