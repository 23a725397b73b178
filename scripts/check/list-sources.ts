import { globSync } from 'node:fs';
import { ROOT } from './run-tool.ts';

/** Every source file of the project, relative to the root, sorted. Built and installed folders are left out. */
export function listSources(): string[] {
  return list([
    'packages/*/src/**/*.{ts,tsx,css}',
    'apps/*/src/**/*.ts',
    'test/**/*.ts',
    'bench/**/*.ts',
    'scripts/**/*.ts',
  ]);
}

/** Every table in CSV, relative to the root, sorted. */
export function listTables(): string[] {
  return list(['packages/*/src/**/*.csv', 'apps/*/src/**/*.csv', 'scripts/**/*.csv']);
}

function list(patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
