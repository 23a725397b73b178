import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { expect, test } from 'vitest';
import { killPayments } from './kill-payments.ts';

test('money, orders and months agree, in every order of three messages that come twice, wherever the process is killed', async () => {
  const wanted = IS_WHOLE_RUN ? 12 : 5;
  const { faults, kills } = await killPayments({ kills: wanted, random: Math.random });
  expect(faults).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(wanted);
});
