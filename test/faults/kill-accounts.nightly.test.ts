import { expect, test } from 'vitest';
import { killAccounts } from './kill-accounts.ts';

test('accounts survive a portal and a database killed at random moments: each is complete or absent', async () => {
  const { faults, confirmed } = await killAccounts({ kills: 4, calls: 5, random: Math.random });
  expect(faults).toEqual([]);
  expect(confirmed.registered + confirmed.deleted).toBeLessThan(40);
});
