import { expect, it, onTestFinished, vi } from 'vitest';
import { createDemoSwitch } from './demo-cycle.ts';

it('is what the setting says, whatever was published', () => {
  expect(createDemoSwitch('on', () => true)()).toBe(true);
  expect(createDemoSwitch('off', () => false)()).toBe(false);
});

it('is on by itself until a source has published, then off for good', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let published = false;
  const demo = createDemoSwitch('auto', () => published);
  expect(demo()).toBe(true);
  published = true;
  vi.advanceTimersByTime(999);
  expect(demo()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(demo()).toBe(false);
  published = false;
  vi.advanceTimersByTime(1000);
  expect(demo()).toBe(false);
  expect(createDemoSwitch('auto', () => true)()).toBe(false);
});
