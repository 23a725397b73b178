import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocuments, findLongDocuments, findStaleRecipes, findStaleSettings } from './check-documents.ts';
import { ROOT } from './run-tool.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const makeWords = (count: number): string => 'word '.repeat(count);

it('documents of the project hold every rule', async () => {
  expect(await checkDocuments()).toEqual([]);
});

describe('the length of documents', () => {
  it('is limited for all together, but for the notices of others', () => {
    const documents = [
      { path: 'docs/a.md', text: makeWords(4) },
      { path: 'docs/b.md', text: makeWords(6) },
      { path: 'THIRD-PARTY-NOTICES.md', text: makeWords(90) },
    ];
    expect(findLongDocuments(documents, 10)).toEqual([]);
    expect(findLongDocuments(documents, 9)).toEqual([
      'documents have 10 words, most is 9; the longest: docs/b.md (6), docs/a.md (4)',
    ]);
    expect(findLongDocuments([{ path: 'docs/a.md', text: makeWords(60_001) }])).toHaveLength(1);
  });

  it('is limited for README and ARCHITECTURE', () => {
    expect(findLongDocuments([{ path: 'README.md', text: makeWords(600) }])).toEqual([]);
    expect(findLongDocuments([{ path: 'README.md', text: makeWords(601) }])).toEqual([
      'README.md: 601 words, most is 600',
    ]);
    expect(findLongDocuments([{ path: 'ARCHITECTURE.md', text: 'line\n'.repeat(150) }])).toEqual([]);
    expect(findLongDocuments([{ path: 'ARCHITECTURE.md', text: 'line\n'.repeat(151) }])).toEqual([
      'ARCHITECTURE.md: 151 lines, most is 150',
    ]);
  });
});

it('a settings table that the code no longer makes is refused', () => {
  const text = read('docs/settings.md');
  expect(findStaleSettings(text)).toEqual([]);
  expect(findStaleSettings(text.replace('|`PORT`|`3000`|', '|`PORT`|`3001`|'))).toEqual([
    'docs/settings.md is older than the table of settings: npm run settings',
  ]);
});

describe('the guide to a first change', () => {
  const guide = '```diff\n--- a.ts\n@@\n const a = 1;\n-const b = 2;\n+const b = 3;\n```\n';

  it('changes text that stands once in the file that it names', () => {
    expect(findStaleRecipes(guide, () => 'const a = 1;\nconst b = 2;\n')).toEqual([]);
  });

  it.each([
    ['is gone', 'const a = 1;\nconst b = 4;\n', 0],
    ['stands twice', 'const a = 1;\nconst b = 2;\n'.repeat(2), 2],
  ])('is refused where that text %s', (_how, text, times) => {
    expect(findStaleRecipes(guide, () => text)).toEqual([
      `docs/develop/first-change.md: "const a = 1;" stands ${times} times in a.ts, not once`,
    ]);
  });

  it('is refused without a diff', () => {
    expect(findStaleRecipes('# Guide\n', read)).toHaveLength(1);
  });
});
