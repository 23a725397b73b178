import type { BoundingBox } from './bounding-box.ts';

/** What the first 127 bytes of a PMTiles file (version 3) tell of it. */
export interface PmtilesHeader {
  /** Where its parts lie, bytes from the start. */
  readonly parts: readonly { readonly name: string; readonly offset: number; readonly length: number }[];
  readonly internalCompression: number;
  readonly tileCompression: number;
  /** 1 vector tiles, 2–5 pictures (PNG, JPEG, WebP, AVIF). */
  readonly tileType: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: BoundingBox;
}

export const PMTILES_HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;
const PARTS = ['root directory', 'metadata', 'leaf directories', 'tiles'];
const FIRST_PART_AT = 8;
const BOUNDS_AT = 102;
const DEGREE = 10_000_000;

/** Reads the head of a PMTiles file. Throws an `Error` of a few words for anything else. */
export function readPmtilesHeader(bytes: Buffer): PmtilesHeader {
  if (bytes.length < PMTILES_HEADER_BYTES) throw new Error(`has ${bytes.length} bytes, too few for PMTiles`);
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('is no PMTiles file');
  const version = bytes.readUInt8(MAGIC.length);
  if (version !== VERSION) throw new Error(`is PMTiles of version ${version}; version ${VERSION} is read`);
  const readDegrees = (at: number): number => bytes.readInt32LE(BOUNDS_AT + at) / DEGREE;
  return {
    parts: PARTS.map((name, index) => ({
      name,
      offset: Number(bytes.readBigUInt64LE(FIRST_PART_AT + 16 * index)),
      length: Number(bytes.readBigUInt64LE(FIRST_PART_AT + 16 * index + 8)),
    })),
    internalCompression: bytes.readUInt8(97),
    tileCompression: bytes.readUInt8(98),
    tileType: bytes.readUInt8(99),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: { west: readDegrees(0), south: readDegrees(4), east: readDegrees(8), north: readDegrees(12) },
  };
}
