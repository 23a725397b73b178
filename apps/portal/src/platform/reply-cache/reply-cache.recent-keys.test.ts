import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createRecentKeys } from './reply-cache.ts';

it('knows the first time of a key from its second time on', () => {
  const keys = createRecentKeys(10);
  expect([keys.note('a', 1), keys.note('b', 2), keys.note('a', 3), keys.note('a', 4)]).toEqual([null, null, 1, 1]);
});

it('remembers at least so many keys and forgets those before twice as many', () => {
  const keys = createRecentKeys(3);
  for (const key of ['a', 'b', 'c', 'd', 'e']) keys.note(key, 1);
  expect(keys.note('c', 2)).toBe(1);
  for (const key of ['f', 'g', 'h', 'i', 'j', 'k']) keys.note(key, 3);
  expect(keys.note('a', 4)).toBeNull();
});

it('takes little memory, however long the addresses are that somebody makes up', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measure = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const makeKey = (number: number) => Buffer.alloc(15_000, 'a').toString('latin1') + number;
  const keys = createRecentKeys(5000);
  const before = measure();
  for (let number = 0; number < 5000; number++) keys.note(makeKey(number), number);
  expect(measure() - before).toBeLessThan(30);
  expect([keys.note(makeKey(4999), 9999), keys.note(makeKey(5000), 9999)]).toEqual([4999, null]);
});
