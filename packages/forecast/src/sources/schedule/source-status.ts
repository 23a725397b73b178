import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { replaceFile } from '#store/durable-file.ts';

/** Folder of what is known of all sources that run by themselves: `DATA_DIR/sources`. */
export function getSourcesFolder(dataDir: string): string {
  return join(dataDir, 'sources');
}

/** Folder of one source: its status and the run that is being fetched. */
export function getSourceFolder(dataDir: string, source: string): string {
  return join(getSourcesFolder(dataDir), source);
}

/** Name of the lease for fetching the source. */
export function toSourceLease(source: string): string {
  return `sources/${source}`;
}

/** `20261121T06`: a run as the name of a folder. */
function toRunName(runAt: EpochSeconds): string {
  return new Date(runAt * 1000).toISOString().slice(0, 13).replaceAll('-', '');
}

/** Makes the folder of a run's pieces where it is missing, and removes those of other runs of the source. */
export function openPieceFolder(dataDir: string, source: string, runAt: EpochSeconds): string {
  const pieces = join(getSourceFolder(dataDir, source), 'pieces');
  const folder = join(pieces, toRunName(runAt));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(pieces)) {
    if (name !== toRunName(runAt)) rmSync(join(pieces, name), { recursive: true, force: true });
  }
  return folder;
}

/** Removes all pieces of a source. */
export function removePieces(dataDir: string, source: string): void {
  const pieces = join(getSourceFolder(dataDir, source), 'pieces');
  if (existsSync(pieces)) rmSync(pieces, { recursive: true, force: true });
}

/** The last run of a source that was published. */
export interface SourceSuccess {
  readonly runAt: EpochSeconds;
  readonly runId: string;
  readonly publishedAt: EpochSeconds;
  /** Last hour of the run that was published; null where its pieces have no hours. */
  readonly lastHour: number | null;
  /** Whether every piece was there. */
  readonly whole: boolean;
  /** Bytes that came over the network for it. */
  readonly bytes: number;
}

/** The last thing that went wrong, one line. */
interface SourceTrouble {
  readonly at: EpochSeconds;
  readonly runAt: EpochSeconds | null;
  readonly line: string;
}

/** A run that is being fetched, or was when the process ended. */
interface SourceFetching {
  readonly runAt: EpochSeconds;
  readonly pieces: number;
  readonly allPieces: number;
  readonly bytes: number;
}

/** What is known of a source, as it stands on the disk. */
export interface SourceStatus {
  readonly success: SourceSuccess | null;
  readonly trouble: SourceTrouble | null;
  readonly fetching: SourceFetching | null;
  /** The newest run that is not tried any more: published, or given up. */
  readonly doneRunAt: EpochSeconds | null;
  readonly nextDueAt: EpochSeconds | null;
  /** When a run was first published by the schedule; null before. */
  readonly firstScheduledAt: EpochSeconds | null;
}

/** The status of a source that has never been fetched. */
const NO_STATUS: SourceStatus = {
  success: null,
  trouble: null,
  fetching: null,
  doneRunAt: null,
  nextDueAt: null,
  firstScheduledAt: null,
};

/** Reads the status of a source. A file that is missing or is none counts as never fetched: only history is lost. */
export function readSourceStatus(dataDir: string, source: string): SourceStatus {
  try {
    const found = JSON.parse(readFileSync(getStatusPath(dataDir, source), 'utf8'));
    return found?.version === 1 ? { ...NO_STATUS, ...found.status } : NO_STATUS;
  } catch {
    return NO_STATUS;
  }
}

/** Replaces the status of a source as a whole. Throws the system's error. */
export function writeSourceStatus(dataDir: string, source: string, status: SourceStatus): void {
  mkdirSync(getSourceFolder(dataDir, source), { recursive: true });
  const text = `${JSON.stringify({ version: 1, source, status }, null, 1)}\n`;
  replaceFile(getStatusPath(dataDir, source), text, String(process.pid));
}

function getStatusPath(dataDir: string, source: string): string {
  return join(getSourceFolder(dataDir, source), 'status.json');
}

/** Where hosts share how their sources stand. Throws the store's error where it cannot be reached. */
export interface StatusStore {
  /** Null for a source that no host has fetched yet. */
  read(source: string): Promise<SourceStatus | null>;
  write(source: string, status: SourceStatus): Promise<void>;
}

/**
 * Brings the status of a source on this host and the shared one to the newer of both, by what was published or given up
 * last. A store that cannot be reached changes nothing: this host continues by its own status.
 */
export async function exchangeStatus(
  dataDir: string,
  source: string,
  statuses: StatusStore | undefined,
): Promise<void> {
  if (statuses === undefined) return;
  try {
    const [own, shared] = [readSourceStatus(dataDir, source), await statuses.read(source)];
    if (shared === null || isNewer(own, shared)) {
      if (own.doneRunAt !== null) await statuses.write(source, own);
    } else if (isNewer(shared, own)) {
      const { success, doneRunAt, firstScheduledAt } = shared;
      writeSourceStatus(dataDir, source, { ...own, success, doneRunAt, firstScheduledAt });
    }
  } catch {
    // Asked again before the next run.
  }
}

function isNewer(a: SourceStatus, b: SourceStatus): boolean {
  const before = (b.doneRunAt ?? -1) - (a.doneRunAt ?? -1);
  return before < 0 || (before === 0 && (a.success?.publishedAt ?? -1) > (b.success?.publishedAt ?? -1));
}

/** Source and run of the status. */
interface RunStatusOptions {
  readonly dataDir: string;
  readonly source: string;
  readonly runAt: EpochSeconds;
  /** The portal's clock. */
  readonly now: () => EpochSeconds;
}

/** Writes down how the fetching of a run goes, so that the status on the disk is always true. */
export interface RunStatusWriter {
  addBytes(count: number): void;
  bytes(): number;
  /** So many pieces are there. */
  writeProgress(done: number, all: number): void;
  writeTrouble(line: string): void;
  /** The last trouble of this fetching, one line; null where there was none. */
  lastTrouble(): string | null;
  writeSuccess(success: SourceSuccess, scheduled: boolean): void;
}

/** Opens the status writer of a run; bytes that an earlier process fetched for the same run are counted on. */
export function openRunStatusWriter({ dataDir, source, runAt, now }: RunStatusOptions): RunStatusWriter {
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
    writeProgress: (pieces, allPieces) => write({ fetching: { runAt, pieces, allPieces, bytes } }),
    writeTrouble: (line) => {
      trouble = line;
      write({ trouble: { at: now(), runAt, line } });
    },
    lastTrouble: () => trouble,
    writeSuccess: (success, scheduled) =>
      write({
        success,
        fetching: null,
        doneRunAt: findNewestDone(status, runAt, now()),
        firstScheduledAt: status.firstScheduledAt ?? (scheduled ? success.publishedAt : null),
      }),
  };
}

/** A run that is fetched again by hand does not make newer ones due once more. */
function findNewestDone({ doneRunAt }: SourceStatus, runAt: EpochSeconds, now: EpochSeconds): EpochSeconds {
  return doneRunAt !== null && doneRunAt <= now ? Math.max(doneRunAt, runAt) : runAt;
}

/**
 * Whether a source that runs by itself has ever published a run into a data folder: from then on demonstration weather
 * is off for good where the setting `DEMO` is `auto`. What was ingested by hand does not count.
 */
export function hasPublishedOnSchedule(dataDir: string): boolean {
  const folder = getSourcesFolder(dataDir);
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((source) => readSourceStatus(dataDir, source).firstScheduledAt !== null);
}
