import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { getObservationsFolder } from '../year-file.ts';

/** What was read of a file. */
interface TakenFile {
  readonly etag: string;
  readonly bytes: number;
  /** When it was last read from its first line on, epoch seconds. */
  readonly wholeAt: number;
  /** The portal's station; null where it is none, or another file is that of the station. */
  readonly stationId: string | null;
}

/** How far the archive has been read, across restarts. */
export interface GhcnhState {
  /** By key in the bucket. */
  readonly files: Record<string, TakenFile>;
  /** When a year was last read completely, epoch seconds. */
  readonly yearsAt: Record<string, number>;
  /** Day (UTC) of `spentBytes`, days since 1970. */
  day: number;
  /** Bytes asked for on that day. */
  spentBytes: number;
}

const getPath = (dataDir: string): string => join(getObservationsFolder(dataDir), 'ghcnh.json');

/** The state so far. A missing or damaged one is empty: reading files again changes nothing. */
export function readGhcnhState(dataDir: string): GhcnhState {
  const empty: GhcnhState = { files: {}, yearsAt: {}, day: 0, spentBytes: 0 };
  try {
    const sealed = parseSealedJson(readFileSync(getPath(dataDir), 'utf8'));
    return sealed?.isSealed === true ? { ...empty, ...(sealed.content as unknown as GhcnhState) } : empty;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty;
    throw error;
  }
}

/** Replaces the state. Throws the system's error. */
export function writeGhcnhState(dataDir: string, state: GhcnhState): void {
  mkdirSync(dirname(getPath(dataDir)), { recursive: true });
  replaceFile(getPath(dataDir), sealJson(state), String(process.pid));
}
