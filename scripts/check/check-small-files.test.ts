import { expect, it } from 'vitest';
import { findSmallFiles, findStaleExceptions } from './check-small-files.ts';
import type { CruisedModule } from './cruise-imports.ts';

const FOLDER = 'packages/web/src/pages/home';
const NEIGHBOUR = `${FOLDER}/home-page.tsx`;
const PIECE = `${FOLDER}/piece.ts`;

const toModule = (source: string, imports: readonly string[] = [], dynamic = false): CruisedModule => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved, dynamic, dependencyTypes: ['local'] })),
});
const toLines =
  (lines: Readonly<Record<string, number>>) =>
  (path: string): number =>
    lines[path] ?? 100;

it('names a file below 40 lines that one neighbour imports', () => {
  const modules = [toModule(NEIGHBOUR, [PIECE]), toModule(PIECE)];
  expect(findSmallFiles(modules, toLines({ [PIECE]: 39 }))).toEqual([
    `${PIECE}: 39 lines that only ${NEIGHBOUR} uses belong in it`,
  ]);
  expect(findSmallFiles(modules, toLines({ [PIECE]: 40 }))).toEqual([]);
});

it('counts together up to 200 lines', () => {
  const modules = [toModule(NEIGHBOUR, [PIECE]), toModule(PIECE)];
  expect(findSmallFiles(modules, toLines({ [PIECE]: 39, [NEIGHBOUR]: 161 }))).toHaveLength(1);
  expect(findSmallFiles(modules, toLines({ [PIECE]: 39, [NEIGHBOUR]: 162 }))).toEqual([]);
});

it('does not count what a test imports', () => {
  const modules = [toModule(NEIGHBOUR, [PIECE]), toModule(`${FOLDER}/piece.test.ts`, [PIECE]), toModule(PIECE)];
  expect(findSmallFiles(modules, toLines({ [PIECE]: 10 }))).toHaveLength(1);
});

it.each([
  ['two files import it', [toModule(NEIGHBOUR, [PIECE]), toModule(`${FOLDER}/other.ts`, [PIECE]), toModule(PIECE)]],
  ['another folder imports it', [toModule('packages/web/src/lite/lite-home.tsx', [PIECE]), toModule(PIECE)]],
  ['it is loaded when it is wanted', [toModule(NEIGHBOUR, [PIECE], true), toModule(PIECE)]],
  ['nothing imports it', [toModule(NEIGHBOUR), toModule(PIECE)]],
])('leaves a file alone where %s', (_why, modules) => {
  expect(findSmallFiles(modules, toLines({ [PIECE]: 10 }))).toEqual([]);
});

it.each(['read-on-thread.ts', 'names.table.ts', 'library.d.ts', 'names.fixture.ts'])('leaves %s alone', (name) => {
  const path = `${FOLDER}/${name}`;
  expect(findSmallFiles([toModule(NEIGHBOUR, [path]), toModule(path)], toLines({ [path]: 10 }))).toEqual([]);
});

it('leaves an exception alone', () => {
  const modules = [toModule(NEIGHBOUR, [PIECE]), toModule(PIECE)];
  expect(findSmallFiles(modules, toLines({ [PIECE]: 10 }), new Map([[PIECE, 'a reason']]))).toEqual([]);
});

it('names an exception that none is any more', () => {
  const modules = [toModule(NEIGHBOUR, [PIECE]), toModule(PIECE)];
  const exceptions = new Map([[PIECE, 'a reason']]);
  expect(findStaleExceptions(modules, toLines({ [PIECE]: 39 }), exceptions)).toEqual([]);
  expect(findStaleExceptions(modules, toLines({ [PIECE]: 40 }), exceptions)).toEqual([
    `${PIECE}: no exception is needed`,
  ]);
});
