import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDemoSwitch } from './demo-cycle.ts';

it('is what the setting says, whatever was published', () => {
  expect(createDemoSwitch('on', () => true)()).toBe(true);
  expect(createDemoSwitch('off', () => false)()).toBe(false);
});

it('is on by itself until a source has published, then off for good', async () => {
  let published = false;
  const demo = createDemoSwitch('auto', () => published);
  expect(demo()).toBe(true);
  published = true;
  await sleep(1010);
  expect(demo()).toBe(false);
  published = false;
  await sleep(1010);
  expect(demo()).toBe(false);
  expect(createDemoSwitch('auto', () => true)()).toBe(false);
});
