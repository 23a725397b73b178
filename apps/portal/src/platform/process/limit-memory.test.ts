import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCacheShare } from './limit-memory.ts';

const MODULE = join(import.meta.dirname, 'limit-memory.ts');
const PROGRAM = `
  import { limitMemory } from ${JSON.stringify(MODULE)};
  import { getHeapStatistics } from 'node:v8';
  const limit = process.argv[1] === 'none' ? null : Number(process.argv[1]);
  limitMemory(limit, process.env);
  const heapMb = Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
  console.log(JSON.stringify({ id: process.pid, heapMb, arenas: process.env.MALLOC_ARENA_MAX ?? null, words: process.argv.slice(1) }));
`;

function run(...words: string[]) {
  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  const { stdout, stderr, pid } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, '--', ...words],
    { encoding: 'utf8', env },
  );
  expect(stderr).toBe('');
  return { pid, ...JSON.parse(stdout) };
}

it.skipIf(process.execve === undefined)('lets a process begin anew in its place, once, with its words', () => {
  const { pid, id, heapMb, arenas, words } = run('512', '--roles=web');
  expect(id).toBe(pid);
  expect(arenas).toBe('2');
  expect(words).toEqual(['512', '--roles=web']);
  expect(heapMb).toBeGreaterThan(230);
  expect(heapMb).toBeLessThan(300);
});

it('changes nothing without a limit', () => {
  expect(run('none')).toMatchObject({ arenas: null, words: ['none'] });
});

it.each([
  [null, 1],
  [960, 1],
  [4000, 1],
  [512, 0.3],
  [448, 0.2],
])('gives caches within %s MB a share of %d', (megabytes, share) => {
  expect(findCacheShare(megabytes)).toBeCloseTo(share, 9);
});
