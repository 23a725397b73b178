import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../check/run-tool.ts';

/** A file of code that runs in production, parsed. */
export interface ProductionFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly tree: ts.SourceFile;
}

/** Tests, data tables, fixtures and the package of test builders are no production code. */
const NOT_PRODUCTION = /\.(?:test|table|fixture)\.tsx?$|\.d\.ts$|^packages\/testing\//;

/** Every .ts and .tsx under apps and packages that runs in production, sorted by path. */
export function readProductionFiles(): ProductionFile[] {
  return globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_PRODUCTION.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      const lines = text.trimEnd().split('\n').length;
      return { path, lines, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
}
