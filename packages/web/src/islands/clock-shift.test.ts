import { expect, test } from 'vitest';
import { findClockShift } from './clock-shift.ts';

const NOW = Date.parse('2026-07-22T14:10:00+07:00') / 1000;

test('the portal’s clock is the device’s, unless it is set to another day', () => {
  const device = NOW * 1000;
  expect(findClockShift(NOW - 86_400, device)).toBe(0);
  expect(findClockShift(NOW - 2 * 86_400, device)).toBe(0);
  expect(findClockShift(NOW - 2 * 86_400 - 1, device)).toBe(-(2 * 86_400 + 1) * 1000);
  expect(findClockShift(NOW + 30 * 86_400, device)).toBe(30 * 86_400_000);
});
