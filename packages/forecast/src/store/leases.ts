import { setTimeout as wait } from 'node:timers/promises';

/** An exclusive right for a limited time; it expires if its holder stops renewing it. */
export interface Lease {
  /** Random name, unique to this acquisition over all processes and hosts. */
  readonly holder: string;
  /**
   * Renews it now; false if another holder has taken it. Call before a step that only the holder may do. Throws the
   * store's error.
   */
  renew(): Promise<boolean>;
  /** Releases it; does nothing if it was lost. */
  release(): Promise<void>;
  /** Aborted as soon as the loss is known. */
  readonly lost: AbortSignal;
}

/** Options for acquiring a lease. */
export interface LeaseOptions {
  /** How long to wait for a live holder; a silent one is waited for until its lease expires. */
  readonly waitMs: number;
}

/**
 * Leases by name: one holder at a time over everything that shares their store. Names are paths of slugs, such as
 * `sources/gfs`. A killed holder's lease is free after `LEASE_TIMES.expireMs`.
 */
export interface Leases {
  /** Null if another holder still renews the lease after `waitMs`. Throws the store's error. */
  acquire(name: string, options: LeaseOptions): Promise<Lease | null>;
  /** Current holder of a lease, such as `process 4711`; null if it is free. Throws the store's error. */
  findHolder(name: string): Promise<string | null>;
}

/** Expiry, renewal interval and retry interval of a lease, ms. */
export interface LeaseTimes {
  readonly expireMs: number;
  readonly renewMs: number;
  readonly tryMs: number;
}

/** A holder may stall for some seconds, as on a busy machine; a dead one is still replaced soon. */
export const LEASE_TIMES: LeaseTimes = { expireMs: 15_000, renewMs: 2000, tryMs: 50 };

/** Outcome of one attempt: the lease, or a sign that changes with each renewal; null if it has just become free. */
export type LeaseAttempt = Lease | { readonly sign: string | null };

/**
 * Retries until it gets the lease. Null if the holder is alive and `waitMs` has passed, or if a store does not let a
 * silent holder's lease expire. Errors of `attempt` propagate.
 */
export async function waitForLease(
  attempt: () => Promise<LeaseAttempt>,
  { waitMs }: LeaseOptions,
  { expireMs, tryMs }: LeaseTimes,
): Promise<Lease | null> {
  const startedAt = performance.now();
  let first: string | null = null;
  let isAlive = false;
  for (;;) {
    const got = await attempt();
    if ('renew' in got) return got;
    first ??= got.sign;
    isAlive ||= got.sign !== null && got.sign !== first;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > waitMs && (isAlive || waitedMs > 2 * expireMs)) return null;
    await wait(tryMs);
  }
}

/** How a store renews and releases a lease. */
interface OwnedLease {
  readonly holder: string;
  readonly renewMs: number;
  /** False if another holder has it. An error is inconclusive: the next renewal decides. */
  readonly renew: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

/** A lease that is renewed in the background until it is released or found to be taken by another holder. */
export function createLease({ holder, renewMs, renew, release }: OwnedLease): Lease {
  const lost = new AbortController();
  const timer = setInterval(() => void renewNow().catch(() => {}), renewMs).unref();
  async function renewNow(): Promise<boolean> {
    if (!lost.signal.aborted && !(await renew())) {
      clearInterval(timer);
      lost.abort();
    }
    return !lost.signal.aborted;
  }
  return {
    holder,
    renew: renewNow,
    release: async () => {
      clearInterval(timer);
      if (!lost.signal.aborted) await release();
    },
    lost: lost.signal,
  };
}
