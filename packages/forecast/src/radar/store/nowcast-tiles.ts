import { closeSync, openSync, readSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { getMomentPath } from '#store/durable-file.ts';
import { CHANCE_BYTES } from './frame-bytes.ts';
import { TILES_ACROSS as ACROSS, findTile, TILE_SIDE as SIDE, TILES } from './nowcast-tail.ts';
import { getRadarFolder, type RadarOrigin, saveChecked } from './radar-folder.ts';

/**
 * A frame with its nowcast, cut into separately readable tiles: a month of observations and forecasts at one place is
 * thousands of small reads, while whole nowcasts would take a minute to unpack. Tiles without rain take no space.
 */

/** Chances are of blocks of 2 × 2. */
const HALF = SIDE / 2;
const CELLS = NATIONAL_SIZE.columns * NATIONAL_SIZE.rows;
const LEADS = 18;
const RAIN_BYTES = SIDE * SIDE;
const TILE_BYTES = (1 + LEADS) * RAIN_BYTES + LEADS * HALF * HALF;
const CHECK_BYTES = 4;
/** Ends of the tiles, then the full-weight minutes: 0 means that one byte per tile follows. */
const HEAD_BYTES = 4 * TILES + 1;
const OF_EACH_TILE = 0;
const NOT_KNOWN = 255;

/** Copies one tile out of a plane, or into it. */
function copyTile(
  from: { readonly bytes: Uint8Array; readonly start: number; readonly stride: number },
  to: { readonly bytes: Uint8Array; readonly start: number; readonly stride: number },
  side: number,
): void {
  for (let row = 0; row < side; row += 1) {
    const start = from.start + row * from.stride;
    to.bytes.set(from.bytes.subarray(start, start + side), to.start + row * to.stride);
  }
}

const findCorner = (tile: number, side: number): number =>
  Math.floor(tile / ACROSS) * side * (ACROSS * side) + (tile % ACROSS) * side;

function cutTile(frame: Uint8Array, planes: Uint8Array, tile: number): Uint8Array {
  const bytes = new Uint8Array(TILE_BYTES);
  const rain = { start: findCorner(tile, SIDE), stride: NATIONAL_SIZE.columns };
  copyTile({ bytes: frame, ...rain }, { bytes, start: 0, stride: SIDE }, SIDE);
  for (let lead = 0; lead < LEADS; lead += 1) {
    const from = { bytes: planes, start: lead * CELLS + rain.start, stride: rain.stride };
    copyTile(from, { bytes, start: (1 + lead) * RAIN_BYTES, stride: SIDE }, SIDE);
    const chance = LEADS * CELLS + lead * CHANCE_BYTES + findCorner(tile, HALF);
    const to = { bytes, start: (1 + LEADS) * RAIN_BYTES + lead * HALF * HALF, stride: HALF };
    copyTile({ bytes: planes, start: chance, stride: NATIONAL_SIZE.columns / 2 }, to, HALF);
  }
  return bytes;
}

/** Source of the tiles. */
export interface TiledNowcast {
  readonly frame: Uint8Array;
  /** 18 planes of rain, then 18 of chances. */
  readonly planes: Uint8Array;
  /** Per tile. */
  readonly fullWeights: Uint8Array;
}

/** Stores a nowcast in tiles. Throws the system's error. */
export function saveTiles(
  dataDir: string,
  origin: RadarOrigin,
  at: EpochSeconds,
  { frame, planes, fullWeights }: TiledNowcast,
): void {
  const head = Buffer.alloc(HEAD_BYTES);
  const parts: Uint8Array[] = [head, fullWeights];
  let end = 0;
  for (let tile = 0; tile < TILES; tile += 1) {
    const bytes = cutTile(frame, planes, tile);
    if (bytes.some((byte) => byte !== 0)) {
      const packed = deflateSync(bytes);
      parts.push(packed);
      end += packed.length;
    }
    head.writeUInt32BE(end, 4 * tile);
  }
  head.writeUInt8(OF_EACH_TILE, 4 * TILES);
  saveChecked(dataDir, origin, 'tiles', at, Buffer.concat(parts));
}

/** Observation and nowcast at one cell. Bytes as in frames and chances. */
export interface CellNowcast {
  readonly observed: number;
  /** One byte per lead, 18 in all. */
  readonly rain: Uint8Array;
  /** Chance of rain at each lead, per cent; 255 is unknown. */
  readonly chances: Uint8Array;
  readonly fullWeightMinutes: number;
}

/** Reads some tiles of a nowcast; null if it is missing. A damaged tile is unknown. */
function readTiles(
  path: string,
  tiles: readonly number[],
): { readonly fullWeights: Uint8Array; readonly found: Uint8Array[] } | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    const head = Buffer.alloc(HEAD_BYTES + TILES);
    if (readSync(file, head, 0, head.length, CHECK_BYTES) < HEAD_BYTES) return null;
    const everywhere = head.readUInt8(4 * TILES);
    const isOfEach = everywhere === OF_EACH_TILE;
    const start = CHECK_BYTES + (isOfEach ? head.length : HEAD_BYTES);
    return {
      fullWeights: isOfEach ? head.subarray(HEAD_BYTES) : new Uint8Array(TILES).fill(everywhere),
      found: tiles.map((tile) => readTile(file, head, { tile, start })),
    };
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

/** `start` is the offset of the first tile. */
function readTile(
  file: number,
  head: Buffer,
  { tile, start }: { readonly tile: number; readonly start: number },
): Uint8Array {
  const before = tile === 0 ? 0 : head.readUInt32BE(4 * (tile - 1));
  const packed = Buffer.alloc(Math.max(head.readUInt32BE(4 * tile) - before, 0));
  if (packed.length === 0) return new Uint8Array(TILE_BYTES);
  try {
    readSync(file, packed, 0, packed.length, start + before);
    return inflateSync(packed, { maxOutputLength: TILE_BYTES });
  } catch {
    return new Uint8Array(TILE_BYTES).fill(NOT_KNOWN);
  }
}

const getPath = (dataDir: string, origin: RadarOrigin, at: EpochSeconds): string =>
  getMomentPath(getRadarFolder(dataDir, origin), 'tiles', at);

/** Reads one cell of a stored nowcast; null where there is none of that moment. */
export function readCellNowcast(
  dataDir: string,
  origin: RadarOrigin,
  at: EpochSeconds,
  cell: number,
): CellNowcast | null {
  const [row, column] = [Math.floor(cell / NATIONAL_SIZE.columns), cell % NATIONAL_SIZE.columns];
  const tile = findTile(row, column);
  const read = readTiles(getPath(dataDir, origin, at), [tile]);
  const bytes = read?.found[0];
  if (read === null || bytes === undefined) return null;
  const inside = (row % SIDE) * SIDE + (column % SIDE);
  const block = Math.floor((row % SIDE) / 2) * HALF + Math.floor((column % SIDE) / 2);
  const chanceStart = (1 + LEADS) * RAIN_BYTES;
  return {
    observed: bytes[inside] as number,
    rain: Uint8Array.from({ length: LEADS }, (_, lead) => bytes[(1 + lead) * RAIN_BYTES + inside] as number),
    chances: Uint8Array.from({ length: LEADS }, (_, lead) => bytes[chanceStart + lead * HALF * HALF + block] as number),
    fullWeightMinutes: read.fullWeights[tile] as number,
  };
}

/**
 * The rain of the leads of a nowcast around a cell, as whole planes that are unknown beyond `reach` cells; null without
 * a nowcast.
 */
export function readPlanesAround(
  dataDir: string,
  origin: RadarOrigin,
  at: EpochSeconds,
  { cell, reach }: { readonly cell: number; readonly reach: number },
): Uint8Array[] | null {
  const { columns, rows } = NATIONAL_SIZE;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const tiles: number[] = [];
  for (let y = Math.max(row - reach, 0); y <= Math.min(row + reach, rows - 1) + SIDE - 1; y += SIDE)
    for (let x = Math.max(column - reach, 0); x <= Math.min(column + reach, columns - 1) + SIDE - 1; x += SIDE)
      if (y < rows && x < columns) tiles.push(findTile(y, x));
  const wanted = [...new Set(tiles)];
  const read = readTiles(getPath(dataDir, origin, at), wanted);
  if (read === null) return null;
  const planes = Array.from({ length: LEADS }, () => new Uint8Array(CELLS).fill(NOT_KNOWN));
  for (const [index, tile] of wanted.entries())
    for (const [lead, plane] of planes.entries()) {
      const from = { bytes: read.found[index] as Uint8Array, start: (1 + lead) * RAIN_BYTES, stride: SIDE };
      copyTile(from, { bytes: plane, start: findCorner(tile, SIDE), stride: columns }, SIDE);
    }
  return planes;
}
