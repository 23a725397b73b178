import { expect, it } from 'vitest';
import { fadeStrokes } from './overlay-layers.ts';

it('shows strokes of the half hour before a moment, the older the paler', () => {
  const { filter, opacity } = fadeStrokes(5000);
  const age = ['-', 5000, ['get', 'at']];
  expect(filter).toEqual(['all', ['>=', age, 0], ['<=', age, 1800]]);
  expect(opacity).toEqual(['interpolate', ['linear'], age, 0, 1, 1800, 0.25]);
});
