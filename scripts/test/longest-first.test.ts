import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceShards } from './longest-first.ts';

it('gives every file to one machine, none of which has more than another by more than its longest file', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 600 })), fc.integer({ min: 1, max: 5 }), (seconds, count) => {
      const files = seconds.toSorted((a, b) => b - a).map((length, name) => ({ name, length }));
      const shards = balanceShards(files, count, ({ length }) => length);
      expect(shards.flat().toSorted((a, b) => a.name - b.name)).toEqual(files);
      const sums = shards.map((shard) => shard.reduce((sum, { length }) => sum + length, 0));
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(files[0]?.length ?? 0);
    }),
  );
});
