import { inflateRawSync } from 'node:zlib';

/** A file that is no ZIP archive, or one that is damaged, encrypted or too big when unpacked. */
export class UnzipError extends Error {}

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const [END_BYTES, ENTRY_BYTES, LOCAL_BYTES] = [22, 46, 30];
const LONGEST_COMMENT = 65_535;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const MOST_ENTRIES = 500;
/** Of one unpacked file. */
const MOST_BYTES = 16_000_000;

/** A file of an archive, unpacked when it is asked for. */
interface ZipEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly localAt: number;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw new UnzipError('is no ZIP archive');
}

function listEntries(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnzipError(`has ${count} files, more than ${MOST_ENTRIES}`);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new UnzipError('is damaged');
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      localAt: bytes.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(bytes: Buffer, { flags, method, packedBytes, localAt }: ZipEntry): Buffer {
  if ((flags & ENCRYPTED) !== 0) throw new UnzipError('is encrypted');
  if (localAt + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(localAt) !== LOCAL) throw new UnzipError('is damaged');
  const from = localAt + LOCAL_BYTES + bytes.readUInt16LE(localAt + 26) + bytes.readUInt16LE(localAt + 28);
  const packed = bytes.subarray(from, from + packedBytes);
  if (packed.length !== packedBytes) throw new UnzipError('is cut off');
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new UnzipError('is packed in a way that is not read');
  try {
    return inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new UnzipError(`is damaged, or has a part bigger than ${MOST_BYTES} bytes`);
  }
}

/** Opens a ZIP archive in memory. Throws `UnzipError`, as the reader of an entry does; an entry that is not there is null. */
export function openZip(bytes: Buffer): (name: string) => Buffer | null {
  const entries = new Map(listEntries(bytes).map((entry) => [entry.name, entry]));
  return (name) => {
    const entry = entries.get(name);
    return entry === undefined ? null : unpack(bytes, entry);
  };
}
