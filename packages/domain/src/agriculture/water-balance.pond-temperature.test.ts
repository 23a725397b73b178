import { expect, test } from 'vitest';
import { estimatePondC } from './water-balance.ts';

test('a pond is a degree warmer than the air of three days', () => {
  expect(estimatePondC([27, 30, 33, 24])).toEqual([null, null, 31, 30]);
});

test('an unknown day leaves it and the two after it open', () => {
  expect(estimatePondC([27, 27, null, 27, 27, 27])).toEqual([null, null, null, null, null, 28]);
  expect(estimatePondC([])).toEqual([]);
});
