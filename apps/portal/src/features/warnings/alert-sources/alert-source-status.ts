import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from '@portal/forecast/store/durable-file';
import type { AlertSource } from './read-alert-sources.ts';

/** Last reading of the WMO's index. */
export interface AlertSourceStatus {
  /** Of the last complete index; null before one. */
  readonly readAt: EpochSeconds | null;
  /** Vietnam's sources in it. */
  readonly sources: readonly AlertSource[];
  /** Why the last attempt failed, one line; null: it succeeded. */
  readonly problem: string | null;
}

const NEVER: AlertSourceStatus = { readAt: null, sources: [], problem: null };

const getPath = (dataDir: string): string => join(dataDir, 'alert-sources.json');

/** The stored status; that of a portal that never asked if there is none, or it is damaged. Throws the system's error. */
export function readAlertSourceStatus(dataDir: string): AlertSourceStatus {
  const path = getPath(dataDir);
  if (!existsSync(path)) return NEVER;
  const sealed = parseSealedJson(readFileSync(path, 'utf8'));
  return sealed?.isSealed === true ? (sealed.content as unknown as AlertSourceStatus) : NEVER;
}

/** Replaces the status atomically. Throws the system's error. */
export function writeAlertSourceStatus(dataDir: string, status: AlertSourceStatus): void {
  mkdirSync(dataDir, { recursive: true });
  replaceFile(getPath(dataDir), sealJson(status), String(process.pid));
}
