import { expect, test } from 'vitest';
import { findBalanceMm, sumKnown, sumWater } from './water-balance.ts';

test('rain less what the crop drinks is the balance', () => {
  const days = [
    { rainMm: 12, cropMm: 5 },
    { rainMm: 0, cropMm: 6 },
  ];
  expect(sumWater(days)).toEqual({ rainMm: 12, cropMm: 11, balanceMm: 1 });
  expect(findBalanceMm(3, 5)).toBe(-2);
});

test('one unknown day leaves its sum and the balance unknown, and no other', () => {
  const days = [
    { rainMm: 12, cropMm: null },
    { rainMm: 1, cropMm: 6 },
  ];
  expect(sumWater(days)).toEqual({ rainMm: 13, cropMm: null, balanceMm: null });
  expect(findBalanceMm(null, 5)).toBeNull();
});

test('no days have no sum, dry days have one of 0', () => {
  expect(sumWater([])).toEqual({ rainMm: null, cropMm: null, balanceMm: null });
  expect([sumKnown([]), sumKnown([0, 0]), sumKnown([0, null])]).toEqual([null, 0, null]);
});
