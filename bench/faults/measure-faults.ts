import { killIngest } from '../../test/faults/kill-ingest.ts';
import type { Measurement } from '../measure/figure.ts';

const KILLS = 100;

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
    ];
  },
};
