/**
 * `npm run release -- 0.2.0 [--dry-run]`: changelog, versions, build, commit, archives in `release`, annotated tag.
 * `RELEASE_KEY`, the file of an SSH key, signs them.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '@portal/domain/error/describe-error';
import { buildAll } from './build/build-all.ts';
import { ROOT } from './check/run-tool.ts';
import {
  assertNewer,
  ReleaseError,
  releaseChangelog,
  setLockVersion,
  setPackageVersion,
} from './release/prepare-release.ts';
import { runGit } from './release/run-git.ts';
import { listArtefacts, writeArtefacts } from './release/write-artefacts.ts';

/** Key that signs the checksums; absent: they are not signed. */
const { RELEASE_KEY } = process.env;
const LOCKFILE = 'package-lock.json';
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface PlannedRelease {
  readonly version: string;
  readonly current: string;
  readonly date: string;
  /** New text of each changed file, by its path. */
  readonly files: ReadonlyMap<string, string>;
  readonly section: string;
}

/** Throws ReleaseError if this checkout cannot be released under this version. */
function planRelease(version: string): PlannedRelease {
  const { version: current } = JSON.parse(read('package.json')) as { version: string };
  assertNewer(version, current);
  if (runGit('status', '--porcelain').trim() !== '') throw new ReleaseError('commit or remove what git status lists');
  if (runGit('tag', '--list', `v${version}`).trim() !== '') throw new ReleaseError(`the tag v${version} exists`);
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
  const changelog = releaseChangelog(read('CHANGELOG.md'), version, date);
  const manifests = globSync(['package.json', 'packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT }).sort();
  const files = new Map([
    ['CHANGELOG.md', changelog.text],
    ...manifests.map((path) => [path, setPackageVersion(read(path), version)] as const),
    [LOCKFILE, setLockVersion(read(LOCKFILE), version)],
  ]);
  return { version, current, date, files, section: changelog.section };
}

/** Restores the checkout if a step fails. */
async function makeRelease({ version, files, section }: PlannedRelease): Promise<void> {
  const before = runGit('rev-parse', 'HEAD').trim();
  try {
    for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
    await buildAll();
    runGit('commit', '--quiet', '--message', `release: ${version}`, '--', ...files.keys());
    writeArtefacts(version, RELEASE_KEY);
    // The section's headings begin with git's comment character.
    const message = `Trời Việt ${version}\n\n${section}`;
    runGit('tag', '--annotate', `v${version}`, '--cleanup=whitespace', '--message', message);
  } catch (error) {
    runGit('checkout', '--quiet', 'HEAD', '--', ...files.keys());
    runGit('reset', '--quiet', '--keep', before);
    throw error;
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new ReleaseError('name one version: npm run release -- 0.2.0');
  const plan = planRelease(version);
  const isTrial = values['dry-run'];
  console.log(`${plan.current} → ${version}, ${plan.date}${isTrial ? ' (dry run: nothing is written)' : ''}`);
  console.log(`changes    ${[...plan.files.keys()].join(' ')}`);
  console.log(`commits    release: ${version}`);
  console.log(`writes     ${listArtefacts(version, RELEASE_KEY).join(' ')}`);
  console.log(`tags       v${version}\n\n${plan.section}`);
  if (!isTrial) {
    await makeRelease(plan);
    console.log(`\nReleased. To publish: git push --follow-tags`);
  }
} catch (error) {
  console.error(`release: ${describeError(error)}`);
  process.exitCode = 1;
}
