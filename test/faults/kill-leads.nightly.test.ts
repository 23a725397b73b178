import { expect, test } from 'vitest';
import { killLeads } from './kill-leads.ts';

test('leads survive a portal and a database killed at random moments: none is lost, none is doubled', async () => {
  const { confirmed, lost, doubled } = await killLeads({ kills: 5, random: Math.random });
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(confirmed).toBeGreaterThan(4);
});
