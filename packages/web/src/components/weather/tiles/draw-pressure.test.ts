import { expect, it } from 'vitest';
import { drawPressure } from './hour-tiles.tsx';

const hours = (...list: (number | null)[]) => list.map((pressure) => ({ pressure }));

it('falls where the pressure falls, over the whole width', () => {
  expect(drawPressure(hours(1010, 1006, 1002))).toBe('M0 2.0L92 16.0L184 30.0');
});

it('keeps a quiet day flat', () => {
  expect(drawPressure(hours(1008, 1008.6))).toBe('M0 17.4L184 14.6');
});

it('breaks where an hour is not known', () => {
  expect(drawPressure(hours(1010, null, 1002))).toBe('M0 2.0M184 30.0');
});

it('does not exist for fewer than two values', () => {
  expect(drawPressure(hours(1010, null))).toBeNull();
  expect(drawPressure([])).toBeNull();
});
