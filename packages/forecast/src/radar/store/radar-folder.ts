import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '#store/durable-file.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';

/** Origin of frames: the operator's radar, the demo, or satellites, which estimate rain from clouds. */
export type RadarOrigin = 'radar' | 'demo' | 'satellite';

/**
 * Kinds of files of a moment: the observed frame, its nowcast, the nowcast's motion, or frame and nowcast in tiles; and
 * for a satellite frame the number of satellites (one byte), and for a day of them how it agreed with airports. Of the
 * newest only: what nowcasts have shown about growth; hosts do not share it.
 */
export type StoredKind = 'frame' | 'nowcast' | 'motion' | 'tiles' | 'inputs' | 'score' | 'growth';

/** Retention of frames, nowcasts and motions. */
export const FRAME_RETENTION_SECONDS = 40 * DAY_SECONDS;

const CHECK_BYTES = 4;
const MOST_BYTES = 64 * 2 ** 20;
const QUALITY = 6;

/** Folder of an origin: `DATA_DIR/radar/<origin>`. */
export function getRadarFolder(dataDir: string, origin: RadarOrigin): string {
  return join(dataDir, 'radar', origin);
}

/** Moments of the stored files of a kind, oldest first. Throws the system's error. */
export function listStored(dataDir: string, origin: RadarOrigin, kind: StoredKind): EpochSeconds[] {
  return listMoments(getRadarFolder(dataDir, origin), kind);
}

/** Stores bytes of a moment atomically, packed and with a checksum. Throws the system's error. */
export function saveBytes(
  dataDir: string,
  origin: RadarOrigin,
  kind: StoredKind,
  at: EpochSeconds,
  bytes: Uint8Array,
): void {
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  saveChecked(dataDir, origin, kind, at, packed);
}

/** As `saveBytes`, for bytes that are packed already. */
export function saveChecked(
  dataDir: string,
  origin: RadarOrigin,
  kind: StoredKind,
  at: EpochSeconds,
  packed: Uint8Array,
): void {
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(packed));
  saveMoment(getRadarFolder(dataDir, origin), kind, at, Buffer.concat([check, packed]));
}

/** Bytes of a moment; null if there are none, or they are damaged or of an unexpected length. */
export function findBytes(
  dataDir: string,
  origin: RadarOrigin,
  kind: StoredKind,
  at: EpochSeconds,
  ...lengths: readonly number[]
): Uint8Array | null {
  try {
    const file = readFileSync(getMomentPath(getRadarFolder(dataDir, origin), kind, at));
    if (!isFrameFileWhole(file)) return null;
    const bytes = brotliDecompressSync(file.subarray(CHECK_BYTES), { maxOutputLength: MOST_BYTES });
    return lengths.includes(bytes.length) ? bytes : null;
  } catch {
    return null;
  }
}

/** Whether the file of a moment passes its checksum; unpacks nothing. */
export function isStoredWhole(dataDir: string, origin: RadarOrigin, kind: StoredKind, at: EpochSeconds): boolean {
  try {
    return isFrameFileWhole(readFileSync(getMomentPath(getRadarFolder(dataDir, origin), kind, at)));
  } catch {
    return false;
  }
}

/** Whether the content of a stored file passes its checksum. */
export function isFrameFileWhole(file: Buffer): boolean {
  return file.length > CHECK_BYTES && file.readUInt32BE(0) === crc32(file.subarray(CHECK_BYTES));
}

/** Removes files older than a moment, and what killed writers left of them. Throws the system's error. */
export function dropStoredBefore(dataDir: string, origin: RadarOrigin, at: EpochSeconds): void {
  dropMomentsBefore(getRadarFolder(dataDir, origin), at);
}

const describeFrames = (origin: RadarOrigin, kinds: readonly StoredKind[]): SharedFolder =>
  describeMoments({
    folder: `radar/${origin}`,
    kinds,
    retentionSeconds: FRAME_RETENTION_SECONDS,
    replaces: false,
    readRevision: (path) => (isFrameFileWhole(readFileSync(path)) ? { revision: 0, isWhole: true } : null),
  });

/**
 * Frames, nowcasts and motions of the operator's radar as hosts share them: files of one moment are the same on each
 * host.
 */
export const SHARED_FRAMES = describeFrames('radar', ['frame', 'motion', 'tiles', 'nowcast']);

/** Those of satellites, with the number of satellites before the frame, and the scores of days. */
export const SHARED_SATELLITE_FRAMES = describeFrames('satellite', [
  'inputs',
  'frame',
  'motion',
  'tiles',
  'nowcast',
  'score',
]);
