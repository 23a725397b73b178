import { spawnSync } from 'node:child_process';
import { ROOT } from '../check/run-tool.ts';

/** What git prints for these arguments in the root of the project. Throws where it fails; git says why on the terminal. */
export function runGit(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`git ${words[0]} failed (${status})`);
  return stdout;
}
