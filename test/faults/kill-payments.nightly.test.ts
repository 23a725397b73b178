import { expect, test } from 'vitest';
import { killPayments } from './kill-payments.ts';

const KILLS = 12;

test('money, orders and months agree, in every order of three messages that come twice, wherever the process is killed', async () => {
  const { faults, kills } = await killPayments({ kills: KILLS, random: Math.random });
  expect(faults).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(KILLS);
});
