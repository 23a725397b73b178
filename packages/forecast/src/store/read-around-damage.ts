import { DamagedRunError } from './damaged-run-error.ts';
import type { RunStore } from './run-store.ts';

/**
 * Reads from a store; if a run turns out to be damaged, repeats the whole read without it, so that the previous run
 * takes over and no result mixes a damaged run with others. Other errors propagate.
 */
export function readAroundDamage<Result>(store: RunStore, read: () => Result): Result {
  for (let left = store.runs().length; ; left--) {
    try {
      return read();
    } catch (error) {
      // The store leaves each damaged run out, so the loop ends; the count guards against a store that does not.
      if (!(error instanceof DamagedRunError) || left <= 0) throw error;
    }
  }
}
