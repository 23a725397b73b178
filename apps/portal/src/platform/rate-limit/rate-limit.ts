import { DAY_SECONDS, type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { LRUCache } from 'lru-cache';
import { type CallWindow, createBlockLeasing } from './lease-blocks.ts';
import type { LeaseStore } from './lease-store.ts';

interface RateLimitOptions {
  readonly perMinute: number;
  readonly perDay: number;
  /** Machine clock: with a frozen one, windows would never end. */
  readonly now: () => EpochSeconds;
  /** Callers in memory; the least recently seen is evicted first. */
  readonly maxCallers?: number;
  /** Whether failed calls count too, as for sign-in; default: no. */
  readonly countsFailures?: boolean;
  /** Shared counting over all processes, with the limit's name; absent: this process only. */
  readonly shared?: { readonly store: LeaseStore; readonly name: string };
}

/** State of the window with fewer calls left. */
export interface WindowState {
  readonly window: 'minute' | 'hour' | 'day';
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

interface WindowUse {
  readonly used: number;
  readonly limit: number;
  readonly resetAt: EpochSeconds;
}

/** Calls counted together, which can be uncounted. */
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
  /** Counts one or several calls; without enough left in a window nothing is counted. */
  acquire(caller: string, calls?: number): Ticket;
  /** Uncounts calls while their windows last. */
  giveBack(ticket: Ticket): void;
  describe(caller: string): WindowState;
  /** Both windows, without counting. */
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

/** The option `shared` if there is a store. */
export function toSharing(store: LeaseStore | undefined, name: string): Pick<RateLimitOptions, 'shared'> {
  return store === undefined ? {} : { shared: { store, name } };
}

/**
 * Limits calls per caller in two windows: the clock minute, and the day in Vietnam. Counts in memory; a shared limit
 * is exact up to the leased blocks.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { perMinute, perDay, now, maxCallers = 100_000, countsFailures = false, shared } = options;
  // By `maxSize`, because `max` preallocates 2 MB and takes 12 ms per limit.
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

  /** Calls left, including what is known of other processes. */
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
