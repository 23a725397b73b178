import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '@portal/forecast/store/durable-file';
import { pollFolder } from '@portal/forecast/store/folder-mark';
import { describeMoments, type SharedFolder } from '@portal/forecast/store/shared-folder';

/** JMA's images in true colour, which are shown beside its infrared ones only when asked for. */
export const TRUE_COLOUR = 'jma-true-colour';

/** Real images: the operator's own, and JMA's. */
const REAL_ORIGINS = ['satellite', 'jma-satellite', TRUE_COLOUR] as const;
export type RealOrigin = (typeof REAL_ORIGINS)[number];

/** Real images, or the demonstration's. */
export type SatelliteOrigin = RealOrigin | 'demo';
export const SATELLITE_ORIGINS: readonly SatelliteOrigin[] = [...REAL_ORIGINS, 'demo'];

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

/** Real images shared between hosts, where images of one origin and time are identical. */
export const SHARED_IMAGES: readonly SharedFolder[] = REAL_ORIGINS.map((origin) =>
  describeMoments({
    folder: `satellite/${origin}`,
    kinds: [KIND],
    retentionSeconds: IMAGE_RETENTION_SECONDS,
    replaces: false,
    readRevision: (path) => (isWebP(readFileSync(path)) ? { revision: 0, isWhole: true } : null),
  }),
);

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
  /**
   * The origin with the newest real image; the demonstration only where no real image is stored. Null without an image
   * in the last three hours.
   */
  findState(now: EpochSeconds, demo: boolean): SatelliteState | null;
  /** Times of the last three hours' images in true colour, oldest first. */
  listTrueColour(now: EpochSeconds): readonly EpochSeconds[];
  /** WebP; null if there is none. */
  findImage(origin: SatelliteOrigin, at: EpochSeconds): Buffer | null;
}

export const SHOWN_SECONDS = 3 * HOUR_SECONDS + 600;

/** Opens the satellite images of a data folder; reads the disk at most once a second. `readTimer` is a clock in ms. */
export function openSatelliteStore(dataDir: string, readTimer: () => number): SatelliteStore {
  const listTimes = () =>
    SATELLITE_ORIGINS.map((origin): SatelliteState => ({ origin, times: listImages(dataDir, origin) }));
  const refresh = pollFolder(listTimes(), readTimer, listTimes);

  return {
    version: () =>
      refresh()
        .map(({ times }) => `${times.length}.${times.at(-1) ?? 0}`)
        .join('.'),
    findState(now, demo) {
      const filled = refresh().filter(({ origin, times }) => origin !== TRUE_COLOUR && times.length > 0);
      const hasReal = filled.some(({ origin }) => origin !== 'demo');
      const [latest = null] = filled
        .filter(({ origin }) => (origin === 'demo' ? demo && !hasReal : true))
        .map(({ origin, times }) => ({ origin, times: selectShown(times, now) }))
        .filter(({ times }) => times.length > 0)
        // The operator's own come first among images of one time.
        .sort((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0));
      return latest;
    },
    listTrueColour: (now) => selectShown(refresh().find(({ origin }) => origin === TRUE_COLOUR)?.times ?? [], now),
    findImage: (origin, at) => findImage(dataDir, origin, at),
  };
}

const selectShown = (times: readonly EpochSeconds[], now: EpochSeconds): readonly EpochSeconds[] =>
  times.filter((at) => at <= now && at > now - SHOWN_SECONDS);
