import { inflateRawSync } from 'node:zlib';

/** A file in a zip, as its directory names it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly localAt: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const MOST_ENTRIES = 1000;

/** Lists the entries of the directory at the end of a zip (APPNOTE.TXT 6.3, 4.3); null where there is none. */
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
      localAt: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The bytes of an entry, `most` at most; what the directory says of their length is not believed. */
export function readZipEntry(
  zip: Buffer,
  { method, packed, localAt }: ZipEntry,
  most: number,
): Buffer | 'notZip' | 'zipBomb' {
  if (localAt + 30 > zip.length || zip.readUInt32LE(localAt) !== LOCAL_MARK) return 'notZip';
  const from = localAt + 30 + zip.readUInt16LE(localAt + 26) + zip.readUInt16LE(localAt + 28);
  if (from + packed > zip.length) return 'notZip';
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED) return bytes.length > most ? 'zipBomb' : bytes;
  if (method !== DEFLATED) return 'notZip';
  try {
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return error instanceof RangeError ? 'zipBomb' : 'notZip';
  }
}
