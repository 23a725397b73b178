import { DAY_SECONDS, type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { LRUCache } from 'lru-cache';

interface RateLimitOptions {
  readonly perMinute: number;
  readonly perDay: number;
  /** A clock that runs, or a window would never end. */
  readonly now: () => EpochSeconds;
  /** Callers remembered at a time; the one longest silent is forgotten first. */
  readonly maxCallers?: number;
}

/** State of the window with less left. */
export interface WindowState {
  readonly window: 'minute' | 'day';
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** What a caller has used of one window. */
export interface WindowUse {
  readonly used: number;
  readonly limit: number;
  readonly resetAt: EpochSeconds;
}

/** One counted call, which can be given back. */
export interface Ticket {
  readonly caller: string;
  readonly minute: number;
  readonly day: number;
  readonly allowed: boolean;
}

export interface RateLimit {
  readonly policy: string;
  /** Counts a call; a call that finds a window used up is not counted and not allowed. */
  acquire(caller: string): Ticket;
  /** Takes a counted call back, as long as its windows last. */
  giveBack(ticket: Ticket): void;
  describe(caller: string): WindowState;
  /** Both windows, without counting anything. */
  describeUse(caller: string): { readonly minute: WindowUse; readonly day: WindowUse };
}

interface Counter {
  minute: number;
  minuteCount: number;
  day: number;
  dayCount: number;
}

const MINUTE_SECONDS = 60;

const toMinute = (now: EpochSeconds) => Math.floor(now / MINUTE_SECONDS);
const toDay = (now: EpochSeconds) => Math.floor((now + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS);

/** Calls per caller in two windows: the clock minute, and the day that begins at 00:00 in Vietnam. */
export function createRateLimit({ perMinute, perDay, now, maxCallers = 100_000 }: RateLimitOptions): RateLimit {
  const counters = new LRUCache<string, Counter>({ max: maxCallers });

  function getCounter(caller: string, at: EpochSeconds): Counter {
    const minute = toMinute(at);
    const day = toDay(at);
    let counter = counters.get(caller);
    if (counter === undefined) {
      counter = { minute, minuteCount: 0, day, dayCount: 0 };
      counters.set(caller, counter);
    }
    if (counter.minute !== minute) {
      counter.minute = minute;
      counter.minuteCount = 0;
    }
    if (counter.day !== day) {
      counter.day = day;
      counter.dayCount = 0;
    }
    return counter;
  }

  return {
    policy: `${perMinute};w=${MINUTE_SECONDS}, ${perDay};w=${DAY_SECONDS}`,
    acquire(caller) {
      const counter = getCounter(caller, now());
      const allowed = counter.minuteCount < perMinute && counter.dayCount < perDay;
      if (allowed) {
        counter.minuteCount += 1;
        counter.dayCount += 1;
      }
      return { caller, minute: counter.minute, day: counter.day, allowed };
    },
    giveBack({ caller, minute, day, allowed }) {
      const counter = counters.peek(caller);
      if (counter === undefined || !allowed) return;
      if (counter.minute === minute && counter.minuteCount > 0) counter.minuteCount -= 1;
      if (counter.day === day && counter.dayCount > 0) counter.dayCount -= 1;
    },
    describeUse(caller) {
      const { minute, minuteCount, day, dayCount } = getCounter(caller, now());
      const dayEnd = (day + 1) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
      return {
        minute: { used: minuteCount, limit: perMinute, resetAt: (minute + 1) * MINUTE_SECONDS },
        day: { used: dayCount, limit: perDay, resetAt: dayEnd },
      };
    },
    describe(caller) {
      const at = now();
      const counter = getCounter(caller, at);
      const minuteLeft = perMinute - counter.minuteCount;
      const dayLeft = perDay - counter.dayCount;
      if (dayLeft < minuteLeft || (dayLeft === minuteLeft && dayLeft === 0)) {
        const resetSeconds = (counter.day + 1) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS - at;
        return { window: 'day', limit: perDay, remaining: dayLeft, resetSeconds };
      }
      const resetSeconds = (counter.minute + 1) * MINUTE_SECONDS - at;
      return { window: 'minute', limit: perMinute, remaining: minuteLeft, resetSeconds };
    },
  };
}
