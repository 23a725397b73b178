import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError } from '#sources/fetching/fetching.ts';
import { findPauseMs, LASTING_RETRY } from '#sources/schedule/retry-policy.ts';

/** A frame by its moment; null for what has no moment of its own, such as the newest frame or the list of frames. */
export type FrameKey = EpochSeconds | null;

/** Which frames are missing, and how one is ingested. */
export interface QueueOrder {
  /** Seconds between frames. */
  readonly everySeconds: number;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms: a correction of the machine's clock must not extend a pause by hours. */
  readonly readTimer: () => number;
  /** 0…1, spreads requests over time. */
  readonly chance: () => number;
  /** Errors after this abort are not reported. */
  readonly signal: AbortSignal;
  readonly listMissing: () => readonly FrameKey[];
  /**
   * Fetches and stores one. Resolves with the milliseconds after which it is due again, null if it is done. Throws
   * `FetchError`, or an `Error` of one line for a refused frame; either is due again later.
   */
  readonly ingestFrame: (key: FrameKey) => Promise<number | null>;
  /** Whether the newest missing frame is requested first; default: the oldest. */
  readonly isNewestFirst?: boolean;
  /** Receives one line per problem. The same line is reported once per frame. */
  readonly onProblem: (line: string) => void;
}

/** Fetches frames as they become available. */
export interface FramePull {
  /** Requests due frames that are missing, those tried least first, then oldest or newest first, one after another; resolves when done. Never rejects. */
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

/** Ingests frames one after another with the retry policy of the forecast sources. */
export function createFrameQueue(order: QueueOrder): FramePull {
  const waits = new Map<FrameKey, Wait>();
  const direction = order.isNewestFirst === true ? -1 : 1;
  let restUntilMs = Number.NEGATIVE_INFINITY;

  function listDue(): FrameKey[] {
    const missing = order.listMissing();
    const known = new Set(missing);
    for (const key of waits.keys()) if (!known.has(key)) waits.delete(key);
    const getTries = (key: FrameKey) => waits.get(key)?.tries ?? 0;
    // A frame that fails repeatedly must not block all others.
    return missing
      .filter((key) => (waits.get(key)?.nextMs ?? 0) <= order.readTimer())
      .sort((a, b) => getTries(a) - getTries(b) || direction * ((a ?? 0) - (b ?? 0)));
  }

  /** Notes a failed attempt; returns whether others may be requested now. */
  function noteTrouble(key: FrameKey, error: unknown): boolean {
    const wait = waits.get(key) ?? { tries: 0, nextMs: 0, reported: '' };
    wait.tries += 1;
    const fault = error instanceof FetchError ? error : null;
    const pauseMs = findPauseMs(LASTING_RETRY, fault, wait.tries, order.chance()) ?? 0;
    wait.nextMs = order.readTimer() + pauseMs;
    waits.set(key, wait);
    const isAwaited =
      fault?.trouble === 'later' && key !== null && order.now() - key < LATE_INTERVALS * order.everySeconds;
    const line = describeError(error);
    if (!isAwaited && line !== wait.reported) {
      wait.reported = line;
      const isNamed = key === null || line.includes(formatMoment(key));
      order.onProblem(isNamed ? line : `frame of ${formatMoment(key)}: ${line}`);
    }
    // A server error pauses all requests; a missing or damaged frame affects only itself.
    const isServer = fault !== null && fault.trouble === 'again';
    if (isServer) restUntilMs = order.readTimer() + pauseMs;
    return !isServer;
  }

  async function tryFrame(key: FrameKey): Promise<boolean> {
    try {
      const pauseMs = await order.ingestFrame(key);
      if (pauseMs === null) waits.delete(key);
      else waits.set(key, { tries: 0, nextMs: order.readTimer() + pauseMs, reported: '' });
      return true;
    } catch (error) {
      return !order.signal.aborted && noteTrouble(key, error);
    }
  }

  return {
    async poll() {
      if (order.readTimer() < restUntilMs) return;
      for (const key of listDue()) if (!(await tryFrame(key))) return;
    },
  };
}
