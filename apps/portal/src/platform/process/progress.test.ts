import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function format(isTTY: boolean, shares: readonly number[]): string[] {
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, 'Making');
  for (const share of shares) progress(share);
  return written;
}

it('counts up on one line of a terminal', () => {
  expect(format(true, [0, 0.004, 0.01, 1])).toEqual(['\rMaking… 0%', '\rMaking… 1%', '\rMaking… 100%\n']);
});

it('writes a line for every tenth anywhere else', () => {
  expect(format(false, [0.01, 0.09, 0.1, 0.19, 0.55, 1])).toEqual([
    'Making… 1%\n',
    'Making… 10%\n',
    'Making… 55%\n',
    'Making… 100%\n',
  ]);
});
