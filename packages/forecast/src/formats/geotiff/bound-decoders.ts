import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { addDecoder, BaseDecoder } from 'geotiff';

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const LEAST_BITS = 9;
const MOST_BITS = 12;
const CODES = 2 ** MOST_BITS;

/**
 * Unpacks TIFF LZW (TIFF 6.0, section 13: codes of 9 to 12 bits, highest bit first, widened one code early) into at
 * most `most` bytes; returns fewer if the data end early. Throws `RangeError` for an invalid code and for more bytes.
 */
export function unpackLzw(packed: Uint8Array, most: number): Uint8Array {
  const out = new Uint8Array(most);
  // A code stands for a string that is already in the output: its position and length.
  const starts = new Int32Array(CODES);
  const lengths = new Int32Array(CODES);
  let [bits, free, length] = [LEAST_BITS, FIRST_FREE, 0];
  for (let bit = 0; bit + bits <= packed.length * 8; ) {
    const code = readCode(packed, bit, bits);
    bit += bits;
    if (code === END) break;
    if (code === CLEAR) {
      [bits, free] = [LEAST_BITS, FIRST_FREE];
      continue;
    }
    if (code >= free) throw new RangeError('has damaged values');
    const from = length;
    length += code < CLEAR ? 1 : (lengths[code] as number);
    if (length > most) throw new RangeError('holds more values than its picture has');
    if (code < CLEAR) out[from] = code;
    // Byte by byte: a string may overlap itself.
    else for (let at = from, source = starts[code] as number; at < length; at += 1) out[at] = out[source++] as number;
    if (free < CODES) {
      // This string and the first byte of the next, which is present by the time the code is used.
      starts[free] = from;
      lengths[free] = length - from + 1;
      free += 1;
    }
    bits = Math.min(Math.max(32 - Math.clz32(free), LEAST_BITS), MOST_BITS);
  }
  return out.subarray(0, length);
}

/** A code of at most 12 bits spans at most three bytes. */
function readCode(packed: Uint8Array, bit: number, bits: number): number {
  const at = bit >>> 3;
  const three = ((packed[at] ?? 0) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0);
  return (three >>> (24 - (bit & 7) - bits)) & (2 ** bits - 1);
}

/** Returns the bytes of a block, at most this many. Throws if they are damaged or more. */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array;

const inflate: Unpack = (packed, most) => inflateSync(packed, { maxOutputLength: most });

/** The lossless compressions, by TIFF number. */
const UNPACKS: ReadonlyMap<number, Unpack> = new Map([
  [5, unpackLzw],
  [8, inflate],
  [32_946, inflate],
  [50_000, (packed, most) => zstdDecompressSync(packed, { maxOutputLength: most })],
]);

/** TIFF's number for uncompressed values. */
export const PLAIN = 1;

/** Largest unpacked block (tile or strip): 256 MiB. */
export const MOST_BLOCK_BYTES = 2 ** 28;

/** Whether a compression, by TIFF number, is supported: only lossless ones are. */
export function isReadPacking(compression: number): boolean {
  return compression === PLAIN || UNPACKS.has(compression);
}

/**
 * Replaces the library's decoders by ones that stop at the block size stated by the image: the library unpacks without
 * limit, and a file of one megabyte can expand to gigabytes.
 */
export function boundDecoders(): void {
  for (const [compression, unpack] of UNPACKS) {
    class BoundDecoder extends BaseDecoder {
      override decodeBlock(packed: ArrayBufferLike): ArrayBufferLike {
        const bytes = unpack(new Uint8Array(packed), countBlockBytes(this.parameters));
        return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
      }
    }
    addDecoder(compression, async () => BoundDecoder);
  }
}

function countBlockBytes(block: BaseDecoder['parameters']): number {
  const { tileWidth, tileHeight, bitsPerSample, planarConfiguration } = block;
  const bits = typeof bitsPerSample === 'number' ? [bitsPerSample] : Array.from(bitsPerSample);
  const isApart = planarConfiguration === 2;
  const pixelBits = isApart ? Math.max(...bits) : bits.reduce((sum, depth) => sum + depth, 0);
  // A strip may state more rows than its image has.
  return Math.min(Math.ceil((tileWidth * tileHeight * pixelBits) / 8), MOST_BLOCK_BYTES);
}
