import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Who took the frames: the operator's radar, or the demonstration. */
export type RadarOrigin = 'radar' | 'demo';

/** What is kept of a moment: the frame as observed, the nowcast that was made from it, or the motion that this follows. */
export type KeptKind = 'frame' | 'nowcast' | 'motion';

const KEPT = /^(\d{9,10})\.(frame|nowcast|motion)$/;
const CHECK_BYTES = 4;
const MOST_BYTES = 64 * 2 ** 20;
const QUALITY = 6;

/** Folder of an origin: `DATA_DIR/radar/<origin>`. */
function getFolder(dataDir: string, origin: RadarOrigin): string {
  return join(dataDir, 'radar', origin);
}

/** Moments of what is kept of a kind, oldest first; empty where nothing is. */
export function listKept(dataDir: string, origin: RadarOrigin, kind: KeptKind): EpochSeconds[] {
  let names: string[];
  try {
    names = readdirSync(getFolder(dataDir, origin));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, at, found] = KEPT.exec(name) ?? [];
      return found === kind ? [Number(at)] : [];
    })
    .sort((a, b) => a - b);
}

/**
 * Keeps bytes of a moment, packed and with a check sum: written beside and renamed into place, so that a reader, and whoever
 * comes after a kill, sees all of them or none. Throws the system's error.
 */
export function keepBytes(
  dataDir: string,
  origin: RadarOrigin,
  kind: KeptKind,
  at: EpochSeconds,
  bytes: Uint8Array,
): void {
  const folder = getFolder(dataDir, origin);
  mkdirSync(folder, { recursive: true });
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(packed));
  const path = join(folder, `${at}.${kind}`);
  writeFileSync(`${path}.new`, Buffer.concat([check, packed]), { flush: true });
  renameSync(`${path}.new`, path);
}

/** Bytes of a moment; null where there are none, or they are damaged or of another length. */
export function findBytes(
  dataDir: string,
  origin: RadarOrigin,
  kind: KeptKind,
  at: EpochSeconds,
  length: number,
): Uint8Array | null {
  try {
    const file = readFileSync(join(getFolder(dataDir, origin), `${at}.${kind}`));
    const packed = file.subarray(CHECK_BYTES);
    if (file.readUInt32BE(0) !== crc32(packed)) return null;
    const bytes = brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES });
    return bytes.length === length ? bytes : null;
  } catch {
    return null;
  }
}

/** Removes what is older than a moment, and what a killed writer left. */
export function dropKeptBefore(dataDir: string, origin: RadarOrigin, at: EpochSeconds): void {
  const folder = getFolder(dataDir, origin);
  for (const kind of ['frame', 'nowcast', 'motion'] as const) {
    for (const old of listKept(dataDir, origin, kind))
      if (old < at) rmSync(join(folder, `${old}.${kind}`), { force: true });
  }
}
