import { globSync } from 'node:fs';
import { ROOT } from './run-tool.ts';

/** Every source file of the project, relative to the root, sorted. Built and installed folders are left out. */
export function listSources(): string[] {
  return globSync(
    ['packages/*/src/**/*.{ts,tsx,css}', 'apps/*/src/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts', 'scripts/**/*.ts'],
    {
      cwd: ROOT,
    },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
