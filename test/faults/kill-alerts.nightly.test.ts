import { CHANNELS } from '@portal/domain/alert/channel.table';
import { expect, test } from 'vitest';
import { killAlerts } from './kill-alerts.ts';

const KILLS = 3;
const WORKERS = 2;

test('two workers that are killed again and again lose no alert, and send twice only what was on its way, under its id', async () => {
  const options = { messages: 6000, kills: KILLS, leaseSpeed: 6, random: Math.random };
  const { messages, lost, repeated, unknown } = await killAlerts(options);
  expect(messages).toBe(6000);
  expect({ lost, unknown }).toEqual({ lost: 0, unknown: 0 });
  const onTheWay = Object.values(CHANNELS).reduce((sum, { atOnce }) => sum + atOnce, 0);
  expect(repeated).toBeLessThanOrEqual(KILLS * WORKERS * onTheWay);
});
