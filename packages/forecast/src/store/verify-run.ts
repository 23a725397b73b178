import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/**
 * Called with the bytes of each piece read: a background check waits here. Throws an `AbortError` when it is to stop.
 */
export type Pace = (bytes: number) => Promise<void>;

/**
 * Interprets an error of reading a file: one line of damage, or null if it is inconclusive, because the system lacked
 * handles or memory, or the file was removed. Rethrows the `AbortError` of a stopped check.
 */
export function explainDamage(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') throw error;
  const isSystems = 'code' in error && 'syscall' in error && error.code !== 'EIO';
  return isSystems ? null : error.message;
}

/**
 * Checks the files of a run against its manifest. Returns the names of those that differ. Throws if one is missing or
 * the manifest is damaged.
 */
export async function listDamagedFiles(folder: string, pace?: Pace): Promise<string[]> {
  const damaged: string[] = [];
  for (const [name, facts] of Object.entries(readManifest(folder).files)) {
    if ((await hashFile(join(folder, name), pace)) !== facts.sha256) damaged.push(name);
  }
  return damaged;
}

/** SHA-256 of a file, hex. Throws the system's error. */
export async function hashFile(path: string, pace?: Pace): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) {
    hash.update(piece);
    await pace?.(piece.length);
  }
  return hash.digest('hex');
}
