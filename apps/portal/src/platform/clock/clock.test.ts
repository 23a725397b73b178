import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock, systemClock } from './clock.ts';

const startsAt = Date.UTC(2024, 7, 3) / 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('is the machine’s clock without a start', () => {
  expect(createClock(null)).toBe(systemClock);
  expect(Math.abs(systemClock.now() - Date.now() / 1000)).toBeLessThan(2);
});

it('starts at the given time and runs on in whole seconds', () => {
  const clock = createClock({ startsAt, stands: false });
  expect(clock.now()).toBe(startsAt);
  vi.advanceTimersByTime(999);
  expect(clock.now()).toBe(startsAt);
  vi.advanceTimersByTime(1);
  expect(clock.now()).toBe(startsAt + 1);
  vi.advanceTimersByTime(3_600_500);
  expect(clock.now()).toBe(startsAt + 3601);
});

it('stands still where the setting says so', () => {
  const clock = createClock({ startsAt, stands: true });
  vi.advanceTimersByTime(3_600_000);
  expect(clock.now()).toBe(startsAt);
});
