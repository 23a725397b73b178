import { expect, test } from 'vitest';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import { getPauseMs, type Patience } from './patience.ts';

const PATIENCE: Patience = { tries: null, firstPauseMs: 100, longestPauseMs: 1000, laterPauseMs: 300 };

test('the pause doubles with each failed try up to its longest', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map((count) => getPauseMs(PATIENCE, null, count, 0.5));
  expect(pauses).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test('chance spreads it by a quarter to both sides', () => {
  expect(getPauseMs(PATIENCE, null, 1, 0)).toBe(75);
  expect(getPauseMs(PATIENCE, null, 1, 1)).toBe(125);
});

test('what is not there yet is looked for at an even pace', () => {
  const later = new FetchError('x: is not there (404)', 'later');
  expect([1, 9].map((count) => getPauseMs(PATIENCE, later, count, 0.5))).toEqual([300, 300]);
});

test('a server that asks for more time gets it, up to the longest pause', () => {
  expect(getPauseMs(PATIENCE, new FetchError('x', 'again', 0.5), 1, 0.5)).toBe(500);
  expect(getPauseMs(PATIENCE, new FetchError('x', 'again', 3600), 1, 0.5)).toBe(1000);
});
