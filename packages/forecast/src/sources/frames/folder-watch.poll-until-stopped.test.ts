import { expect, it } from 'vitest';
import { pollUntilStopped } from './folder-watch.ts';

it('looks until it is stopped, and reports trouble once as long as it lasts', async () => {
  const stopping = new AbortController();
  const shown: string[] = [];
  const troubles = ['away', 'away', 'away', null, 'away', 'broken', 'broken'];
  const polledAt: number[] = [];
  await pollUntilStopped({ everyMs: 1, signal: stopping.signal, onProblem: (line) => shown.push(line) }, async () => {
    const trouble = troubles[polledAt.length];
    polledAt.push(polledAt.length);
    if (polledAt.length === troubles.length) stopping.abort();
    if (typeof trouble === 'string') throw new Error(trouble);
  });
  expect(polledAt).toHaveLength(troubles.length);
  expect(shown).toEqual(['away', 'away', 'broken']);
});
