import { expect, test } from 'vitest';
import { createMemberRetryPolicy } from './ensemble.ts';

test('a member is waited for as often as said, and then in no later step', () => {
  const policy = createMemberRetryPolicy(3);
  expect([policy.isOver([7]), policy.isOver([7]), policy.isOver([7])]).toEqual([false, false, true]);
  expect(policy.isOver([7])).toBe(true);
});

test('each member is waited for by itself, and a step for all of them', () => {
  const policy = createMemberRetryPolicy(2);
  expect(policy.isOver([1])).toBe(false);
  expect(policy.isOver([1, 2])).toBe(false);
  expect(policy.isOver([1, 2])).toBe(true);
});
