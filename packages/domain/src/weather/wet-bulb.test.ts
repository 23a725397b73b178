import { expect, test } from 'vitest';
import { wetBulbC } from './wet-bulb.ts';

test('20 °C and 50 % have a wet bulb of 13.7 °C, as Stull’s paper works out', () => {
  expect(wetBulbC(20, 50)).toBeCloseTo(13.7, 1);
});
