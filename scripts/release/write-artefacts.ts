import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../check/run-tool.ts';
import { makeBillOfMaterials, signFile } from './attest-artefacts.ts';
import { runGit } from './run-git.ts';

const FOLDER = 'release';
/** Output of `npm run build`, without leases of a running build. */
const BUILT = ['packages/web/dist/**', 'apps/portal/dist/**', 'clients/dist/**'];
/** Git's hash of the empty tree, which it knows even if it was never stored. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

function listFiles(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes('/building'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes one archive: the files of `tree`, and untracked files, all below `top`. */
function writeArchive(name: string, tree: string, top: string, files: ReadonlyMap<string, string>): void {
  const added = [...files].flatMap(([path, target]) => [
    `--prefix=${join(top, dirname(target))}/`,
    `--add-file=${join(ROOT, path)}`,
  ]);
  runGit('archive', '--format=tar.gz', `--output=${join(ROOT, FOLDER, name)}`, ...added, `--prefix=${top}/`, tree);
}

interface ClientArchive {
  readonly language: string;
  readonly name: string;
}

/** The clients have their own version, which changes only with their interface. */
function listClients(): ClientArchive[] {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'clients/typescript/package.json'), 'utf8')) as {
    version: string;
  };
  return ['typescript', 'python'].map((language) => ({ language, name: `troi-viet-client-${language}-${version}` }));
}

const SUMS = `${FOLDER}/SHA256SUMS`;

/** Archives and bill of materials, relative to the root. */
function listSummed(version: string): string[] {
  const archives = [`troi-viet-${version}`, ...listClients().map(({ name }) => name)].map((name) => `${name}.tar.gz`);
  return [...archives, `troi-viet-${version}.cdx.json`].map((name) => `${FOLDER}/${name}`);
}

/** Paths of all release files, relative to the root; with a key also the signature. */
export const listArtefacts = (version: string, key?: string): string[] => [
  ...listSummed(version),
  SUMS,
  ...(key === undefined ? [] : [`${SUMS}.sig`]),
];

/**
 * Writes the sources of the current commit with built pages, portal and clients, their bill of materials, the checksums of
 * all, and with a key the signature of the checksums.
 */
export function writeArtefacts(version: string, key?: string): void {
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER));
  const built = new Map(listFiles(BUILT).map((path) => [path, path]));
  writeArchive(`troi-viet-${version}.tar.gz`, 'HEAD', `troi-viet-${version}`, built);
  for (const { language, name } of listClients()) {
    const files = listFiles([`clients/dist/${language}/*`]).map((path) => [path, basename(path)] as const);
    writeArchive(`${name}.tar.gz`, EMPTY_TREE, name, new Map(files));
  }
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  writeFileSync(join(ROOT, FOLDER, `troi-viet-${version}.cdx.json`), makeBillOfMaterials(lockfile, version));
  const sums = listSummed(version).map((path) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(ROOT, path)))
      .digest('hex');
    return `${digest}  ${basename(path)}\n`;
  });
  writeFileSync(join(ROOT, SUMS), sums.join(''));
  if (key !== undefined) signFile(join(ROOT, SUMS), key);
}
