import { expect, it } from 'vitest';
import { glance } from './find-met-rules.ts';
import type { PlaceSight } from './outlook.ts';
import { createWatchIndex } from './watch-index.ts';

const ID = '0192a3b4-c5d6-7fff-bfff-ffffffffffff';
const WHERE = { accountId: ID, ruleId: ID, placeId: ID, lat: 21, lng: 105.8, leastChance: null, leadMinutes: 60 };

it.each([
  ['gust', 'atLeast', 10.8],
  ['temperature', 'atLeast', 30.1],
  ['temperature', 'atMost', 12.3],
] as const)('%s %s %f is reached by the very value that pages show', (kind, compare, threshold) => {
  const index = createWatchIndex();
  index.replace([], [{ ...WHERE, kind, compare, threshold }]);
  const hours = [{ at: 0, temperatureC: threshold, windGustMs: threshold }];
  expect(glance(index, 0, { hours } as unknown as PlaceSight, 600)).toBe(threshold);
});
