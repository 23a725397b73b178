import { DAY_SECONDS, type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { LRUCache } from 'lru-cache';
import { type CallWindow, createBlockLeasing } from './lease-blocks.ts';
import type { LeaseStore } from './lease-store.ts';

interface RateLimitOptions {
  readonly perMinute: number;
  readonly perDay: number;
  /** A clock that runs, or a window would never end. */
  readonly now: () => EpochSeconds;
  /** Callers remembered at a time; the one longest silent is forgotten first. */
  readonly maxCallers?: number;
  /** Whether calls that fail count too, as those of a sign-in must; absent: they are free. */
  readonly countsFailures?: boolean;
  /** Where all processes count together, and the limit's name there; absent: this process counts by itself. */
  readonly shared?: { readonly store: LeaseStore; readonly name: string };
}

/** State of the window with less left. */
export interface WindowState {
  readonly window: 'minute' | 'hour' | 'day';
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** What a caller has used of one window. */
interface WindowUse {
  readonly used: number;
  readonly limit: number;
  readonly resetAt: EpochSeconds;
}

/** Calls that were counted together and can be given back. */
interface Ticket {
  readonly caller: string;
  readonly calls: number;
  /** Starts of its windows. */
  readonly minute: EpochSeconds;
  readonly day: EpochSeconds;
  readonly allowed: boolean;
}

export interface RateLimit {
  readonly policy: string;
  readonly countsFailures: boolean;
  /** Counts a call, or several at once; what finds a window without enough left is not counted and not allowed. */
  acquire(caller: string, calls?: number): Ticket;
  /** Takes counted calls back, as long as their windows last. */
  giveBack(ticket: Ticket): void;
  describe(caller: string): WindowState;
  /** Both windows, without counting anything. */
  describeUse(caller: string): { readonly minute: WindowUse; readonly day: WindowUse };
}

interface Counter {
  minute: CallWindow;
  day: CallWindow;
}

const MINUTE_SECONDS = 60;

const toMinuteStart = (now: EpochSeconds) => Math.floor(now / MINUTE_SECONDS) * MINUTE_SECONDS;
const toDayStart = (now: EpochSeconds) =>
  Math.floor((now + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
const openWindow = (seconds: number, start: EpochSeconds): CallWindow => ({
  seconds,
  start,
  used: 0,
  leased: 0,
  others: 0,
  isWaiting: false,
});

/** The option `shared` of a limit, where there is a store to share it by. */
export function toSharing(store: LeaseStore | undefined, name: string): Pick<RateLimitOptions, 'shared'> {
  return store === undefined ? {} : { shared: { store, name } };
}

/**
 * Calls per caller in two windows: the clock minute, and the day that begins at 00:00 in Vietnam. Counted in memory; a
 * shared limit holds over all processes to within the blocks that they lease.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { perMinute, perDay, now, maxCallers = 100_000, countsFailures = false, shared } = options;
  // By size, not by number: of a number the cache makes space at once, 2 MB and 12 ms for each limit of the portal.
  const counters = new LRUCache<string, Counter>({ maxSize: maxCallers, sizeCalculation: () => 1 });
  const leasing = shared === undefined ? null : createBlockLeasing({ ...shared, now });

  function getCounter(caller: string, at: EpochSeconds): Counter {
    const [minute, day] = [toMinuteStart(at), toDayStart(at)];
    let counter = counters.get(caller);
    if (counter === undefined) {
      counter = { minute: openWindow(MINUTE_SECONDS, minute), day: openWindow(DAY_SECONDS, day) };
      counters.set(caller, counter);
    }
    if (counter.minute.start !== minute) counter.minute = openWindow(MINUTE_SECONDS, minute);
    if (counter.day.start !== day) counter.day = openWindow(DAY_SECONDS, day);
    return counter;
  }

  /** How many calls are left, of this process and by what is known of others. */
  const countLeft = ({ used, others }: CallWindow, limit: number) => Math.max(0, limit - used - others);
  const toUse = (window: CallWindow, limit: number): WindowUse => ({
    used: limit - countLeft(window, limit),
    limit,
    resetAt: window.start + window.seconds,
  });

  return {
    policy: `${perMinute};w=${MINUTE_SECONDS}, ${perDay};w=${DAY_SECONDS}`,
    countsFailures,
    acquire(caller, calls = 1) {
      const { minute, day } = getCounter(caller, now());
      const allowed = countLeft(minute, perMinute) >= calls && countLeft(day, perDay) >= calls;
      if (allowed) {
        minute.used += calls;
        day.used += calls;
        leasing?.leaseAhead(caller, minute, perMinute);
        leasing?.leaseAhead(caller, day, perDay);
      }
      return { caller, calls, minute: minute.start, day: day.start, allowed };
    },
    giveBack({ caller, calls, minute, day, allowed }) {
      const counter = counters.peek(caller);
      if (counter === undefined || !allowed) return;
      for (const [window, start] of [
        [counter.minute, minute],
        [counter.day, day],
      ] as const)
        if (window.start === start) window.used = Math.max(0, window.used - calls);
    },
    describeUse(caller) {
      const { minute, day } = getCounter(caller, now());
      return { minute: toUse(minute, perMinute), day: toUse(day, perDay) };
    },
    describe(caller) {
      const at = now();
      const { minute, day } = getCounter(caller, at);
      const minuteLeft = countLeft(minute, perMinute);
      const dayLeft = countLeft(day, perDay);
      if (dayLeft < minuteLeft || (dayLeft === minuteLeft && dayLeft === 0)) {
        return { window: 'day', limit: perDay, remaining: dayLeft, resetSeconds: day.start + DAY_SECONDS - at };
      }
      const resetSeconds = minute.start + MINUTE_SECONDS - at;
      return { window: 'minute', limit: perMinute, remaining: minuteLeft, resetSeconds };
    },
  };
}
