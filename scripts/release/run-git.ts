import { spawnSync } from 'node:child_process';
import { ROOT } from '../check/run-tool.ts';

/** Output of a git command in the root of the project. Throws if it fails; git prints the reason on the terminal. */
export function runGit(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`git ${words[0]} failed (${status})`);
  return stdout;
}
