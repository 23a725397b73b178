import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createClock, systemClock } from './clock.ts';

const startsAt = Date.UTC(2024, 7, 3) / 1000;

it('is the machine’s clock without a start', () => {
  expect(createClock(null)).toBe(systemClock);
  expect(Math.abs(systemClock.now() - Date.now() / 1000)).toBeLessThan(2);
});

it('starts at the given time and runs on in whole seconds', async () => {
  const clock = createClock({ startsAt, stands: false });
  expect(clock.now()).toBe(startsAt);
  await sleep(1100);
  expect(clock.now()).toBeGreaterThan(startsAt);
  expect(Number.isInteger(clock.now())).toBe(true);
});

it('stands still where the setting says so', async () => {
  const clock = createClock({ startsAt, stands: true });
  await sleep(1100);
  expect(clock.now()).toBe(startsAt);
});
