import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { writeFully } from '@portal/forecast/store/durable-file';

/** Who took an image: the operator's satellite, or the demonstration. */
export type SatelliteOrigin = 'satellite' | 'demo';

const KEPT = /^(\d{9,10})\.webp$/;

const getFolder = (dataDir: string, origin: SatelliteOrigin): string => join(dataDir, 'satellite', origin);

/** Moments of the images that are kept, oldest first; empty where none is. */
export function listImages(dataDir: string, origin: SatelliteOrigin): EpochSeconds[] {
  let names: string[];
  try {
    names = readdirSync(getFolder(dataDir, origin));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => KEPT.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Keeps an image under its moment: written beside and renamed, so that nobody sees a part of it. Throws the system's error. */
export function keepImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds, webp: Uint8Array): void {
  const folder = getFolder(dataDir, origin);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${at}.webp`);
  const descriptor = openSync(`${path}.new`, 'w', 0o644);
  try {
    writeFully(descriptor, webp);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${path}.new`, path);
}

/** An image; null where it is not there. */
export function findImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): Buffer | null {
  try {
    return readFileSync(join(getFolder(dataDir, origin), `${at}.webp`));
  } catch {
    return null;
  }
}

/** Removes images older than a moment. */
export function dropImagesBefore(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): void {
  for (const old of listImages(dataDir, origin)) {
    if (old < at) rmSync(join(getFolder(dataDir, origin), `${old}.webp`), { force: true });
  }
}
