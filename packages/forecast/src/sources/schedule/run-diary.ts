import type { EpochSeconds } from '@portal/domain/time/epoch';
import { readSourceStatus, type SourceStatus, type SourceSuccess, writeSourceStatus } from './source-status.ts';

/** Which run of which source the diary is of. */
export interface DiaryOfRun {
  readonly dataDir: string;
  readonly source: string;
  readonly runAt: EpochSeconds;
  /** The portal's clock. */
  readonly now: () => EpochSeconds;
}

/** Writes down how the fetching of a run goes, so that the status on the disk is always true. */
export interface RunDiary {
  addBytes(count: number): void;
  bytes(): number;
  /** So many pieces are there. */
  tellPieces(done: number, all: number): void;
  tellTrouble(line: string): void;
  /** The last trouble of this fetching, one line; null where there was none. */
  lastTrouble(): string | null;
  tellSuccess(success: SourceSuccess, scheduled: boolean): void;
}

/** Opens the diary of a run; bytes that an earlier process fetched for the same run are counted on. */
export function openRunDiary({ dataDir, source, runAt, now }: DiaryOfRun): RunDiary {
  let status = readSourceStatus(dataDir, source);
  let bytes = status.fetching?.runAt === runAt ? status.fetching.bytes : 0;
  let trouble: string | null = null;
  const write = (change: Partial<SourceStatus>) => {
    status = { ...readSourceStatus(dataDir, source), ...change };
    writeSourceStatus(dataDir, source, status);
  };
  return {
    addBytes: (count) => {
      bytes += count;
    },
    bytes: () => bytes,
    tellPieces: (pieces, allPieces) => write({ fetching: { runAt, pieces, allPieces, bytes } }),
    tellTrouble: (line) => {
      trouble = line;
      write({ trouble: { at: now(), runAt, line } });
    },
    lastTrouble: () => trouble,
    tellSuccess: (success, scheduled) =>
      write({
        success,
        fetching: null,
        doneRunAt: findNewestDone(status, runAt, now()),
        firstScheduledAt: status.firstScheduledAt ?? (scheduled ? success.publishedAt : null),
      }),
  };
}

/** A run that somebody fetches again by hand does not make newer ones due once more. */
function findNewestDone({ doneRunAt }: SourceStatus, runAt: EpochSeconds, now: EpochSeconds): EpochSeconds {
  return doneRunAt !== null && doneRunAt <= now ? Math.max(doneRunAt, runAt) : runAt;
}
