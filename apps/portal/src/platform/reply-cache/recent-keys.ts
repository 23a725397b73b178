import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Keys that came lately, with their first time: at least the last `most` different ones, at most twice as many. */
export interface RecentKeys {
  /** Notes a key; says when it was first noted, or null where this is its first time. */
  note(key: string, now: EpochSeconds): EpochSeconds | null;
}

/** An address may have 16,000 letters; thousands of such keys would fill the memory. */
const LONGEST_KEY = 400;

const shorten = (key: string): string =>
  key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64');

export function createRecentKeys(most: number): RecentKeys {
  let young = new Map<string, EpochSeconds>();
  let old = new Map<string, EpochSeconds>();
  return {
    note(longKey, now) {
      const key = shorten(longKey);
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
