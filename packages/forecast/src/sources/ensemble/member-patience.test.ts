import { expect, test } from 'vitest';
import { createMemberPatience } from './ensemble.ts';

test('a member is waited for as often as said, and then in no later step', () => {
  const patience = createMemberPatience(3);
  expect([patience.isOver([7]), patience.isOver([7]), patience.isOver([7])]).toEqual([false, false, true]);
  expect(patience.isOver([7])).toBe(true);
});

test('each member is waited for by itself, and a step for all of them', () => {
  const patience = createMemberPatience(2);
  expect(patience.isOver([1])).toBe(false);
  expect(patience.isOver([1, 2])).toBe(false);
  expect(patience.isOver([1, 2])).toBe(true);
});
