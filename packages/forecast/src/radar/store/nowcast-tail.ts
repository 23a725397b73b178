import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { toRainBytes } from './frame-bytes.ts';

/** Cells of a tile in either direction. */
export const TILE_SIDE = 20;
/** Tiles per row of tiles. */
export const TILES_ACROSS = NATIONAL_SIZE.columns / TILE_SIDE;
/** Tiles of the national raster. */
export const TILES = TILES_ACROSS * (NATIONAL_SIZE.rows / TILE_SIDE);

/** The tile of a cell of the national raster. */
export const findTile = (row: number, column: number): number =>
  Math.floor(row / TILE_SIDE) * TILES_ACROSS + Math.floor(column / TILE_SIDE);

/**
 * Tail after the planes of a nowcast since format 2: the format, then the full-weight minutes: one figure for the whole
 * raster, since format 3 one per tile.
 */
const FORMAT = 3;
const SECOND_FORMAT = 2;
/** For nowcasts of the first format, which had no tail. */
const FIRST_FORMAT_MINUTES = 90;
/** Bytes of the tail in each format. */
export const TAIL_LENGTHS = [0, 2, 1 + TILES] as const;
/** Bytes of the tail in the format written now. */
export const TAIL_BYTES = TAIL_LENGTHS[2];

/** Tail of a nowcast with these full-weight minutes per tile (whole, 0…255). */
export const toTail = (minutes: Uint8Array): Uint8Array => Uint8Array.of(FORMAT, ...minutes);

/** Full-weight minutes of a nowcast per tile, from its bytes after `planeBytes` of planes. */
export function findFullWeights(bytes: Uint8Array, planeBytes: number): Uint8Array {
  const [format, minutes] = bytes.subarray(planeBytes);
  if (format === FORMAT) return bytes.subarray(planeBytes + 1, planeBytes + 1 + TILES);
  const all = format === SECOND_FORMAT ? minutes : undefined;
  return new Uint8Array(TILES).fill(all ?? FIRST_FORMAT_MINUTES);
}

/** Tile figures as a plane of all cells in the encoding of rain: 70 minutes are stored as 70 mm/h. */
export function spreadTiles(figures: Uint8Array): Uint8Array {
  const { columns, rows } = NATIONAL_SIZE;
  const bytes = toRainBytes(Float32Array.from(figures));
  const plane = new Uint8Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, cell += 1) plane[cell] = bytes[findTile(row, column)] as number;
  return plane;
}
