import { setTimeout as wait } from 'node:timers/promises';

/** The right to do one thing alone for a while; it ends by itself where its holder stops renewing it. */
export interface Lease {
  /** Random name of this holding, which no other holding of any process or host has. */
  readonly holder: string;
  /** Renews it now; false where another holder has it by now. Ask before a step that only the holder may do. Throws the store's error. */
  renew(): Promise<boolean>;
  /** Gives it back; nothing where it was lost. */
  release(): Promise<void>;
  /** Aborted as soon as it is known to be lost. */
  readonly lost: AbortSignal;
}

/** How a lease is waited for. */
export interface LeaseOptions {
  /** How long a holder that shows life is waited for; one that shows none is waited for until its lease expires. */
  readonly waitMs: number;
}

/**
 * Leases by name: one holder at a time over everything that shares their store. Names are paths of slugs, such as
 * `sources/gfs`. A killed holder's lease is free after `LEASE_TIMES.expireMs`.
 */
export interface Leases {
  /** Null where another holder still renews the lease after `waitMs`. Throws the store's error. */
  acquire(name: string, options: LeaseOptions): Promise<Lease | null>;
  /** Who holds a lease now, such as `process 4711`; null where it is free. Throws the store's error. */
  findHolder(name: string): Promise<string | null>;
}

/** When a lease expires, how often its holder renews it, and how often one that waits tries, ms. */
export interface LeaseTimes {
  readonly expireMs: number;
  readonly renewMs: number;
  readonly tryMs: number;
}

/** A holder may stand still for some seconds, as on a full machine; a dead one is replaced soon enough. */
export const LEASE_TIMES: LeaseTimes = { expireMs: 15_000, renewMs: 2000, tryMs: 50 };

/** Outcome of one try: the lease, or a sign of its holder that changes with each renewal; null where it has just become free. */
export type LeaseAttempt = Lease | { readonly sign: string | null };

/**
 * Tries again and again. Null where the holder shows life and `waitMs` is over, or where a store does not let a silent
 * holder's lease expire. Errors of `attempt` go through.
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

/** How one store renews and gives back a lease. */
interface OwnedLease {
  readonly holder: string;
  readonly renewMs: number;
  /** False where another holder has it. An error says nothing: the next renewal decides. */
  readonly renew: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

/** A lease that is renewed in the background until it is released or another holder is found to have it. */
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
