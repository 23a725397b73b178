import { expect, test } from 'vitest';
import { killIngest } from './kill-ingest.ts';

test('three ingests killed at random moments tear nothing, and each next start is clean', async () => {
  const { kills, reads, faults } = await killIngest({ kills: 3, random: Math.random });
  expect(faults).toEqual([]);
  expect(kills).toBe(3);
  expect(reads).toBeGreaterThan(0);
});
