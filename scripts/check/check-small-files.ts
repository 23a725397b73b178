import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CruisedModule, cruiseImports } from './cruise-imports.ts';
import { ROOT } from './run-tool.ts';

/** Below this many lines a file that one neighbour uses is a piece of that neighbour. */
const FEWEST_LINES = 40;
/** As long as the two may be together. */
const MOST_TOGETHER = 200;
/** What runs in production. */
const PRODUCTION = /^(?:packages\/(?!testing\/)|apps\/)[^/]+\/src\/(?!.*\.(?:test|fixture)\.tsx?$).*\.tsx?$/;
/** Tables hold nothing but data, a thread is started by the address of its file, types of a library have no code. */
const APART = /\.table\.tsx?$|-on-thread\.ts$|\.d\.ts$/;

/** Small files that stand alone all the same, with the reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['packages/web/src/document/built-service-worker.ts', 'the build fills it in'],
  ['packages/web/src/islands/lead-form/consultation-style.ts', 'the build fills it in'],
  ['packages/web/src/document/renew-old-page.ts', 'what imports it does things as it is loaded and exports nothing'],
  ['packages/web/src/document/built-assets.ts', 'the build fills it in'],
  ['packages/domain/src/agriculture/assess-feeding.ts', 'one kind of work a file, as its neighbours are'],
]);

/** The one module that imports a file, null where there are none or several, or where it is asked for at run time. */
function findOnlyImporter(path: string, modules: readonly CruisedModule[]): string | null {
  const users = modules
    .filter(({ source }) => PRODUCTION.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => resolved === path).map(({ dynamic }) => ({ source, dynamic })),
    );
  const sources = new Set(users.map(({ source }) => source));
  const [only] = sources;
  return only === undefined || sources.size > 1 || users.some(({ dynamic }) => dynamic) ? null : only;
}

/** Files below 40 lines that one file of the same folder imports and has room for, one line each; `countLines` is of a path. */
export function findSmallFiles(
  modules: readonly CruisedModule[],
  countLines: (path: string) => number,
  exceptions: ReadonlyMap<string, string> = EXCEPTIONS,
): string[] {
  return modules
    .map(({ source }) => source)
    .filter((path) => PRODUCTION.test(path) && !APART.test(path) && !exceptions.has(path))
    .flatMap((path) => {
      const lines = countLines(path);
      if (lines >= FEWEST_LINES) return [];
      const user = findOnlyImporter(path, modules);
      const isPiece = user !== null && dirname(user) === dirname(path) && lines + countLines(user) <= MOST_TOGETHER;
      return isPiece ? [`${path}: ${lines} lines that only ${user} uses belong in it`] : [];
    });
}

/** Exceptions that are none any more. */
export function findStaleExceptions(
  modules: readonly CruisedModule[],
  countLines: (path: string) => number,
  exceptions: ReadonlyMap<string, string> = EXCEPTIONS,
): string[] {
  const small = findSmallFiles(modules, countLines, new Map()).map((line) => line.split(':')[0]);
  const stale = [...exceptions.keys()].filter((path) => !small.includes(path));
  return stale.map((path) => `${path}: no exception is needed`);
}

/** Files that are too small to stand alone, and exceptions that are none any more. */
export async function checkSmallFiles(): Promise<string[]> {
  const { modules } = await cruiseImports();
  const countLines = (path: string): number => readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length;
  return [...findSmallFiles(modules, countLines), ...findStaleExceptions(modules, countLines)];
}
