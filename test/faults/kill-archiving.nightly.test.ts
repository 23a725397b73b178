import { expect, test } from 'vitest';
import { killArchiving } from './kill-archiving.ts';

test('two keepers at once, killed at random moments, tear nothing, and each next start has every hour and day', async () => {
  const { kills, reads, published, faults } = await killArchiving({ kills: 4, random: Math.random });
  expect(faults).toEqual([]);
  expect(kills).toBe(4);
  expect(reads).toBeGreaterThan(0);
  expect(published).toBeGreaterThan(2);
});
