import { gzipSync } from 'node:zlib';
import { writeVarints } from './write-protobuf.ts';

interface Archive {
  readonly type: 'vector' | 'png';
  /** The tile of the whole earth. */
  readonly world: Buffer;
  /** The tile used everywhere at the higher zooms. */
  readonly closer: Buffer;
  readonly deepest: number;
  readonly metadata: object;
}

/** An entry of a directory; a run length of 0 refers to a leaf directory instead of tiles. */
interface Entry {
  readonly id: number;
  readonly run: number;
  readonly offset: number;
  readonly length: number;
}

const HEAD_BYTES = 127;
const GZIP = 2;
const TYPES = { vector: 1, png: 2 } as const;
const EARTH = [-180, -85, 180, 85];
const DEGREE = 10_000_000;

function writeDirectory(entries: readonly Entry[]): Buffer {
  const steps = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const columns = [
    steps,
    entries.map(({ run }) => run),
    entries.map(({ length }) => length),
    entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(writeVarints([entries.length, ...columns.flat()]));
}

/** Offsets and lengths of the four parts, which follow one another. */
function writePlaces(head: Buffer, parts: readonly Buffer[]): void {
  let offset = HEAD_BYTES;
  for (const [index, { length }] of parts.entries()) {
    head.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    head.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  }
}

/** A PMTiles file (version 3) of the whole earth: one tile in the root directory, the rest as one run in a leaf directory. */
export function makePmtiles({ type, world, closer, deepest, metadata }: Archive): Buffer {
  const tiles = [world, closer].map((tile) => gzipSync(tile)) as [Buffer, Buffer];
  const rest = (4 ** (deepest + 1) - 1) / 3 - 1;
  const leaf = writeDirectory([{ id: 1, run: rest, offset: tiles[0].length, length: tiles[1].length }]);
  const root = writeDirectory([
    { id: 0, run: 1, offset: 0, length: tiles[0].length },
    { id: 1, run: 0, offset: 0, length: leaf.length },
  ]);
  const parts = [root, gzipSync(JSON.stringify(metadata)), leaf, Buffer.concat(tiles)];
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  writePlaces(head, parts);
  [1 + rest, 2, 2].forEach((count, index) => {
    head.writeBigUInt64LE(BigInt(count), 72 + 8 * index);
  });
  head.set([1, GZIP, GZIP, TYPES[type], 0, deepest], 96);
  for (const [index, degrees] of EARTH.entries()) head.writeInt32LE(degrees * DEGREE, 102 + 4 * index);
  return Buffer.concat([head, ...parts]);
}
