import { expect, test } from 'vitest';
import { findTimeLeft } from './mount-ward-bulletin.ts';

const PACK = { made: '2026-08-03T14:10:00+07:00', until: '2026-08-03T19:00:00+07:00' };
const at = (moment: string): number => findTimeLeft(PACK, Date.parse(moment));

test('a bulletin ends by the device’s clock, also on a page that was cached', () => {
  expect(at('2026-08-03T18:59:00+07:00')).toBe(60_000);
  expect(at('2026-08-03T19:01:00+07:00')).toBe(-60_000);
  expect(at('2026-08-04T14:10:00+07:00')).toBeLessThan(0);
});

test('on a portal whose clock is set to another day it ends by the portal’s', () => {
  expect(at('2026-11-30T05:00:00+07:00')).toBe((4 * 60 + 50) * 60_000);
  expect(at('2026-01-01T05:00:00+07:00')).toBe((4 * 60 + 50) * 60_000);
});

test('a bulletin without an end is not spread', () => {
  expect(findTimeLeft({}, 0)).toBe(0);
});
