import { DamagedRunError } from './damaged-run-error.ts';
import type { RunStore } from './run-store.ts';

/**
 * Reads from a store; where a run turns out to be damaged, the whole reading is done again without it, so that the run
 * before takes over and nothing is made of half a run. Errors other than of damage go through.
 */
export function readAroundDamage<Result>(store: RunStore, read: () => Result): Result {
  for (let left = store.runs().length; ; left--) {
    try {
      return read();
    } catch (error) {
      // The store leaves each damaged run out, so there is an end; the count is for a store that does not.
      if (!(error instanceof DamagedRunError) || left <= 0) throw error;
    }
  }
}
