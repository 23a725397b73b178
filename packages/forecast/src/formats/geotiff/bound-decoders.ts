import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { addDecoder, BaseDecoder } from 'geotiff';
import { unpackLzw } from './unpack-lzw.ts';

/** Gives the bytes of a block, at most so many. Throws where they are damaged or more. */
type Unpack = (packed: Uint8Array, most: number) => Uint8Array;

const inflate: Unpack = (packed, most) => inflateSync(packed, { maxOutputLength: most });

/** The packings that keep numbers as they are, by their TIFF numbers. */
const UNPACKS: ReadonlyMap<number, Unpack> = new Map([
  [5, unpackLzw],
  [8, inflate],
  [32_946, inflate],
  [50_000, (packed, most) => zstdDecompressSync(packed, { maxOutputLength: most })],
]);

/** TIFF's number for values that are not packed. */
export const PLAIN = 1;

/** Most bytes of one block (tile or strip) that are unpacked: 256 MiB. */
export const MOST_BLOCK_BYTES = 2 ** 28;

/** Whether pictures of a packing, by its TIFF number, are read: those that keep numbers as they are. */
export function isReadPacking(compression: number): boolean {
  return compression === PLAIN || UNPACKS.has(compression);
}

/**
 * Puts decoders in place of the library's own that stop where a block is as long as its picture says: the library unpacks
 * whatever comes, and a file of a megabyte can hold gigabytes of nothing.
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
  // A strip may state more rows than its picture has.
  return Math.min(Math.ceil((tileWidth * tileHeight * pixelBits) / 8), MOST_BLOCK_BYTES);
}
