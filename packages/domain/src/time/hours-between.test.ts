import { expect, it } from 'vitest';
import { hoursBetween } from './hours-between.ts';

it('counts hours across offsets and midnight, negative backwards', () => {
  expect(hoursBetween('2026-08-03T23:30:00+07:00', '2026-08-03T18:00:00Z')).toBe(1.5);
  expect(hoursBetween('2026-08-03T14:00:00+07:00', '2026-08-03T13:00:00+07:00')).toBe(-1);
  expect(hoursBetween('', '2026-08-03T13:00:00+07:00')).toBeNaN();
});
