import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findPauseMs, LASTING_RETRY } from '#sources/schedule/retry-policy.ts';
import { isTimed, toTimedAddress } from './folder-watch.ts';

/** Address of the frames, and their destination. */
export interface PullOrder {
  /** With `{yyyy}{MM}{dd}{HH}{mm}` (UTC) the address of a moment's frame, otherwise that of the newest one. */
  readonly address: string;
  readonly everySeconds: number;
  /** How far back missing frames are requested. */
  readonly windowSeconds: number;
  readonly mostBytes: number;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms: a correction of the machine's clock must not extend a pause by hours. */
  readonly readTimer: () => number;
  /** 0…1, spreads requests over time. */
  readonly chance: () => number;
  /** Whether the frame of a moment is stored. */
  readonly has: (at: EpochSeconds) => boolean;
  /**
   * Ingests a frame: `at` is the requested moment, null for the newest; `ageSeconds` is the age stated by the server, 0
   * if it states none. Throws an `Error` of one line for a refused frame, which is requested again later.
   */
  readonly ingest: (bytes: Uint8Array, at: EpochSeconds | null, ageSeconds: number) => Promise<void>;
  /** Receives one line per problem. The same line is reported once per frame. */
  readonly onProblem: (line: string) => void;
}

/** Fetches frames as they become available. */
export interface FramePull {
  /** Requests due frames that are missing, oldest first, one after another; resolves when done. Never rejects. */
  poll(): Promise<void>;
}

/** State of a frame that has not arrived. */
interface Wait {
  tries: number;
  nextMs: number;
  reported: string;
}

/** A frame missing this long after its moment is reported. */
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
    // A frame that fails repeatedly must not block all others.
    return slots.filter((at) => !has(at) && isDue(at)).sort((a, b) => tries(a) - tries(b) || a - b);
  }

  /** Notes a failed attempt; returns whether others may be requested now. */
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
    // A server error pauses all requests; a missing or damaged frame affects only itself.
    const isServer = fault !== null && fault.trouble === 'again';
    if (isServer) restUntilMs = order.readTimer() + pauseMs;
    return !isServer;
  }

  async function pull(at: EpochSeconds | null): Promise<boolean> {
    const { fetching, mostBytes, ingest, address, everySeconds } = order;
    try {
      const url = at === null ? address : toTimedAddress(address, at);
      // A query may contain a key: logs never do.
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
