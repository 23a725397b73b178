import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { replaceFile } from '#store/durable-file.ts';
import { getSourceFolder } from './source-folder.ts';

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
  /** When a run was first published without somebody's hand; null before. */
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
