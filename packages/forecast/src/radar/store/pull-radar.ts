import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { toTimedAddress } from '#sources/frames/folder-watch.ts';
import { createFramePull, type FramePull } from '#sources/frames/frame-pull.ts';
import { ingestRadarFile, type RadarHouse } from './ingest-radar-file.ts';
import { listStored } from './radar-folder.ts';

/** Where an operator's radar is fetched. */
export interface RadarAddress {
  /** With `{yyyy}{MM}{dd}{HH}{mm}` (UTC) the address of a moment's frame, otherwise that of the newest one. */
  readonly address: string;
  readonly everyMinutes: number;
}

/** Configuration of radar fetching. */
export interface RadarPulling extends RadarAddress, RadarHouse {
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms. */
  readonly readTimer: () => number;
  readonly chance: () => number;
  readonly onProblem: (problem: string) => void;
}

/** An hour of frames is shown, four of them make a nowcast. */
const WINDOW_SECONDS = 4200;
const MOST_BYTES = 128 * 2 ** 20;
const LEAST_SLACK_SECONDS = 600;
/** A newest frame older than this many intervals is reported. */
const LATE_INTERVALS = 3;

/** Fetches radar frames over HTTP and ingests them like files of a folder. */
export function createRadarPull(pulling: RadarPulling): FramePull {
  const { address, everyMinutes, dataDir, zr, now, onProblem } = pulling;
  const everySeconds = 60 * everyMinutes;
  const taken = new Set<EpochSeconds>();
  const incoming = join(dataDir, 'radar', 'incoming');
  // Left by a killed portal.
  rmSync(incoming, { recursive: true, force: true });

  function has(at: EpochSeconds): boolean {
    const half = everySeconds / 2;
    return (
      taken.has(at) ||
      listStored(dataDir, 'radar', 'frame').some((storedAt) => storedAt > at - half && storedAt <= at + half)
    );
  }

  function noteTaken(at: EpochSeconds): void {
    for (const old of taken) if (old < at - WINDOW_SECONDS) taken.delete(old);
    taken.add(at);
  }

  async function ingest(bytes: Uint8Array, at: EpochSeconds | null): Promise<void> {
    const url = new URL(at === null ? address : toTimedAddress(address, at));
    // Some formats have their time only in the file name; a query may contain a key.
    const path = join(
      incoming,
      url.pathname
        .split('/')
        .at(-1)
        ?.replace(/[^\w.-]/g, '_') || 'frame',
    );
    const calledAs = `${url.origin}${url.pathname}`;
    mkdirSync(incoming, { recursive: true });
    writeFileSync(path, bytes);
    try {
      const slackSeconds = Math.max(everySeconds, LEAST_SLACK_SECONDS);
      const asked = at === null ? null : { at, slackSeconds, calledAs };
      const { fate, at: frameAt, note } = await ingestRadarFile({ dataDir, zr }, path, now(), asked);
      if (at !== null) noteTaken(at);
      // An address of the newest frame returns the same one for a while.
      const isWaitedFor = at === null && fate === 'duplicate';
      if (isWaitedFor && now() - frameAt > LATE_INTERVALS * everySeconds) {
        throw new Error(`${calledAs}: still has the frame of ${formatMoment(frameAt)}`);
      }
      if (note !== null && !isWaitedFor) onProblem(note.replace(path, calledAs));
    } catch (error) {
      throw new Error(describeError(error).replace(path, calledAs));
    } finally {
      rmSync(path, { force: true });
    }
  }

  return createFramePull({
    ...pulling,
    everySeconds,
    windowSeconds: WINDOW_SECONDS,
    mostBytes: MOST_BYTES,
    has,
    ingest,
  });
}
