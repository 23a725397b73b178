import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from './durable-file.ts';

/** State of the exchange with other hosts, for every process of the data folder: one of them exchanges for all. */
export interface SharingStatus {
  /** The machine's clock. */
  readonly exchangedAt: EpochSeconds;
  /** What cannot be exchanged at the moment, such as `runs`; the log says why. */
  readonly hindered: readonly string[];
}

/** Working folder of the exchange: `DATA_DIR/shared`. */
export function getSharingFolder(dataDir: string): string {
  return join(dataDir, 'shared');
}

const getStatusPath = (dataDir: string): string => join(getSharingFolder(dataDir), 'status.json');

/** Replaces the status. Throws the system's error. */
export function writeSharingStatus(dataDir: string, { exchangedAt, hindered }: SharingStatus): void {
  mkdirSync(getSharingFolder(dataDir), { recursive: true });
  replaceFile(getStatusPath(dataDir), sealJson({ exchangedAt, hindered }), String(process.pid));
}

/** Null before the first exchange, and if the file fails its checksum: the next exchange rewrites it. */
export function readSharingStatus(dataDir: string): SharingStatus | null {
  try {
    const content = parseSealedJson(readFileSync(getStatusPath(dataDir), 'utf8'))?.content as Partial<SharingStatus>;
    const { exchangedAt, hindered } = content;
    return typeof exchangedAt === 'number' && Array.isArray(hindered) ? { exchangedAt, hindered } : null;
  } catch {
    return null;
  }
}
