import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { dropMomentsBefore, getMomentPath, keepMoment, listMoments } from '@portal/forecast/store/moment-files';

/** Who took an image: the operator's satellite, or the demonstration. */
export type SatelliteOrigin = 'satellite' | 'demo';

const KIND = 'webp';

const getFolder = (dataDir: string, origin: SatelliteOrigin): string => join(dataDir, 'satellite', origin);

/** Moments of the images that are kept, oldest first; empty where none is. Throws the system's error. */
export function listImages(dataDir: string, origin: SatelliteOrigin): EpochSeconds[] {
  return listMoments(getFolder(dataDir, origin), KIND);
}

/** Keeps an image under its moment as a whole. Throws the system's error. */
export function keepImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds, webp: Uint8Array): void {
  keepMoment(getFolder(dataDir, origin), KIND, at, webp);
}

/** An image; null where it is not there. */
export function findImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): Buffer | null {
  try {
    return readFileSync(getMomentPath(getFolder(dataDir, origin), KIND, at));
  } catch {
    return null;
  }
}

/** Removes images older than a moment. Throws the system's error. */
export function dropImagesBefore(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): void {
  dropMomentsBefore(getFolder(dataDir, origin), at);
}
