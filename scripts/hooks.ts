/** `npm run hooks`: makes git use `scripts/hooks` in this clone; `npm run hooks -- off` undoes that. */
import { execFileSync } from 'node:child_process';
import { ROOT } from './check/run-tool.ts';

const FOLDER = 'scripts/hooks';

const git = (...words: string[]): string => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

function readFolder(): string {
  try {
    return git('config', '--local', 'core.hooksPath');
  } catch {
    return '';
  }
}

const [word] = process.argv.slice(2);
const current = readFolder();
if (word === 'off') {
  if (current === FOLDER) git('config', '--local', '--unset', 'core.hooksPath');
  console.log(current === FOLDER ? 'hooks are off' : 'hooks were not on');
} else if (word !== undefined) {
  console.error(`unknown word: ${word}; npm run hooks [-- off]`);
  process.exitCode = 1;
} else if (current !== '' && current !== FOLDER) {
  console.error(`core.hooksPath is ${current} already: git config --local --unset core.hooksPath, then npm run hooks`);
  process.exitCode = 1;
} else {
  git('config', '--local', 'core.hooksPath', FOLDER);
  console.log('hooks are on: npm run check:fast before each commit; git commit --no-verify skips it once');
}
