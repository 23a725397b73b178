import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '@portal/forecast/store/durable-file';
import { describeMoments, type SharedFolder } from '@portal/forecast/store/shared-folder';

/** The operator's satellite, or the demonstration. */
export type SatelliteOrigin = 'satellite' | 'demo';

/** The page shows three hours of them. */
export const IMAGE_RETENTION_SECONDS = 24 * HOUR_SECONDS;

const KIND = 'webp';

const getFolder = (dataDir: string, origin: SatelliteOrigin): string => join(dataDir, 'satellite', origin);

/** Times of stored images, oldest first. Throws the system's error. */
export function listImages(dataDir: string, origin: SatelliteOrigin): EpochSeconds[] {
  return listMoments(getFolder(dataDir, origin), KIND);
}

/** Saves an image atomically. Throws the system's error. */
export function saveImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds, webp: Uint8Array): void {
  saveMoment(getFolder(dataDir, origin), KIND, at, webp);
}

/** Null if there is none. */
export function findImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): Buffer | null {
  try {
    return readFileSync(getMomentPath(getFolder(dataDir, origin), KIND, at));
  } catch {
    return null;
  }
}

/** Throws the system's error. */
export function dropImagesBefore(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds): void {
  dropMomentsBefore(getFolder(dataDir, origin), at);
}

/** Operator's images shared between hosts, where images of the same time are identical. */
export const SHARED_IMAGES: SharedFolder = describeMoments({
  folder: 'satellite/satellite',
  kinds: [KIND],
  retentionSeconds: IMAGE_RETENTION_SECONDS,
  replaces: false,
  readRevision: (path) => (isWebP(readFileSync(path)) ? { revision: 0, isWhole: true } : null),
});

const WEBP_HEAD_BYTES = 8;

/** Checks WebP header and length: images have no checksum of their own. */
function isWebP(file: Buffer): boolean {
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return false;
  return file.readUInt32LE(4) + WEBP_HEAD_BYTES === file.length;
}

interface SatelliteState {
  readonly origin: SatelliteOrigin;
  /** Times of the last three hours' images, oldest first, at least one. */
  readonly times: readonly EpochSeconds[];
}

/** Reads stored images, also those of another process. */
export interface SatelliteStore {
  /** Changes with every image. */
  version(): string;
  /** A real satellite takes precedence over the demonstration; null without an image in the last three hours. */
  findState(now: EpochSeconds, demo: boolean): SatelliteState | null;
  /** WebP; null if there is none. */
  findImage(origin: SatelliteOrigin, at: EpochSeconds): Buffer | null;
}

export const SHOWN_SECONDS = 3 * HOUR_SECONDS + 600;
const CHECK_EVERY_MS = 1000;

/** Opens the satellite images of a data folder; reads the disk at most once a second. `readTimer` is a clock in ms. */
export function openSatelliteStore(dataDir: string, readTimer: () => number): SatelliteStore {
  const listTimes = () => ({ satellite: listImages(dataDir, 'satellite'), demo: listImages(dataDir, 'demo') });
  let checkedAt = readTimer();
  let times = listTimes();

  function refresh() {
    if (readTimer() - checkedAt < CHECK_EVERY_MS) return times;
    checkedAt = readTimer();
    try {
      times = listTimes();
    } catch {
      // If the folder cannot be read for a moment, the last list stays.
    }
    return times;
  }

  return {
    version: () => {
      const { satellite, demo } = refresh();
      return `${satellite.length}.${satellite.at(-1) ?? 0}.${demo.length}.${demo.at(-1) ?? 0}`;
    },
    findState(now, demo) {
      const found = refresh();
      const origin = found.satellite.length > 0 ? 'satellite' : 'demo';
      if (origin === 'demo' && !demo) return null;
      const shown = found[origin].filter((at) => at <= now && at > now - SHOWN_SECONDS);
      return shown.length === 0 ? null : { origin, times: shown };
    },
    findImage: (origin, at) => findImage(dataDir, origin, at),
  };
}
