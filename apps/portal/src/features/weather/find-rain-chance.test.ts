import { expect, it } from 'vitest';
import { findRainChance } from './find-rain-chance.ts';

it('is that of the likeliest hour where the range begins dry or is not known', () => {
  expect(findRainChance(52, 0)).toBe(52);
  expect(findRainChance(52, 0.09)).toBe(52);
  expect(findRainChance(52, null)).toBe(52);
});

it('is at least 90 % where even the low end of the range is rain', () => {
  expect(findRainChance(52, 0.1)).toBe(90);
  expect(findRainChance(97, 3)).toBe(97);
});

it('stays unknown where no hour has a chance', () => {
  expect(findRainChance(null, 3)).toBeNull();
});
