import { killIngest } from '../../test/faults/kill-ingest.ts';
import { killKeeping } from '../../test/faults/kill-keeping.ts';
import type { Figure, Measurement } from '../measure/figure.ts';

const KILLS = 100;

/** Two keepers at once, ended again and again: no hour of a wrong run, no run without its days. */
async function measureKeeping(tell: (line: string) => void): Promise<Figure[]> {
  const { reads, unfinished, published, faults: found } = await killKeeping({ kills: KILLS, random: Math.random });
  for (const line of new Set(found)) tell(line);
  const note = `${reads} reads, ${published} runs, ${unfinished} unfinished files cleaned up`;
  return [
    { name: 'faults.keeping.kills', value: KILLS, unit: '', note },
    { name: 'faults.keeping.found', value: found.length, unit: '', budget: { most: 0 } },
  ];
}

/** A hundred ingests ended by `kill -9` while series are read: no torn run, and every next start clean. */
export const faults: Measurement = {
  name: 'faults',
  measure: async (tell) => {
    const { reads, published, leftovers, faults: found } = await killIngest({ kills: KILLS, random: Math.random });
    for (const line of new Set(found)) tell(line);
    const { unfinished, locks, unnamed } = leftovers;
    const note = `left behind and cleaned up: ${unfinished} runs in the making, ${locks} locks, ${unnamed} runs without name`;
    return [
      { name: 'faults.kills', value: KILLS, unit: '', note },
      { name: 'faults.reads', value: reads, unit: '', budget: { least: 1 } },
      { name: 'faults.published', value: published, unit: '', budget: { least: 1 } },
      { name: 'faults.found', value: found.length, unit: '', budget: { most: 0 } },
      ...(await measureKeeping(tell)),
    ];
  },
};
