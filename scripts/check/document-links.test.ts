import { describe, expect, it } from 'vitest';
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
  it('have no link that leads nowhere', () => {
    expect(listDocuments(ROOT).flatMap((path) => findDeadLinks(ROOT, path))).toEqual([]);
  });

  it('are where comments and help of the code say', () => {
    expect(listSources().flatMap((path) => findDeadPaths(ROOT, path))).toEqual([]);
  });

  it('name files and folders of code that exist, but for records of past decisions', () => {
    const current = listDocuments(ROOT).filter(
      (path) => !path.startsWith('docs/decisions/') && path !== 'CHANGELOG.md',
    );
    expect(current.flatMap((path) => findDeadCode(ROOT, path))).toEqual([]);
  });

  it('in docs are each listed in an index', () => {
    expect(findUnlisted(ROOT)).toEqual([]);
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
