import { expect, it } from 'vitest';
import { pollUntilStopped } from './folder-watch.ts';

it('looks until it is stopped, and tells of trouble once as long as it lasts', async () => {
  const stopping = new AbortController();
  const told: string[] = [];
  const troubles = ['away', 'away', 'away', null, 'away', 'broken', 'broken'];
  const looked: number[] = [];
  await pollUntilStopped({ everyMs: 1, signal: stopping.signal, onProblem: (line) => told.push(line) }, async () => {
    const trouble = troubles[looked.length];
    looked.push(looked.length);
    if (looked.length === troubles.length) stopping.abort();
    if (typeof trouble === 'string') throw new Error(trouble);
  });
  expect(looked).toHaveLength(troubles.length);
  expect(told).toEqual(['away', 'away', 'broken']);
});
