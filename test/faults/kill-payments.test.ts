import { expect, test } from 'vitest';
import { killPayments } from './kill-payments.ts';

test('money, orders and months agree, in every order of three messages that come twice, wherever the process is killed', async () => {
  const { faults, kills } = await killPayments({ kills: 12, random: Math.random });
  expect(faults).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(12);
});
