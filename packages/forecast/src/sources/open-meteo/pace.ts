import { setTimeout as sleep } from 'node:timers/promises';
import { HeldBackError } from './held-back-error.ts';

/** Calls allowed in any minute, hour and day. */
export interface CallLimits {
  readonly perMinute: number;
  readonly perHour: number;
  readonly perDay: number;
}

/** Serializes requests and keeps them within a service's limits. */
export interface Pace {
  /**
   * Runs the task when its turn has come and its calls fit the limits; they count whatever the outcome. Waits up to a
   * minute and rejects with `HeldBackError` if it would take longer; otherwise rejects with the task's error, or with
   * the signal's reason if that is aborted while the task waits.
   */
  run<Result>(calls: number, signal: AbortSignal, task: () => Promise<Result>): Promise<Result>;
}

/** Real time; replaced in tests. */
export interface PaceClock {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The clock of the machine. */
const MACHINE_CLOCK: PaceClock = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => void (await sleep(milliseconds, undefined, { signal })),
};

interface MadeCalls {
  readonly at: number;
  readonly calls: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Creates a pace without any call made. One pace serves all users of the same limits. */
export function createPace(limits: CallLimits, clock: PaceClock = MACHINE_CLOCK): Pace {
  const windows = [
    { lengthMs: MINUTE_MS, most: limits.perMinute },
    { lengthMs: HOUR_MS, most: limits.perHour },
    { lengthMs: DAY_MS, most: limits.perDay },
  ];
  let made: MadeCalls[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function claimTurn(calls: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const now = clock.now();
      made = made.filter(({ at }) => at > now - DAY_MS);
      const waitMs = Math.max(...windows.map((window) => findWaitMs(made, calls, now, window)));
      if (waitMs <= 0) break;
      if (waitMs > MINUTE_MS) throw new HeldBackError(waitMs / 1000);
      await clock.wait(waitMs, signal);
    }
    made.push({ at: clock.now(), calls });
  }

  return {
    run: (calls, signal, task) => {
      const mine = last.then(async () => {
        await claimTurn(calls, signal);
        return task();
      });
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** Time until these calls fit a window: until enough earlier ones have left it. More than the limit runs alone. */
function findWaitMs(
  made: readonly MadeCalls[],
  calls: number,
  now: number,
  { lengthMs, most }: { readonly lengthMs: number; readonly most: number },
): number {
  const inside = made.filter(({ at }) => at > now - lengthMs);
  let left = inside.reduce((sum, one) => sum + one.calls, 0);
  for (const one of inside) {
    if (left + calls <= most) return 0;
    left -= one.calls;
    if (left + calls <= most || left === 0) return one.at + lengthMs - now;
  }
  return 0;
}
