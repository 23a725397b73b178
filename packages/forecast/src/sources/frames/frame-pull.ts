import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findPauseMs, LASTING_RETRY } from '#sources/schedule/retry-policy.ts';
import { isTimed, toTimedAddress } from './folder-watch.ts';

/** Where frames are fetched, and what becomes of them. */
export interface PullOrder {
  /** With `{yyyy}{MM}{dd}{HH}{mm}` (UTC) the address of a moment's frame, without them that of the newest one. */
  readonly address: string;
  readonly everySeconds: number;
  /** Frames that are missing are asked for so far back. */
  readonly windowSeconds: number;
  readonly mostBytes: number;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms: a pause must not last for hours because the machine's clock was corrected. */
  readonly readTimer: () => number;
  /** 0…1, spreads callers. */
  readonly chance: () => number;
  /** Whether the frame of a moment is there. */
  readonly has: (at: EpochSeconds) => boolean;
  /**
   * Takes a frame: `at` is the moment that was asked for, null where the newest was; `ageSeconds` how old the server said that it
   * is, 0 where it did not. Throws an `Error` of one line for one that
   * is refused; it is asked for again later.
   */
  readonly ingest: (bytes: Uint8Array, at: EpochSeconds | null, ageSeconds: number) => Promise<void>;
  /** One line about trouble. The same line is reported once a frame. */
  readonly onProblem: (line: string) => void;
}

/** Fetches frames as they come. */
export interface FramePull {
  /** Asks for what is due and missing, oldest first, one after the other; resolves when done. Never rejects. */
  poll(): Promise<void>;
}

/** What is known of a frame that did not come. */
interface Wait {
  tries: number;
  nextMs: number;
  reported: string;
}

/** A frame that is not there so long after its moment is worth a line. */
const LATE_INTERVALS = 3;
const MOST_TIMES = 64;

/** Fetches the frames of an address with the retry policy of the forecast sources. */
export function createFramePull(order: PullOrder): FramePull {
  const waits = new Map<EpochSeconds | null, Wait>();
  let restUntilMs = Number.NEGATIVE_INFINITY;

  function listDue(): (EpochSeconds | null)[] {
    const { address, everySeconds, windowSeconds, now, has, readTimer } = order;
    const isDue = (at: EpochSeconds | null) => (waits.get(at)?.nextMs ?? 0) <= readTimer();
    if (!isTimed(address)) return isDue(null) ? [null] : [];
    const newest = now() - (now() % everySeconds);
    const count = Math.min(Math.floor(windowSeconds / everySeconds), MOST_TIMES);
    for (const at of waits.keys()) if (at !== null && at < newest - windowSeconds) waits.delete(at);
    const slots = Array.from({ length: count }, (_, index) => newest - (count - 1 - index) * everySeconds);
    const tries = (at: EpochSeconds) => waits.get(at)?.tries ?? 0;
    // One that fails again and again must not stand before all others.
    return slots.filter((at) => !has(at) && isDue(at)).sort((a, b) => tries(a) - tries(b) || a - b);
  }

  /** Notes a failed try. Whether others may be asked for now. */
  function noteTrouble(at: EpochSeconds | null, error: unknown): boolean {
    const wait = waits.get(at) ?? { tries: 0, nextMs: 0, reported: '' };
    wait.tries += 1;
    const fault = error instanceof FetchError ? error : null;
    const pauseMs = findPauseMs(LASTING_RETRY, fault, wait.tries, order.chance()) ?? 0;
    wait.nextMs = order.readTimer() + pauseMs;
    waits.set(at, wait);
    const isAwaited =
      fault?.trouble === 'later' && at !== null && order.now() - at < LATE_INTERVALS * order.everySeconds;
    const line = error instanceof Error ? error.message : String(error);
    if (!isAwaited && line !== wait.reported) {
      wait.reported = line;
      order.onProblem(at === null || line.includes(formatMoment(at)) ? line : `frame of ${formatMoment(at)}: ${line}`);
    }
    // A server in trouble is left alone as a whole; a frame that is missing or damaged stands for itself.
    const isServer = fault !== null && fault.trouble === 'again';
    if (isServer) restUntilMs = order.readTimer() + pauseMs;
    return !isServer;
  }

  async function pull(at: EpochSeconds | null): Promise<boolean> {
    const { fetching, mostBytes, ingest, address, everySeconds } = order;
    try {
      const url = at === null ? address : toTimedAddress(address, at);
      // A query may hold a key: logs never do.
      const [calledAs = url] = url.split('?');
      let ageSeconds = 0;
      const onAge = (seconds: number): void => {
        ageSeconds = seconds;
      };
      await ingest(await fetching.getBytes(url, { mostBytes, calledAs, onAge }), at, ageSeconds);
      waits.delete(at);
      if (at === null) waits.set(null, { tries: 0, nextMs: order.readTimer() + 500 * everySeconds, reported: '' });
      return true;
    } catch (error) {
      return !fetching.signal.aborted && noteTrouble(at, error);
    }
  }

  return {
    async poll() {
      if (order.readTimer() < restUntilMs) return;
      for (const at of listDue()) if (!(await pull(at))) return;
    },
  };
}
