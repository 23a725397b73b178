import { expect, test } from 'vitest';
import { isFresh } from './run-age.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 10, 21, 6) / 1000;

test.each([
  ['gfs', 36],
  ['own-model', 36],
  // Out 30 hours after its start, then once a day.
  ['silam', 78],
])('a run of %s is fresh for %i hours', (source, hours) => {
  expect(isFresh({ source, runAt: NOW - hours * HOUR }, NOW)).toBe(true);
  expect(isFresh({ source, runAt: NOW - hours * HOUR - 1 }, NOW)).toBe(false);
});
