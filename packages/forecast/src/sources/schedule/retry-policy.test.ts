import { expect, test } from 'vitest';
import { FetchError } from '#sources/fetching/fetching.ts';
import { findPauseMs, type RetryPolicy } from './retry-policy.ts';

const POLICY: RetryPolicy = { tries: null, firstPauseMs: 100, longestPauseMs: 1000, laterPauseMs: 300 };

test('the pause doubles with each failed try up to its longest', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map((count) => findPauseMs(POLICY, null, count, 0.5));
  expect(pauses).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test('chance spreads it by a quarter to both sides', () => {
  expect(findPauseMs(POLICY, null, 1, 0)).toBe(75);
  expect(findPauseMs(POLICY, null, 1, 1)).toBe(125);
});

test('what is not there yet is looked for at an even pace', () => {
  const later = new FetchError('x: is not there (404)', 'later');
  expect([1, 9].map((count) => findPauseMs(POLICY, later, count, 0.5))).toEqual([300, 300]);
});

test('a server that asks for more time gets it, also beyond the longest pause, at most a day', () => {
  const pauses = [0.5, 3600, 1e9].map((seconds) => findPauseMs(POLICY, new FetchError('x', 'again', seconds), 1, 0.5));
  expect(pauses).toEqual([500, 3_600_000, 86_400_000]);
});

test('where tries are counted the last has no pause after it, and more than the longest pause is not waited for', () => {
  const threeTries = { ...POLICY, tries: 3 };
  expect([1, 2, 3].map((count) => findPauseMs(threeTries, null, count, 0.5))).toEqual([100, 200, null]);
  expect(findPauseMs(threeTries, new FetchError('x', 'again', 1), 1, 0.5)).toBe(1000);
  expect(findPauseMs(threeTries, new FetchError('x', 'again', 1.1), 1, 0.5)).toBeNull();
});
