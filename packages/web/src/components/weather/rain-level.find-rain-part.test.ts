import { expect, it } from 'vitest';
import { findRainPart } from './rain-level.ts';

const DRY = { early: 10, morning: 10, afternoon: 10, evening: 10 };
const find = (chances: Partial<Record<keyof typeof DRY, number | null>>, code: number | null = 1) =>
  findRainPart({ code, rainPartChances: { ...DRY, ...chances } });

it('names the likeliest part from 60% on beside a dry picture', () => {
  expect(find({ evening: 60 })).toBe('evening');
  expect(find({ evening: 59 })).toBeNull();
  expect(find({ early: 70, evening: 80 })).toBe('evening');
  expect(find({ early: null, morning: 61 }, 11)).toBe('morning');
});

it('names none where the picture reports rain, or nothing is known', () => {
  expect(find({ evening: 90 }, 12)).toBeNull();
  expect(find({ evening: 90 }, null)).toBeNull();
  expect(findRainPart({ code: 1, rainPartChances: null })).toBeNull();
});
