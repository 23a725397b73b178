import { describe, expect, it } from 'vitest';
import { measureImports } from '../measures/import-graph.ts';
import { findHouseFaults, findTableFaults } from './check-house-rules.ts';
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

  it.each([
    ['packages/web/src/shared/card.ts', /"shared" is a catch-all name/],
    ['packages/web/src/pages/home/utils.ts', /"utils.ts" is a catch-all name/],
    ['packages/web/src/pages/home/index.ts', /no barrels/],
    ['packages/web/src/pages/home/homePage.ts', /file names are kebab-case/],
  ])('names the name of %s', (path, fault) => {
    expect(find('', path)).toEqual([expect.stringMatching(fault)]);
  });

  it('names a file of more than 400 lines, but for tests and tables', () => {
    const lines = (count: number): string => 'void 0;\n'.repeat(count);
    expect(find(lines(400))).toEqual([]);
    expect(find(lines(401))).toEqual([expect.stringMatching(/piece\.ts: 401 lines, most is 400/)]);
    expect(find(lines(401), 'packages/web/src/pages/home/piece.table.ts')).toEqual([]);
    expect(find(lines(401), 'packages/web/src/pages/home/piece.test.ts')).toEqual([]);
  });

  it('names text that is not in NFC', () => {
    expect(find("const name = 'Huế';".normalize('NFC'))).toEqual([]);
    expect(find("const name = 'Huế';".normalize('NFD'))).toEqual([expect.stringMatching(/not in NFC/)]);
  });

  it('names a reader of the environment other than config.ts', () => {
    const text = 'const port = process.env.PORT;';
    expect(find(text)).toEqual([expect.stringMatching(/process\.env is read in config\.ts only/)]);
    expect(find(text, 'apps/portal/src/config.ts')).toEqual([]);
    expect(find(text, 'packages/web/src/pages/home/piece.test.ts')).toEqual([]);
  });

  it('names sizes in px that do not grow with the text of a reader', () => {
    const path = 'packages/web/src/styles/piece.css';
    expect(find('.a { line-height: 1.5rem; } @media (--from-wide) { .a { color: red; } }', path)).toEqual([]);
    expect(find('.a { line-height: 20px; }', path)).toEqual([expect.stringMatching(/line-height in px/)]);
    expect(find('@media (min-width: 1024px) { .a { color: red; } }', path)).toEqual([
      expect.stringMatching(/@media in px/),
    ]);
  });

  it('names a width of @media that is none of the four breakpoints', () => {
    const path = 'packages/web/src/styles/piece.css';
    expect(find('@media (max-width: 20em) { .a { color: red; } }', path)).toEqual([]);
    expect(find('@media (min-width: 62.5em) { .a { color: red; } }', path)).toEqual([
      expect.stringMatching(/a width of its own/),
    ]);
  });

  it('names an export without a doc comment where every export has one', () => {
    const [domain, web] = ['packages/domain/src/geo/piece.ts', 'packages/web/src/pages/home/piece.ts'];
    expect(find('export const a = 1;', domain)).toEqual([expect.stringMatching(/piece\.ts:1: an export without/)]);
    expect(find('/** One. */\nexport const a = 1;', domain)).toEqual([]);
    expect(find('export const a = 1;', web)).toEqual([]);
  });
});

it('a table is named that states no source', () => {
  const path = 'packages/forecast/src/climate/normals.csv';
  expect(findTableFaults({ path, text: '# QCVN 02:2022/BXD\na,b\n' })).toEqual([]);
  expect(findTableFaults({ path, text: 'a,b\n' })).toEqual([
    `${path}: begins with no comment that names source and licence`,
  ]);
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
