const MOST_BITS = 12;
const CODES = 2 ** MOST_BITS;

/** Strings that codes stand for: each is already in the output, with its position and length. */
interface Table {
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** The code of the next string. */
  next: number;
}

/**
 * Unpacks GIF LZW (GIF89a, appendix F: lowest bit first, codes from `codeSize` + 1 to 12 bits) into exactly `wanted`
 * indexes. Throws `RangeError` for an invalid code, and for fewer or more indexes or bytes than the image has: LZW has
 * no checksum, so lost synchronization shows only there.
 */
function unpackGifLzw(packed: Uint8Array, codeSize: number, wanted: number): Uint8Array {
  const clear = 2 ** codeSize;
  const first = clear + 2;
  const table: Table = { starts: new Int32Array(CODES), lengths: new Int32Array(CODES), next: first };
  const out = new Uint8Array(wanted);
  let [bits, length] = [codeSize + 1, 0];
  for (let bit = 0; bit + bits <= packed.length * 8; ) {
    const code = readCode(packed, bit, bits);
    bit += bits;
    if (code === clear) {
      [bits, table.next] = [codeSize + 1, first];
    } else if (code === clear + 1) {
      if (length < wanted || packed.length * 8 - bit >= 8) break;
      return out;
    } else {
      length = append(out, length, table, code, clear);
      if (table.next > 2 ** bits && bits < MOST_BITS) bits += 1;
    }
  }
  throw new RangeError('has damaged values: its picture does not end where it should');
}

/** Writes the string of a code; returns the new length of the output. */
function append(out: Uint8Array, from: number, table: Table, code: number, clear: number): number {
  const { starts, lengths, next } = table;
  if (code >= next) throw new RangeError('has damaged values');
  const end = from + (code < clear ? 1 : (lengths[code] as number));
  if (end > out.length) throw new RangeError('has damaged values: more than its picture holds');
  if (code < clear) out[from] = code;
  // Byte by byte: a string may overlap itself.
  else for (let at = from, source = starts[code] as number; at < end; at += 1) out[at] = out[source++] as number;
  if (next < CODES) {
    // This string and the first byte of the next, which is present by the time the code is used.
    starts[next] = from;
    lengths[next] = end - from + 1;
    table.next += 1;
  }
  return end;
}

/** A code of at most 12 bits spans at most three bytes. */
function readCode(packed: Uint8Array, bit: number, bits: number): number {
  const at = bit >>> 3;
  const three = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8) | ((packed[at + 2] ?? 0) << 16);
  return (three >>> (bit & 7)) & (2 ** bits - 1);
}

/** A GIF with one image, and its comments. */
export interface GifPicture {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  /** Palette index per cell, north-west first. */
  readonly indexes: Uint8Array;
  /** All comments joined, in order. */
  readonly comment: string;
}

const HEAD_BYTES = 13;
const IMAGE_BYTES = 10;
const MOST_CELLS = 2 ** 26;
const EXTENSION = 0x21;
const COMMENT = 0xfe;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
/** First row and row distance of each pass of an interlaced image. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;

/**
 * Reads a GIF (87a, 89a) with one image that fills it. Throws `RangeError` with the reason: not such a file, cut off,
 * damaged, several images, without a palette, too large.
 */
export function readGif(bytes: Uint8Array): GifPicture {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) throw new RangeError('is no GIF picture');
  if (file.length < HEAD_BYTES) throw new RangeError('is cut off');
  const [columns, rows] = [file.readUInt16LE(6), file.readUInt16LE(8)];
  const cells = columns * rows;
  if (cells === 0 || cells > MOST_CELLS) throw new RangeError(`has an impossible size: ${columns} × ${rows}`);
  const colours = findPalette(file, 10, HEAD_BYTES);
  let comment = '';
  let picture: Pick<GifPicture, 'palette' | 'indexes'> | null = null;
  for (let at = HEAD_BYTES + colours.length; ; ) {
    const kind = file[at];
    if (kind === TRAILER && picture !== null) return { columns, rows, comment, ...picture };
    if (kind === EXTENSION) {
      const { data, end } = joinBlocks(file, at + 2);
      if (file[at + 1] === COMMENT) comment += data.toString('latin1');
      at = end;
    } else if (kind === IMAGE) {
      if (picture !== null) throw new RangeError('holds several pictures');
      const image = readImage(file, at, columns, rows);
      picture = { palette: image.palette.length === 0 ? colours : image.palette, indexes: image.indexes };
      at = image.end;
    } else throw new RangeError(kind === undefined ? 'is cut off' : 'is damaged: neither a picture nor its end');
  }
}

/** The palette announced by a flags byte; empty if there is none. */
function findPalette(file: Buffer, flagsAt: number, at: number): Buffer {
  const flags = file.readUInt8(flagsAt);
  const length = (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
  if (at + length > file.length) throw new RangeError('is cut off');
  return file.subarray(at, at + length);
}

function readImage(file: Buffer, at: number, columns: number, rows: number) {
  if (at + IMAGE_BYTES >= file.length) throw new RangeError('is cut off');
  const [left, upper] = [file.readUInt16LE(at + 1), file.readUInt16LE(at + 3)];
  const [width, height] = [file.readUInt16LE(at + 5), file.readUInt16LE(at + 7)];
  if (left + upper !== 0 || width !== columns || height !== rows)
    throw new RangeError('has a picture that does not fill it');
  const palette = findPalette(file, at + 9, at + IMAGE_BYTES);
  const codeSize = file[at + IMAGE_BYTES + palette.length] ?? 0;
  if (codeSize < 2 || codeSize > 8) throw new RangeError('is damaged: its codes have an impossible size');
  const { data, end } = joinBlocks(file, at + IMAGE_BYTES + palette.length + 1);
  const unpacked = unpackGifLzw(data, codeSize, columns * rows);
  const isInterlaced = (file.readUInt8(at + 9) & 0x40) !== 0;
  return { palette, indexes: isInterlaced ? sortRows(unpacked, columns, rows) : unpacked, end };
}

/** Joins sub-blocks of at most 255 bytes, each after its length, up to the empty one. */
function joinBlocks(file: Buffer, from: number): { readonly data: Buffer; readonly end: number } {
  const blocks: Buffer[] = [];
  for (let at = from; ; ) {
    const length = file[at];
    if (length === undefined || at + length >= file.length) throw new RangeError('is cut off');
    if (length === 0) return { data: Buffer.concat(blocks), end: at + 1 };
    blocks.push(file.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
}

function sortRows(passed: Uint8Array, columns: number, rows: number): Uint8Array {
  const sorted = new Uint8Array(passed.length);
  let from = 0;
  for (const [first, distance] of PASSES) {
    for (let row = first; row < rows; row += distance, from += columns) {
      sorted.set(passed.subarray(from, from + columns), row * columns);
    }
  }
  return sorted;
}
