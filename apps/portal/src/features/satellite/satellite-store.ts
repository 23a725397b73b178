import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '@portal/forecast/store/durable-file';
import { describeMoments, type SharedFolder } from '@portal/forecast/store/shared-folder';

/** Who took an image: the operator's satellite, or the demonstration. */
export type SatelliteOrigin = 'satellite' | 'demo';

/** How long images are kept; the page shows three hours of them. */
export const IMAGE_RETENTION_SECONDS = 24 * HOUR_SECONDS;

const KIND = 'webp';

const getFolder = (dataDir: string, origin: SatelliteOrigin): string => join(dataDir, 'satellite', origin);

/** Moments of the images that are kept, oldest first; empty where none is. Throws the system's error. */
export function listImages(dataDir: string, origin: SatelliteOrigin): EpochSeconds[] {
  return listMoments(getFolder(dataDir, origin), KIND);
}

/** Keeps an image under its moment as a whole. Throws the system's error. */
export function saveImage(dataDir: string, origin: SatelliteOrigin, at: EpochSeconds, webp: Uint8Array): void {
  saveMoment(getFolder(dataDir, origin), KIND, at, webp);
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

/** The operator's images as hosts share them: what is of one moment is the same on each. */
export const SHARED_IMAGES: SharedFolder = describeMoments({
  folder: 'satellite/satellite',
  kinds: [KIND],
  retentionSeconds: IMAGE_RETENTION_SECONDS,
  replaces: false,
  readRevision: (path) => (isWebP(readFileSync(path)) ? { revision: 0, isWhole: true } : null),
});

const WEBP_HEAD_BYTES = 8;

/** Whether a file begins as a WebP image and has its length: images have no checksum of their own. */
function isWebP(file: Buffer): boolean {
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return false;
  return file.readUInt32LE(4) + WEBP_HEAD_BYTES === file.length;
}

/** What the satellite has at a moment. */
interface SatelliteState {
  readonly origin: SatelliteOrigin;
  /** Moments of the last three hours' images, oldest first, at least one. */
  readonly times: readonly EpochSeconds[];
}

/** Reads the images that were stored, also by another process. */
export interface SatelliteStore {
  /** Changes with every image. */
  version(): string;
  /** A real satellite before the demonstration's; null where nothing is of the last three hours. */
  findState(now: EpochSeconds, demo: boolean): SatelliteState | null;
  /** An image as WebP; null where it is not there. */
  findImage(origin: SatelliteOrigin, at: EpochSeconds): Buffer | null;
}

/** Images are shown so far back. */
export const SHOWN_SECONDS = 3 * HOUR_SECONDS + 600;
const CHECK_EVERY_MS = 1000;

/** Opens the satellite of a data folder; looks at the disk once a second at most. `readTimer` is a clock in ms. */
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
      // A folder that cannot be read for a moment is not an empty one: what was seen last stays.
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
