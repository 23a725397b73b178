import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { BlockRequest, LeaseStore } from './lease-store.ts';

export interface CallWindow {
  readonly seconds: number;
  readonly start: EpochSeconds;
  /** Calls counted here. */
  used: number;
  /** Calls leased by this process. */
  leased: number;
  /** Calls leased by other processes at the last lease. */
  others: number;
  /** Whether a block was requested and has not arrived. */
  isWaiting: boolean;
}

interface LeasingOptions {
  readonly store: LeaseStore;
  readonly name: string;
  readonly now: () => EpochSeconds;
}

/** Blocks per window: the fewest statements with which a caller at two processes still gets nearly the limit. */
const BLOCKS = 10;
const MOST_IN_A_BATCH = 500;
const MOST_WAITING = 5000;
const BACK_OFF_SECONDS = { first: 1, longest: 60 };

interface Want {
  readonly caller: string;
  readonly window: CallWindow;
  readonly block: number;
}

/**
 * Leases blocks of calls in the background, one batch at a time; no call waits for it. If the store is down, each
 * process counts by itself with the last known count of the others.
 */
export function createBlockLeasing({ store, name, now }: LeasingOptions) {
  let wants: Want[] = [];
  let isLeasing = false;
  let failures = 0;
  let pausedUntil = 0;

  function dequeueBatch(): Want[] {
    // A past window may be queued with its successor under the same key.
    const current = wants.filter(({ window }) => now() < window.start + window.seconds);
    wants = current.slice(MOST_IN_A_BATCH);
    return current.slice(0, MOST_IN_A_BATCH);
  }

  async function lease(batch: readonly Want[]): Promise<void> {
    const requests: BlockRequest[] = batch.map(({ caller, window: { seconds, start, used, leased }, block }) => ({
      limit: name,
      caller,
      windowSeconds: seconds,
      windowStart: start,
      calls: Math.max(0, used - leased) + block,
    }));
    const totals = await store.lease(requests);
    for (const [at, { window }] of batch.entries()) {
      window.leased += requests[at]?.calls ?? 0;
      window.others = Math.max(0, (totals[at] ?? window.leased) - window.leased);
    }
  }

  async function leaseAll(): Promise<void> {
    isLeasing = true;
    for (let batch = dequeueBatch(); batch.length > 0; batch = dequeueBatch()) {
      try {
        await lease(batch);
        failures = 0;
      } catch {
        failures += 1;
        pausedUntil = now() + computeRetryDelay(BACK_OFF_SECONDS, failures, 0);
        for (const { window } of wants) window.isWaiting = false;
        wants = [];
      }
      for (const { window } of batch) window.isWaiting = false;
    }
    isLeasing = false;
  }

  return {
    /** Requests a block once half of one is used beyond the lease. Call it after counting a call. */
    leaseAhead(caller: string, window: CallWindow, limit: number): void {
      const block = Math.max(1, Math.floor(limit / BLOCKS));
      if (window.isWaiting || window.used - window.leased < Math.ceil(block / 2)) return;
      if (wants.length >= MOST_WAITING || now() < pausedUntil) return;
      window.isWaiting = true;
      wants.push({ caller, window, block });
      if (!isLeasing) void leaseAll();
    },
  };
}
