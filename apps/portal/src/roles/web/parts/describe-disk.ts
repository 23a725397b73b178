import { statfsSync } from 'node:fs';
import type { PartState } from '#platform/http/health.ts';

/** Less than this, and a run of GFS (about 1 GB with what is fetched for it) soon fails; the database fails at 0. */
const LEAST_FREE_BYTES = 500_000_000;

const MEGABYTE = 1_000_000;

/** Bytes that this user may still write below a folder; null where the system does not say. */
export function readFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether `DATA_DIR` has room for the next run and for what visitors send. */
export function describeDisk(freeBytes: number | null, leastBytes = LEAST_FREE_BYTES): PartState {
  if (freeBytes === null) return { ready: false, detail: 'DATA_DIR cannot be read' };
  const free = `${Math.floor(freeBytes / MEGABYTE)} MB free in DATA_DIR`;
  if (freeBytes >= leastBytes) return { ready: true, detail: free };
  return { ready: true, degraded: true, detail: `${free}, at least ${leastBytes / MEGABYTE} MB are needed` };
}
