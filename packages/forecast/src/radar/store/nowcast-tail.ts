import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { toRainBytes } from './frame-bytes.ts';

/** Cells of a tile in either direction. */
export const TILE_SIDE = 20;
/** Tiles beside each other in a row of tiles. */
export const TILES_ACROSS = NATIONAL_SIZE.columns / TILE_SIDE;
/** Tiles of the national raster. */
export const TILES = TILES_ACROSS * (NATIONAL_SIZE.rows / TILE_SIDE);

/** The tile of a cell of the national raster. */
export const findTile = (row: number, column: number): number =>
  Math.floor(row / TILE_SIDE) * TILES_ACROSS + Math.floor(column / TILE_SIDE);

/**
 * What stands behind the planes of a nowcast since format 2: the format, then to how many minutes it is worth its full weight: one
 * figure for all of it, since format 3 one for each tile.
 */
const FORMAT = 3;
const SECOND_FORMAT = 2;
/** Of nowcasts of the first format, which had no tail. */
const FIRST_FORMAT_MINUTES = 90;
/** Bytes of the tail in each format. */
export const TAIL_LENGTHS = [0, 2, 1 + TILES] as const;
/** Bytes of the tail in the format written now. */
export const TAIL_BYTES = TAIL_LENGTHS[2];

/** The tail of a nowcast that is worth its full weight to so many minutes in each tile (whole, 0…255). */
export const toTail = (minutes: Uint8Array): Uint8Array => Uint8Array.of(FORMAT, ...minutes);

/** To how many minutes a nowcast is worth its full weight in each tile, from its bytes of which the planes are so many. */
export function findFullWeights(bytes: Uint8Array, planeBytes: number): Uint8Array {
  const [format, minutes] = bytes.subarray(planeBytes);
  if (format === FORMAT) return bytes.subarray(planeBytes + 1, planeBytes + 1 + TILES);
  const all = format === SECOND_FORMAT ? minutes : undefined;
  return new Uint8Array(TILES).fill(all ?? FIRST_FORMAT_MINUTES);
}

/** Figures of tiles as a plane of all cells that is read as rain is: 70 minutes stand as 70 mm/h. */
export function spreadTiles(figures: Uint8Array): Uint8Array {
  const { columns, rows } = NATIONAL_SIZE;
  const bytes = toRainBytes(Float32Array.from(figures));
  const plane = new Uint8Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, cell += 1) plane[cell] = bytes[findTile(row, column)] as number;
  return plane;
}
