import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describeError } from '@portal/domain/error/describe-error';

const ROOT = join(import.meta.dirname, '../..');
const MOST_OUTPUT = 64_000_000;

/** The programs of one version. */
export interface Program {
  /** Such as `v0.2.0`. */
  readonly name: string;
  readonly root: string;
  /** Serves pages, runs jobs, ingests. */
  readonly main: string;
  readonly commands: string;
  /** Whether a process that stops drains, and keeps its built files for pages that were sent before. */
  readonly drains: boolean;
}

/** The newest release before this checkout, or why there is none. */
export type LastRelease = { readonly tag: string } | { readonly tag: null; readonly reason: string };

const runProgram = promisify(execFile);

const askGit = (...words: readonly string[]): string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).split('\n');

/** The newest tag of a version that this commit contains, except one of this commit itself. */
export function findLastRelease(): LastRelease {
  try {
    const tags = askGit('tag', '--merged', 'HEAD', '--sort=-v:refname', '--list', 'v[0-9]*');
    const here = askGit('tag', '--points-at', 'HEAD');
    const tag = tags.find((name) => name !== '' && !here.includes(name));
    return tag === undefined ? { tag: null, reason: 'no tag v* before this commit' } : { tag };
  } catch (error) {
    return { tag: null, reason: `git: ${describeError(error)}` };
  }
}

/** A version whose sources are in a folder. */
function toProgram(name: string, root: string): Program {
  const built = join(root, 'apps/portal/dist');
  const drains = readFileSync(join(root, 'docs/settings.md'), 'utf8').includes('`DRAIN_SECONDS`');
  return { name, root, main: join(built, 'main.js'), commands: join(built, 'command-line.js'), drains };
}

export const TODAY = toProgram('today', ROOT);

type Packages = Readonly<Record<string, { readonly link?: true; readonly resolved?: string }>>;

const readPackages = (root: string): Packages =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }).packages;

/** Packages of others: a release changes the versions of the project's own. */
const describeForeign = (packages: Packages): string =>
  JSON.stringify(Object.entries(packages).filter(([path, { link }]) => /node_modules\//.test(path) && link !== true));

/**
 * The packages of this checkout where a release has the same: each by a link, as its own packages must be those of its
 * folder.
 */
function linkPackages(root: string): void {
  const packages = readPackages(root);
  const own = Object.entries(packages).filter(([, { link }]) => link === true);
  const scopes = new Set(own.map(([path]) => dirname(path)));
  const nested = Object.keys(packages)
    .filter((path) => /^(?:apps|packages)\/[^/]+\/node_modules\//.test(path))
    .map((path) => path.slice(0, path.indexOf('/node_modules/') + '/node_modules'.length));
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const path = join('node_modules', name);
    if (!scopes.has(path) && !(path in packages && packages[path]?.link))
      symlinkSync(join(ROOT, path), join(root, path));
  }
  for (const path of new Set(nested)) symlinkSync(join(ROOT, path), join(root, path));
  for (const [path, { resolved = '' }] of own) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(root, resolved), join(root, path));
  }
}

/** Extracts a release into a temporary folder, the caller's to remove, and builds it. */
export async function openRelease(tag: string): Promise<Program> {
  const root = mkdtempSync(join(tmpdir(), 'troi-viet-release-'));
  // `NODE_ENV` of the tests would build pages for development.
  const options = { cwd: root, maxBuffer: MOST_OUTPUT, env: { PATH: process.env.PATH, HOME: process.env.HOME } };
  try {
    const archive = join(root, 'release.tar');
    await runProgram('git', ['archive', '--output', archive, tag], { cwd: ROOT });
    await runProgram('tar', ['-xf', archive, '-C', root]);
    rmSync(archive);
    if (describeForeign(readPackages(root)) === describeForeign(readPackages(ROOT))) linkPackages(root);
    else await runProgram('npm', ['ci', '--no-audit', '--no-fund'], options);
    await runProgram(process.execPath, ['scripts/build.ts'], options);
    return toProgram(tag, root);
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}
