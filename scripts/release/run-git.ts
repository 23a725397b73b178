import { execFileSync } from 'node:child_process';
import { ROOT } from '../check/run-tool.ts';

/** What git prints for these arguments in the root of the project. Throws where it fails. */
export const runGit = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' });
