import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Keys that came lately, with their first time: at least the last `most` different ones, at most twice as many. */
export interface RecentKeys {
  /** Notes a key; says when it was first noted, or null where this is its first time. */
  note(key: string, now: EpochSeconds): EpochSeconds | null;
}

export function createRecentKeys(most: number): RecentKeys {
  let young = new Map<string, EpochSeconds>();
  let old = new Map<string, EpochSeconds>();
  return {
    note(key, now) {
      const first = young.get(key) ?? old.get(key) ?? null;
      if (young.has(key)) return first;
      if (young.size >= most) {
        old = young;
        young = new Map();
      }
      young.set(key, first ?? now);
      return first;
    },
  };
}
