import { expect, it } from 'vitest';
import { drawRainBars, toBarsWidth } from './place-card-facts.ts';

it('draws a bar for each hour in the path of its step, and leaves an unknown hour empty', () => {
  expect(drawRainBars([0, null, 5, 20, 60], 40)).toEqual([
    'M0 37h9v3h-9z',
    '',
    'M22 20h9v20h-9z',
    'M33 0h9v40h-9z',
    'M44 0h9v40h-9z',
  ]);
});

it('keeps the least rain visible', () => {
  expect(drawRainBars([0.1], 40)[1]).toBe('M0 37h9v3h-9z');
});

it('is as wide as its hours', () => {
  expect(toBarsWidth(24)).toBe(262);
});
