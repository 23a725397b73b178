import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { isTimed, toTimedAddress } from './folder-watch.ts';
import { createFrameQueue, type FrameKey, type FramePull, type QueueOrder } from './frame-queue.ts';

export type { FramePull } from './frame-queue.ts';

/** Address of the frames, and their destination. */
export interface PullOrder extends Pick<QueueOrder, 'everySeconds' | 'now' | 'readTimer' | 'chance' | 'onProblem'> {
  /** With `{yyyy}{MM}{dd}{HH}{mm}` (UTC) the address of a moment's frame, otherwise that of the newest one. */
  readonly address: string;
  /** How far back missing frames are requested. */
  readonly windowSeconds: number;
  readonly mostBytes: number;
  readonly fetching: Fetching;
  /** Whether the frame of a moment is stored. */
  readonly has: (at: EpochSeconds) => boolean;
  /**
   * Ingests a frame: `at` is the requested moment, null for the newest; `ageSeconds` is the age stated by the server, 0
   * if it states none. Throws an `Error` of one line for a refused frame, which is requested again later.
   */
  readonly ingest: (bytes: Uint8Array, at: EpochSeconds | null, ageSeconds: number) => Promise<void>;
}

const MOST_TIMES = 64;

/** Fetches the frames of an address with the retry policy of the forecast sources. */
export function createFramePull(order: PullOrder): FramePull {
  const { fetching, mostBytes, ingest, address, everySeconds, windowSeconds, now, has } = order;

  function listMissing(): FrameKey[] {
    if (!isTimed(address)) return [null];
    const newest = now() - (now() % everySeconds);
    const count = Math.min(Math.floor(windowSeconds / everySeconds), MOST_TIMES);
    const slots = Array.from({ length: count }, (_, index) => newest - (count - 1 - index) * everySeconds);
    return slots.filter((at) => !has(at));
  }

  async function ingestFrame(at: FrameKey): Promise<number | null> {
    const url = at === null ? address : toTimedAddress(address, at);
    // A query may contain a key: logs never do.
    const [calledAs = url] = url.split('?');
    let ageSeconds = 0;
    const onAge = (seconds: number): void => {
      ageSeconds = seconds;
    };
    await ingest(await fetching.getBytes(url, { mostBytes, calledAs, onAge }), at, ageSeconds);
    return at === null ? 500 * everySeconds : null;
  }

  return createFrameQueue({ ...order, signal: fetching.signal, listMissing, ingestFrame });
}
