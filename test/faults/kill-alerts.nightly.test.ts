import { expect, test } from 'vitest';
import { AT_ONCE } from '../../apps/portal/src/features/alerts/delivery/deliver-channel.ts';
import { killAlerts } from './kill-alerts.ts';

const KILLS = 3;
const WORKERS = 2;

test('two workers that are killed again and again lose no alert, and send twice only what was on its way, under its id', async () => {
  const options = { messages: 6000, kills: KILLS, leaseSpeed: 6, random: Math.random };
  const { messages, lost, repeated, unknown } = await killAlerts(options);
  expect(messages).toBe(6000);
  expect({ lost, unknown }).toEqual({ lost: 0, unknown: 0 });
  const onTheWay = Object.values(AT_ONCE).reduce((sum, count) => sum + count, 0);
  expect(repeated).toBeLessThanOrEqual(KILLS * WORKERS * onTheWay);
});
