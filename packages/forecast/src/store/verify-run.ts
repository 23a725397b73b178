import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/** Called for each piece that was read, bytes: a walk in the background waits here. Throws an `AbortError` when it is to stop. */
export type Pace = (bytes: number) => Promise<void>;

/**
 * What an error says of a file that was read: one line of damage, or null where it says nothing, since the system had no
 * handle or no memory just then, or the file was removed. Throws the `AbortError` of a walk that is to stop.
 */
export function explainDamage(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') throw error;
  const isSystems = 'code' in error && 'syscall' in error && error.code !== 'EIO';
  return isSystems ? null : error.message;
}

/**
 * Compares the files of a run with the checksums of its manifest. Returns the names of those that differ. Throws where
 * one is missing or the manifest is damaged.
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
