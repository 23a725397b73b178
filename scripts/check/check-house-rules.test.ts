import { describe, expect, it } from 'vitest';
import { measureImports } from '../measures/import-graph.ts';
import { findHouseFaults } from './check-house-rules.ts';
import type { CruisedModule } from './cruise-imports.ts';
import { makeSource } from './read-sources.ts';

const find = (text: string, path = 'packages/web/src/pages/home/piece.ts'): string[] =>
  findHouseFaults([makeSource(path, text)]);

const makeFunction = (lines: number): string => `function count() {\n${'  void 0;\n'.repeat(lines - 2)}}\n`;

describe('rules of a source file', () => {
  it('names a function of more than 80 lines', () => {
    expect(find(makeFunction(80))).toEqual([]);
    expect(find(makeFunction(81))).toEqual([expect.stringMatching(/piece\.ts:1: a function of 81 lines, most is 80/)]);
  });

  it('names a word of the private dialect in a name', () => {
    expect(find('const toldAt = 1;')).toEqual([expect.stringMatching(/piece\.ts:1 toldAt: a private word/)]);
    expect(find('const announcedAt = 1;')).toEqual([]);
  });

  it('leaves long functions and names of tests alone', () => {
    expect(find(makeFunction(200), 'packages/web/src/pages/home/piece.test.ts')).toEqual([]);
    expect(find('const told = 1;', 'packages/web/src/pages/home/piece.test.ts')).toEqual([]);
  });
});

describe('folders', () => {
  const toModule = (source: string, ...imports: string[]): CruisedModule => ({
    source,
    dependencies: imports.map((resolved) => ({ resolved, dynamic: false, dependencyTypes: ['local'] })),
  });
  const [page, card] = ['packages/web/src/pages/home/a.ts', 'packages/web/src/share/b.ts'];

  it('that import each other are named', () => {
    expect(measureImports([toModule(page, card), toModule(card, page)]).twoWayFolders).toEqual([
      'packages/web/src/pages packages/web/src/share',
    ]);
  });

  it('that are imported one way are not', () => {
    expect(measureImports([toModule(page, card), toModule(card)]).twoWayFolders).toEqual([]);
  });

  it('are not judged by what their tests import', () => {
    const test = toModule('packages/web/src/share/b.test.ts', page);
    expect(measureImports([toModule(page, card), toModule(card), test]).twoWayFolders).toEqual([]);
  });
});
