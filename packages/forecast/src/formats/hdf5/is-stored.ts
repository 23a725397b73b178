/** Storage layout of a raster. */
export interface RasterLayout {
  readonly columns: number;
  readonly rows: number;
  /** Bytes per value. */
  readonly valueBytes: number;
  /** Rows and columns of a chunk, after further dimensions of length 1; null if the raster is contiguous. */
  readonly chunks: readonly number[] | null;
}

const VERSION = 3;
const CONTIGUOUS = 1;
const CHUNKED = 2;
const ADDRESS_BYTES = 8;
/**
 * A node of the chunk index: signature and type, level (1 byte), number of entries (2), sibling nodes (2 addresses),
 * entries.
 */
const NODE = Buffer.from('TREE\u0001', 'latin1');
const NODE_BYTES = 24;
/**
 * An entry has the size of a chunk and its filters, its start in each dimension and in the value's bytes, and its
 * address.
 */
const ENTRY_HEAD_BYTES = 8;
const MOST_LEVEL = 4;

/**
 * Whether the values of every raster with this layout are really stored in the bytes of an HDF5 file. The library
 * silently fills chunks that are missing from the index with zeros. Proven for layouts of version 3 (HDF5 format
 * specification III, IV.A.2.i; the default of writers), contiguous or chunked; false wherever it cannot be proven.
 */
export function isStored(bytes: Uint8Array, layout: RasterLayout): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { head, tail } = toMarks(layout);
  let found = 0;
  for (let at = file.indexOf(head); at >= 0; at = file.indexOf(head, at + 1)) {
    const from = at + head.length;
    if (!tail.equals(file.subarray(from + ADDRESS_BYTES, from + ADDRESS_BYTES + tail.length))) continue;
    found += 1;
    if (!hasValues(file, Number(file.readBigUInt64LE(from)), layout)) return false;
  }
  return found > 0;
}

/** The bytes before and after the address in the layout message. */
function toMarks({ columns, rows, valueBytes, chunks }: RasterLayout): {
  readonly head: Buffer;
  readonly tail: Buffer;
} {
  if (chunks === null) {
    const tail = Buffer.alloc(8);
    tail.writeBigUInt64LE(BigInt(columns * rows * valueBytes));
    return { head: Buffer.of(VERSION, CONTIGUOUS), tail };
  }
  const sides = [...chunks, valueBytes];
  const tail = Buffer.alloc(4 * sides.length);
  for (const [index, side] of sides.entries()) tail.writeUInt32LE(side, 4 * index);
  return { head: Buffer.of(VERSION, CHUNKED, sides.length), tail };
}

function hasValues(file: Buffer, address: number, { columns, rows, valueBytes, chunks }: RasterLayout): boolean {
  if (chunks === null) return address + columns * rows * valueBytes <= file.length;
  const [wide = 1, high = 1] = [...chunks].reverse();
  const keyBytes = ENTRY_HEAD_BYTES + ADDRESS_BYTES * (chunks.length + 1);
  return countParts(file, address, keyBytes, MOST_LEVEL) === Math.ceil(rows / high) * Math.ceil(columns / wide);
}

/** Chunks below a node of the index; 0 for anything that is not a node. */
function countParts(file: Buffer, address: number, keyBytes: number, mostLevel: number): number {
  if (address + NODE_BYTES > file.length || !NODE.equals(file.subarray(address, address + NODE.length))) return 0;
  const level = file.readUInt8(address + NODE.length);
  const entries = file.readUInt16LE(address + NODE.length + 1);
  const entryBytes = keyBytes + ADDRESS_BYTES;
  if (level > mostLevel || address + NODE_BYTES + entries * entryBytes > file.length) return 0;
  if (level === 0) return entries;
  let parts = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    const child = file.readBigUInt64LE(address + NODE_BYTES + entry * entryBytes + keyBytes);
    parts += countParts(file, Number(child), keyBytes, level - 1);
  }
  return parts;
}
