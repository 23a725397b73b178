import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import { readDelayDay } from './delay-record.ts';

/** A closed day as stored. */
export interface StoredDay {
  readonly number: number;
  readonly dayAt: EpochSeconds;
  /** Output of `writeDelayDay`, byte by byte. */
  readonly content: string;
  /** SHA-256 of the content in UTF-8, hexadecimal. */
  readonly hash: string;
}

/**
 * `changed`: the day's bytes do not match its hash; `missing`: this day is absent; `order`: it is out of its stated
 * order;
 * `broken`: it does not follow from the previous day, one of the two was replaced.
 */
export type ChainFault = 'changed' | 'missing' | 'order' | 'broken';

/** Result of a check: the hash of the last day, or the first faulty day and its fault. */
export type ChainState =
  | { readonly isWhole: true; readonly days: number; readonly lastHash: string }
  | { readonly isWhole: false; readonly dayAt: EpochSeconds; readonly fault: ChainFault };

/** Expected predecessor of the first day. */
export interface ChainStart {
  /** Number of the first day. */
  readonly number: number;
  readonly previousHash: string;
  /** The required first day; null: any. */
  readonly dayAt: EpochSeconds | null;
}

/**
 * Checks days in order against their predecessor: bytes, order, gaps and hashes. `hash` is SHA-256 in hexadecimal.
 * Reports the first faulty day. Without days the chain is intact, and its last hash the previous one.
 */
export function verifyChain(days: readonly StoredDay[], start: ChainStart, hash: (text: string) => string): ChainState {
  let { number, previousHash } = start;
  let expectedAt = start.dayAt;
  for (const { content, hash: stated, ...row } of days) {
    const fail = (fault: ChainFault, dayAt = row.dayAt): ChainState => ({ isWhole: false, dayAt, fault });
    const day = hash(content) === stated ? readDelayDay(content) : null;
    if (day === null) return fail('changed');
    if (day.number !== row.number || day.dayAt !== row.dayAt) return fail('order');
    if (expectedAt !== null && day.dayAt > expectedAt) return fail('missing', expectedAt);
    if (day.number > number) return fail('missing', day.dayAt - (day.number - number) * DAY_SECONDS);
    if (day.number < number || (expectedAt !== null && day.dayAt < expectedAt)) return fail('order');
    if (day.previousHash !== previousHash) return fail('broken');
    number += 1;
    expectedAt = day.dayAt + DAY_SECONDS;
    previousHash = stated;
  }
  return { isWhole: true, days: days.length, lastHash: previousHash };
}
