import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listRuns } from './list-runs.ts';

it('runs cover what fits and nothing else, and none touches the next', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (fits) => {
      const runs = listRuns(fits.length, (index) => fits[index] === true);
      const covered = fits.map((_, index) => runs.some(({ from, to }) => index >= from && index < to));
      expect(covered).toEqual(fits);
      for (const [index, { from, to }] of runs.entries()) {
        expect(to).toBeGreaterThan(from);
        expect(from).toBeGreaterThan(runs[index - 1]?.to ?? -1);
      }
    }),
  );
});
