import { crc32, inflateSync } from 'node:zlib';
import type { Section } from './section.ts';

/**
 * Undoes a PNG row filter in place: the row of `rowBytes` octets at `at`, its predecessor directly before it. `kind` is
 * the filter's number (0 none, 1 left, 2 up, 3 average, 4 Paeth); `isFirst` means that there is no row before.
 * Source: PNG specification, clause 9.
 */
function unfilterRow(
  rows: Uint8Array,
  at: number,
  rowBytes: number,
  pixelBytes: number,
  kind: number,
  isFirst: boolean,
): void {
  if (kind === 1) addLeft(rows, at, rowBytes, pixelBytes);
  else if (kind === 2 && !isFirst) addUp(rows, at, rowBytes);
  else if (kind === 3) addAverage(rows, at, rowBytes, pixelBytes, isFirst);
  else if (kind === 4) {
    if (isFirst) addLeft(rows, at, rowBytes, pixelBytes);
    else addPaeth(rows, at, rowBytes, pixelBytes);
  }
}

function addLeft(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number): void {
  for (let i = at + pixelBytes; i < at + rowBytes; i++) rows[i] = (rows[i] ?? 0) + (rows[i - pixelBytes] ?? 0);
}

function addUp(rows: Uint8Array, at: number, rowBytes: number): void {
  for (let i = at; i < at + rowBytes; i++) rows[i] = (rows[i] ?? 0) + (rows[i - rowBytes] ?? 0);
}

function addAverage(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number, isFirst: boolean): void {
  for (let i = at; i < at + rowBytes; i++) {
    const left = i - at < pixelBytes ? 0 : (rows[i - pixelBytes] ?? 0);
    const up = isFirst ? 0 : (rows[i - rowBytes] ?? 0);
    rows[i] = (rows[i] ?? 0) + ((left + up) >>> 1);
  }
}

function addPaeth(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number): void {
  for (let i = at; i < at + Math.min(pixelBytes, rowBytes); i++) rows[i] = (rows[i] ?? 0) + (rows[i - rowBytes] ?? 0);
  for (let i = at + pixelBytes; i < at + rowBytes; i++) {
    const left = rows[i - pixelBytes] ?? 0;
    const up = rows[i - rowBytes] ?? 0;
    const corner = rows[i - rowBytes - pixelBytes] ?? 0;
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - corner - corner);
    const predicted = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    rows[i] = (rows[i] ?? 0) + predicted;
  }
}

/** The pixels of an image: rows of whole octets, without gaps. */
export interface PngPixels {
  readonly width: number;
  readonly height: number;
  /** Bits per pixel: depth times channels. */
  readonly bits: number;
  readonly rowBytes: number;
  readonly rows: Uint8Array;
}

const SIGNATURE_WORDS = [0x89504e47, 0x0d0a1a0a];
const HEADER = 0x49484452;
const DATA = 0x49444154;
const END = 0x49454e44;

const MAX_BITS = 32;

/** Channels of a colour type: grey, RGB and RGBA are used for numbers; palettes are not. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Reads a PNG image that begins at `octet` of a section and must have exactly `pixels` pixels. Throws `GribError` for
 * damage, interlacing, palettes and another number of pixels.
 */
export function readPng(section: Section, octet: number, pixels: number): PngPixels {
  if (section.u32(octet) !== SIGNATURE_WORDS[0] || section.u32(octet + 4) !== SIGNATURE_WORDS[1]) {
    throw section.errorAt(octet, 'the data are not a PNG image');
  }
  const shape = readHeader(section, octet + 8, pixels);
  const rows = inflate(section, octet + 8, (shape.rowBytes + 1) * shape.height);
  return { ...shape, rows: unfilter(section, octet, rows, shape) };
}

function readHeader(section: Section, octet: number, pixels: number): Omit<PngPixels, 'rows'> {
  if (section.u32(octet) !== 13 || section.u32(octet + 4) !== HEADER) {
    throw section.errorAt(octet, 'the PNG image does not begin with its header');
  }
  const width = section.u32(octet + 8);
  const height = section.u32(octet + 12);
  const depth = section.u8(octet + 16);
  const channels = CHANNELS[section.u8(octet + 17)];
  if (width * height !== pixels)
    throw section.errorAt(octet + 8, `a PNG image of ${width} × ${height} for ${pixels} values`);
  if (channels === undefined)
    throw section.errorAt(octet + 17, `PNG colour type ${section.u8(octet + 17)} is not read`);
  if (![1, 2, 4, 8, 16].includes(depth)) throw section.errorAt(octet + 16, `PNG depth ${depth} does not exist`);
  if (section.u8(octet + 20) !== 0) throw section.errorAt(octet + 20, 'an interlaced PNG image is not read');
  const bits = depth * channels;
  if (bits > MAX_BITS) throw section.errorAt(octet + 16, `a PNG image of ${bits} bits to a pixel is not read`);
  return { width, height, bits, rowBytes: Math.ceil((width * bits) / 8) };
}

function inflate(section: Section, firstChunk: number, expected: number): Uint8Array {
  const pieces = listDataChunks(section, firstChunk);
  try {
    const bytes = inflateSync(Buffer.concat(pieces), { maxOutputLength: expected });
    if (bytes.length === expected) return bytes;
    throw section.errorAt(firstChunk, `the PNG image holds ${bytes.length} of ${expected} octets`);
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      throw section.errorAt(firstChunk, `the PNG image cannot be decompressed (${String(error.code)})`);
    }
    throw error;
  }
}

/** Octets of a chunk besides its data: length, kind and CRC-32. */
const CHUNK_FRAME = 12;

/** Visits all chunks up to the end of the image and verifies their checksums. */
function listDataChunks(section: Section, firstChunk: number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let octet = firstChunk; ; ) {
    const length = section.u32(octet);
    const kind = section.u32(octet + 4);
    section.requireOctets(octet, CHUNK_FRAME + length);
    if (crc32(section.bytes.subarray(octet + 3, octet + 7 + length)) !== section.u32(octet + 8 + length))
      throw section.errorAt(octet, 'a piece of the PNG image differs from its checksum');
    if (kind === END) return pieces;
    if (kind === DATA) pieces.push(section.bytes.subarray(octet + 7, octet + 7 + length));
    octet += CHUNK_FRAME + length;
  }
}

function unfilter(section: Section, octet: number, filtered: Uint8Array, shape: Omit<PngPixels, 'rows'>): Uint8Array {
  const { height, rowBytes, bits } = shape;
  const pixelBytes = Math.max(bits >>> 3, 1);
  const rows = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const from = row * (rowBytes + 1);
    const kind = filtered[from] ?? 0;
    if (kind > 4) throw section.errorAt(octet, `row ${row} of the PNG image has filter ${kind}`);
    const at = row * rowBytes;
    rows.set(filtered.subarray(from + 1, from + 1 + rowBytes), at);
    unfilterRow(rows, at, rowBytes, pixelBytes, kind, row === 0);
  }
  return rows;
}
