import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { replaceFile } from '#store/durable-file.ts';

/** Folder of the state of all automatic sources: `DATA_DIR/sources`. */
export function getSourcesFolder(dataDir: string): string {
  return join(dataDir, 'sources');
}

/** Folder of one source: its status and the run being fetched. */
export function getSourceFolder(dataDir: string, source: string): string {
  return join(getSourcesFolder(dataDir), source);
}

/** Name of the lease for fetching the source. */
export function toSourceLease(source: string): string {
  return `sources/${source}`;
}

/** `20261121T06`: a run as a folder name. */
function toRunName(runAt: EpochSeconds): string {
  return new Date(runAt * 1000).toISOString().slice(0, 13).replaceAll('-', '');
}

/** Creates the folder of a run's pieces if needed, and removes those of the source's other runs. */
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

/** The last published run of a source. */
export interface SourceSuccess {
  readonly runAt: EpochSeconds;
  readonly runId: string;
  readonly publishedAt: EpochSeconds;
  /** Last published hour of the run; null if its pieces have no hours. */
  readonly lastHour: number | null;
  /** Whether every piece was fetched. */
  readonly whole: boolean;
  /** Bytes received over the network. */
  readonly bytes: number;
}

/** The last problem, one line. */
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

/** Status of a source, as stored on disk. */
export interface SourceStatus {
  readonly success: SourceSuccess | null;
  readonly trouble: SourceTrouble | null;
  readonly fetching: SourceFetching | null;
  /** The newest run that was published or given up. */
  readonly doneRunAt: EpochSeconds | null;
  readonly nextDueAt: EpochSeconds | null;
  /** When the schedule first published a run; null before. */
  readonly firstScheduledAt: EpochSeconds | null;
}

/** The status of a source that was never fetched. */
const NO_STATUS: SourceStatus = {
  success: null,
  trouble: null,
  fetching: null,
  doneRunAt: null,
  nextDueAt: null,
  firstScheduledAt: null,
};

/** Reads the status of a source. A missing or invalid file counts as never fetched: only history is lost. */
export function readSourceStatus(dataDir: string, source: string): SourceStatus {
  try {
    const found = JSON.parse(readFileSync(getStatusPath(dataDir, source), 'utf8'));
    return found?.version === 1 ? { ...NO_STATUS, ...found.status } : NO_STATUS;
  } catch {
    return NO_STATUS;
  }
}

/** Replaces the status of a source atomically. Throws the system's error. */
export function writeSourceStatus(dataDir: string, source: string, status: SourceStatus): void {
  mkdirSync(getSourceFolder(dataDir, source), { recursive: true });
  const text = `${JSON.stringify({ version: 1, source, status }, null, 1)}\n`;
  replaceFile(getStatusPath(dataDir, source), text, String(process.pid));
}

function getStatusPath(dataDir: string, source: string): string {
  return join(getSourceFolder(dataDir, source), 'status.json');
}

/** Statuses shared among hosts. Throws the store's error if it cannot be reached. */
export interface StatusStore {
  /** Null for a source that no host has fetched yet. */
  read(source: string): Promise<SourceStatus | null>;
  write(source: string, status: SourceStatus): Promise<void>;
}

/**
 * Replaces the older of the local and the shared status by the newer one, by the run last published or given up. If the
 * store cannot be reached nothing changes: this host continues with its own status.
 */
export async function exchangeStatus(
  dataDir: string,
  source: string,
  statuses: StatusStore | undefined,
): Promise<void> {
  if (statuses === undefined) return;
  try {
    const [own, shared] = [readSourceStatus(dataDir, source), await statuses.read(source)];
    if (shared === null || isNewerStatus(own, shared)) {
      if (own.doneRunAt !== null) await statuses.write(source, own);
    } else if (isNewerStatus(shared, own)) {
      const { success, doneRunAt, firstScheduledAt } = shared;
      writeSourceStatus(dataDir, source, { ...own, success, doneRunAt, firstScheduledAt });
    }
  } catch {
    // Retried before the next run.
  }
}

/** Whether a status knows of a later run, or of a later revision of the same one. */
export function isNewerStatus(a: SourceStatus, b: SourceStatus): boolean {
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

/** Records the progress of fetching a run, so that the status on disk is always current. */
export interface RunStatusWriter {
  addBytes(count: number): void;
  bytes(): number;
  /** Records the number of fetched pieces. */
  writeProgress(done: number, all: number): void;
  writeTrouble(line: string): void;
  /** The last problem of this fetch, one line; null if there was none. */
  lastTrouble(): string | null;
  writeSuccess(success: SourceSuccess, scheduled: boolean): void;
}

/** Opens the status writer of a run; continues the byte count of an earlier process for the same run. */
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

/** Fetching a run again manually must not make newer ones due once more. */
function findNewestDone({ doneRunAt }: SourceStatus, runAt: EpochSeconds, now: EpochSeconds): EpochSeconds {
  return doneRunAt !== null && doneRunAt <= now ? Math.max(doneRunAt, runAt) : runAt;
}

/**
 * Whether the schedule has ever published a run into a data folder: from then on demo weather is permanently off if the
 * setting `DEMO` is `auto`. Manual ingests do not count.
 */
export function hasPublishedOnSchedule(dataDir: string): boolean {
  const folder = getSourcesFolder(dataDir);
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((source) => readSourceStatus(dataDir, source).firstScheduledAt !== null);
}
