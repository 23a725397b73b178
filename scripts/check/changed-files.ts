import { execFileSync } from 'node:child_process';
import { ROOT } from './run-tool.ts';

function listPaths(...words: string[]): string[] {
  const output = execFileSync('git', [...words, '-z'], { cwd: ROOT, encoding: 'utf8' });
  return output.split('\0').filter((path) => path !== '');
}

/** Files that differ from the last commit and are still there, new ones too; or only those that are staged. */
export function listChangedFiles({ isStaged }: { readonly isStaged: boolean }): string[] {
  const kinds = ['--name-only', '--diff-filter=d'];
  if (isStaged) return listPaths('diff', '--cached', ...kinds).sort();
  return [...listPaths('diff', 'HEAD', ...kinds), ...listPaths('ls-files', '--others', '--exclude-standard')].sort();
}
