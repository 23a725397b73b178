import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findDeadCode,
  findDeadLinks,
  findDeadPaths,
  findUnlisted,
  listDocuments,
  listFragments,
  listRelativeLinks,
} from './document-links.ts';
import { listSources } from './list-sources.ts';
import { ROOT } from './run-tool.ts';

describe('documents', () => {
  it('are where comments and help of the code say', () => {
    const sources = listSources().filter((path) => !/^scripts\/check\/.*document.*\.test\.ts$/.test(path));
    expect(sources.flatMap((path) => findDeadPaths(ROOT, path))).toEqual([]);
  });

  it('name files and folders of code that exist, but for records of past decisions', () => {
    const current = listDocuments(ROOT).filter(
      (path) => !path.startsWith('docs/decisions/') && path !== 'CHANGELOG.md',
    );
    expect(current.flatMap((path) => findDeadCode(ROOT, path))).toEqual([]);
  });
});

describe('a document is named', () => {
  let root: string;

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'troi-viet-documents-'));
    write('docs/README.md', '- [a](a.md)\n');
    write('docs/decisions/README.md', '# None\n');
    write('docs/a.md', '# One\n\n[one](#one) and [index](README.md)\n');
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('whose link leads to no file or heading', () => {
    expect(findDeadLinks(root, 'docs/a.md')).toEqual([]);
    write('docs/a.md', '# One\n\n[two](#two) and [gone](b.md)\n');
    expect(findDeadLinks(root, 'docs/a.md')).toEqual(['docs/a.md: no heading #two', 'docs/a.md: no file b.md']);
  });

  it('that no index lists', () => {
    expect(findUnlisted(root)).toEqual(['docs/decisions/README.md']);
    write('docs/c.md', '# Three\n');
    expect(findUnlisted(root)).toContain('docs/c.md');
  });

  it('that does not exist, by the code that names it', () => {
    write('packages/a.ts', '// docs/a.md and docs/data/gone.md');
    expect(findDeadPaths(root, 'packages/a.ts')).toEqual(['packages/a.ts: docs/data/gone.md']);
  });

  it('that names code which does not exist', () => {
    write('docs/a.md', '`packages/a.ts`, `packages/gone.ts`, `apps/portal/dist/x.js`');
    write('packages/a.ts', '');
    expect(findDeadCode(root, 'docs/a.md')).toEqual(['docs/a.md: packages/gone.ts']);
  });
});

describe('links of a document', () => {
  it('are read outside of code, without addresses of the web', () => {
    const text = 'See [a](b.md#c) and [web](https://a.vn), `[no](x.md)`.\n\n```\n[no](y.md)\n```\n[d](../e)';
    expect(listRelativeLinks(text)).toEqual(['b.md#c', '../e']);
  });

  it('may name a heading by its fragment', () => {
    expect(listFragments('# Radar, and `code`\n\n```\n# no\n```\n## [Mail](a.md) and messages')).toEqual([
      'radar-and-code',
      'mail-and-messages',
    ]);
  });
});
