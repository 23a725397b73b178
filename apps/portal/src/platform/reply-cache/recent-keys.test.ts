import { expect, it } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

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
