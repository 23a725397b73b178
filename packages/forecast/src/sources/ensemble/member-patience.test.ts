import { expect, test } from 'vitest';
import { createMemberRetryPolicy } from './ensemble.ts';

test('a member is waited for as often as said, and then in no later step', () => {
  const patience = createMemberRetryPolicy(3);
  expect([patience.isOver([7]), patience.isOver([7]), patience.isOver([7])]).toEqual([false, false, true]);
  expect(patience.isOver([7])).toBe(true);
});

test('each member is waited for by itself, and a step for all of them', () => {
  const patience = createMemberRetryPolicy(2);
  expect(patience.isOver([1])).toBe(false);
  expect(patience.isOver([1, 2])).toBe(false);
  expect(patience.isOver([1, 2])).toBe(true);
});
