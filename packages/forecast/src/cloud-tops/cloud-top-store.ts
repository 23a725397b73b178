import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, crc32 } from 'node:zlib';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '#store/durable-file.ts';
import { pollFolder } from '#store/folder-mark.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';
import { findColdestAround, TOP_GRID } from './cloud-top-field.ts';

const PLACE = 'satellite/noaa-isatss';
const KIND = 'tops';
const RETENTION_SECONDS = 3 * HOUR_SECONDS;
const CHECK_BYTES = 4;
const CELLS = TOP_GRID.rows * TOP_GRID.columns;

const getFolder = (dataDir: string): string => join(dataDir, PLACE);

/** Moments of the stored scans, oldest first. Throws the system's error. */
export function listCloudTops(dataDir: string): EpochSeconds[] {
  return listMoments(getFolder(dataDir), KIND);
}

/** Stores the cells of a scan atomically, packed and with a checksum, and drops old ones. Throws the system's error. */
export function saveCloudTops(dataDir: string, at: EpochSeconds, cells: Uint8Array): void {
  const packed = brotliCompressSync(cells);
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(packed));
  saveMoment(getFolder(dataDir), KIND, at, Buffer.concat([check, packed]));
  dropMomentsBefore(getFolder(dataDir), at - RETENTION_SECONDS);
}

/** The cells of a file; null for a damaged one. Throws the system's error for a missing one. */
function readCells(path: string): Uint8Array | null {
  const file = readFileSync(path);
  const packed = file.subarray(CHECK_BYTES);
  if (file.length < CHECK_BYTES || file.readUInt32BE() !== crc32(packed)) return null;
  try {
    const cells = brotliDecompressSync(packed, { maxOutputLength: CELLS });
    return cells.length === CELLS ? cells : null;
  } catch {
    return null;
  }
}

/** Scans shared between hosts, where those of one time are alike. */
export const SHARED_CLOUD_TOPS: SharedFolder = describeMoments({
  folder: PLACE,
  kinds: [KIND],
  retentionSeconds: RETENTION_SECONDS,
  replaces: false,
  readRevision: (path) => (readCells(path) === null ? null : { revision: 0, isWhole: true }),
});

/** The coldest cloud top around a place. */
interface ColdestTop {
  /** °C, brightness temperature. */
  readonly celsius: number;
  /** Start of the scan. */
  readonly at: EpochSeconds;
}

/** Reads stored scans, also those of another process. */
export interface CloudTopStore {
  /** Changes with every scan. */
  version(): string;
  /** Null without a scan of the last hour that saw the surroundings. */
  findColdest(point: LatLng, now: EpochSeconds): ColdestTop | null;
}

interface NewestScan {
  readonly at: EpochSeconds;
  readonly cells: Uint8Array | null;
}

/** Opens the cloud tops of a data folder; looks for a new scan at most once a second. `readTimer` is a clock in ms. */
export function openCloudTopStore(dataDir: string, readTimer: () => number): CloudTopStore {
  const refresh = pollFolder<NewestScan | null>(null, readTimer, (last) => {
    const at = listCloudTops(dataDir).at(-1);
    if (at === undefined || at === last?.at) return at === undefined ? null : last;
    return { at, cells: readCells(getMomentPath(getFolder(dataDir), KIND, at)) };
  });

  return {
    version: () => String(refresh()?.at ?? 0),
    findColdest(point, now) {
      const scan = refresh();
      if (scan === null || scan.cells === null || scan.at > now || scan.at <= now - HOUR_SECONDS) return null;
      const celsius = findColdestAround(scan.cells, point);
      return celsius === null ? null : { celsius, at: scan.at };
    },
  };
}
