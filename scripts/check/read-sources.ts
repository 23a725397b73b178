import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listSources } from './list-sources.ts';
import { ROOT } from './run-tool.ts';

/** A source file of the project. */
export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** Parsed on first use; of TypeScript files only. */
  readonly tree: ts.SourceFile;
}

/** A source from its text. */
export function makeSource(path: string, text: string): Source {
  let tree: ts.SourceFile | undefined;
  return {
    path,
    text,
    lines: text.trimEnd().split('\n').length,
    get tree() {
      tree ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return tree;
    },
  };
}

/** Reads source files, all of the project by default. */
export function readSources(paths: readonly string[] = listSources()): Source[] {
  return paths.map((path) => makeSource(path, readFileSync(join(ROOT, path), 'utf8')));
}

/** Tests, data tables, fixtures and the package of test builders are no production code. */
const NOT_PRODUCTION = /\.(?:test|table|fixture)\.tsx?$|\.d\.ts$|^packages\/testing\//;

/** Whether a path is of TypeScript that runs in production. */
export const isProduction = (path: string): boolean =>
  /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !NOT_PRODUCTION.test(path);
