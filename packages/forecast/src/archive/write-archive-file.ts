import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { syncFolder, writeFully } from '#store/durable-file.ts';
import { type ArchiveHeader, CRC_BYTES, FIRST_BYTES, MAGIC } from './archive-file.ts';

/** Content of an archive file. */
export interface ArchiveContent<Facts> {
  readonly facts: Facts;
  readonly cells: number;
  /** Int16 values per cell. */
  readonly words: number;
  /** `[cell][word]`. */
  readonly values: Int16Array;
  readonly surfaceHeightM: Float32Array | null;
}

/** Write buffer for cells. */
const TOGETHER_BYTES = 2 ** 20;

/**
 * Writes an archive file under a temporary name in the same folder and renames it: readers see the old or the new file,
 * never a part, even after a power cut. `writer` makes the temporary name unique. Throws the system's error.
 */
export async function writeArchiveFile<Facts>(
  path: string,
  content: ArchiveContent<Facts>,
  writer: string,
): Promise<void> {
  const beside = `${path}.${writer}.new`;
  const descriptor = openSync(beside, 'w', 0o644);
  try {
    writeFully(descriptor, toFirstBytes(content));
    await writeCells(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(beside, path);
  syncFolder(dirname(path));
}

/** Magic, header and heights. Spaces pad the header so that what follows is 8-byte aligned. */
function toFirstBytes<Facts>({ facts, cells, words, surfaceHeightM }: ArchiveContent<Facts>): Uint8Array {
  const header: ArchiveHeader<Facts> = { cells, words, hasSurface: surfaceHeightM !== null, facts };
  const text = JSON.stringify(header);
  const length = Math.ceil((FIRST_BYTES + Buffer.byteLength(text)) / 8) * 8 - FIRST_BYTES;
  const bytes = Buffer.alloc(FIRST_BYTES + length, ' ');
  bytes.write(MAGIC, 'latin1');
  bytes.write(text, FIRST_BYTES, 'utf8');
  bytes.writeUInt32LE(length, 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(FIRST_BYTES)), 12);
  if (surfaceHeightM === null) return bytes;
  const heights = new Uint8Array(surfaceHeightM.buffer, surfaceHeightM.byteOffset, cells * 4);
  const crc = Buffer.alloc(CRC_BYTES);
  crc.writeUInt32LE(crc32(heights));
  return Buffer.concat([bytes, heights, crc]);
}

async function writeCells<Facts>(descriptor: number, { cells, words, values }: ArchiveContent<Facts>): Promise<void> {
  const length = words * 2;
  const block = length + CRC_BYTES;
  const together = Math.max(1, Math.floor(TOGETHER_BYTES / block));
  const bytes = Buffer.alloc(Math.min(cells, together) * block);
  const source = new Uint8Array(values.buffer, values.byteOffset, cells * length);
  for (let first = 0; first < cells; first += together) {
    const count = Math.min(together, cells - first);
    for (let i = 0; i < count; i++) {
      const cell = source.subarray((first + i) * length, (first + i + 1) * length);
      bytes.set(cell, i * block);
      // The checksum starts with the cell's number, so that a block in another cell's position is detected.
      bytes.writeUInt32LE(crc32(cell, first + i), i * block + length);
    }
    writeFully(descriptor, bytes.subarray(0, count * block));
    await breathe();
  }
}
