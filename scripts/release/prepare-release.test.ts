import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../check/run-tool.ts';
import { assertNewer, ReleaseError, releaseChangelog, setLockVersion, setPackageVersion } from './prepare-release.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- Snow.

## [0.1.0] - 2026-11-24

- First.
`;

describe('the version of a release', () => {
  it('is above the current one', () => {
    for (const next of ['0.1.1', '0.2.0', '0.10.0', '1.0.0']) expect(() => assertNewer(next, '0.1.0')).not.toThrow();
    for (const next of ['0.1.0', '0.0.9', '0.2', 'v0.2.0', '0.2.0-rc.1', '0.02.0', ''])
      expect(() => assertNewer(next, '0.1.0')).toThrow(ReleaseError);
    expect(() => assertNewer('0.9.0', '0.10.0')).toThrow('0.9.0 is not above the current version 0.10.0');
  });
});

describe('the changelog of a release', () => {
  it('has what was unreleased under the version and its date', () => {
    const { text, section } = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-30');
    expect(section).toBe('### Added\n\n- Snow.');
    expect(text).toBe(CHANGELOG.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-11-30\n'));
  });

  it('is refused where nothing is unreleased, or the version is there already', () => {
    const { text } = releaseChangelog(CHANGELOG, '0.2.0', '2026-11-30');
    expect(() => releaseChangelog(text, '0.3.0', '2026-12-01')).toThrow('nothing under "Unreleased"');
    expect(() => releaseChangelog(CHANGELOG, '0.1.0', '2026-12-01')).toThrow('section 0.1.0 already');
    expect(() => releaseChangelog('# Changelog\n', '0.3.0', '2026-12-01')).toThrow('no section');
  });

  it('of this project has a section for what comes next, and the current version below it', () => {
    const headings = read('CHANGELOG.md').match(/^## \[[^\]]+\]/gm);
    const current = JSON.parse(read('package.json')).version as string;
    expect(headings?.slice(0, 2)).toEqual(['## [Unreleased]', `## [${current}]`]);
  });
});

describe('the packages of a release', () => {
  const manifests = ['package.json', ...globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT })];

  it('have its version, also where they depend on each other', () => {
    const current = JSON.parse(read('package.json')).version as string;
    expect(manifests.length).toBeGreaterThan(8);
    for (const path of manifests) {
      const changed = setPackageVersion(read(path), '99.0.0');
      expect(JSON.parse(changed).version).toBe('99.0.0');
      expect(changed).not.toMatch(/"@portal\/[a-z-]+": "(?!99\.0\.0")/);
      expect(setPackageVersion(changed, current)).toBe(read(path));
    }
  });

  it('change nothing else in the lockfile', () => {
    const current = JSON.parse(read('package.json')).version as string;
    const lock = read('package-lock.json');
    const changed = setLockVersion(lock, '99.0.0');
    expect(setLockVersion(changed, current)).toBe(lock);
    const versions = manifests.length + 1;
    const links = lock.match(/"@portal\/[a-z-]+": "\d/g)?.length ?? 0;
    expect(changed.match(/"99\.0\.0"/g)).toHaveLength(versions + links);
  });
});
