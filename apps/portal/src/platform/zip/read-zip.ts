import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 1000;

/** A file in the directory of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  /** Unpacked size according to the directory, which may be wrong. */
  readonly size: number;
  readonly localAt: number;
}

/** The central directory of a zip (APPNOTE.TXT 6.3, 4.3); null if there is none. */
export function listZipEntries(zip: Buffer): ZipEntry[] | null {
  if (zip.length < END_BYTES) return null;
  let end = zip.length - END_BYTES;
  const least = Math.max(end - MOST_COMMENT, 0);
  while (end >= least && zip.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < least) return null;
  const count = Math.min(zip.readUInt16LE(end + 10), MOST_ENTRIES);
  const entries: ZipEntry[] = [];
  for (let at = zip.readUInt32LE(end + 16), index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('latin1', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      localAt: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The packed bytes of an entry; null if they are outside the zip. */
function findPacked(zip: Buffer, { packed, localAt }: ZipEntry): Buffer | null {
  if (localAt + 30 > zip.length || zip.readUInt32LE(localAt) !== LOCAL_MARK) return null;
  const from = localAt + 30 + zip.readUInt16LE(localAt + 26) + zip.readUInt16LE(localAt + 28);
  return from + packed > zip.length ? null : zip.subarray(from, from + packed);
}

/** The bytes of an entry, or why it is refused; the directory's size is trusted only to refuse. */
export function readZipEntry(zip: Buffer, entry: ZipEntry, most: number): Buffer | 'notZip' | 'zipBomb' {
  const bytes = findPacked(zip, entry);
  if (bytes === null) return 'notZip';
  if (entry.size > most) return 'zipBomb';
  if (entry.method === STORED) return bytes.length > most ? 'zipBomb' : bytes;
  if (entry.method !== DEFLATED) return 'notZip';
  try {
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return error instanceof RangeError ? 'zipBomb' : 'notZip';
  }
}

/** An entry that is damaged or unpacks to more than allowed. */
export class ZipError extends Error {
  readonly code: 'notZip' | 'zipBomb';
  constructor(code: 'notZip' | 'zipBomb') {
    super(code);
    this.name = 'ZipError';
    this.code = code;
  }
}

/** Numeric sheets unpack to 5 to 30 times their size, sheets with one repeated row to about 100. */
const MOST_RATIO = 300;
/** Below this size any ratio is allowed. */
const UNCHECKED_BYTES = 4 * 2 ** 20;
const PACKED_PIECE_BYTES = 16 * 1024;

function* inPackedPieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PACKED_PIECE_BYTES)
    yield bytes.subarray(from, from + PACKED_PIECE_BYTES);
}

/**
 * Unpacks an entry in chunks, never whole in memory. Throws `ZipError` before exceeding `most`, or once the ratio is
 * higher than any table's.
 */
export async function* unpackZipEntry(zip: Buffer, entry: ZipEntry, most: number): AsyncGenerator<Buffer> {
  const bytes = findPacked(zip, entry);
  if (bytes === null || (entry.method !== STORED && entry.method !== DEFLATED)) throw new ZipError('notZip');
  if (entry.size > most) throw new ZipError('zipBomb');
  let total = 0;
  const inflate = createInflateRaw();
  const source: AsyncIterable<Buffer> | Iterable<Buffer> =
    entry.method === STORED ? inPackedPieces(bytes) : Readable.from(inPackedPieces(bytes)).pipe(inflate);
  try {
    for await (const piece of source) {
      total += piece.length;
      const used = entry.method === STORED ? total : inflate.bytesWritten;
      const isBomb = total > UNCHECKED_BYTES && total > MOST_RATIO * used;
      if (total > most || isBomb) throw new ZipError('zipBomb');
      yield piece;
    }
  } catch (error) {
    if (
      error instanceof ZipError ||
      !(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
    )
      throw error;
    throw new ZipError('notZip');
  } finally {
    inflate.destroy();
  }
}
