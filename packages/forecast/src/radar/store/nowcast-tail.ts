import { divideIntoNeighbourhoods } from '#nowcast/neighbourhoods.ts';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
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

/** Cell width of the national raster, km. */
export const NATIONAL_CELL_KM = findCellKm(NATIONAL_GRID);
/** Its neighbourhoods. */
export const NATIONAL_PLACES = divideIntoNeighbourhoods(NATIONAL_SIZE, NATIONAL_CELL_KM);
const PLACES = NATIONAL_PLACES.columns * NATIONAL_PLACES.rows;

/**
 * Tail after the planes of a nowcast since format 2: the format, then the full-weight minutes: one figure for the whole
 * raster, since format 3 one per tile; since format 4 also the memory of each neighbourhood in units of 4 minutes, 0
 * without a hindcast.
 */
const FORMAT = 4;
const THIRD_FORMAT = 3;
const SECOND_FORMAT = 2;
const MEMORY_UNIT = 4;
const MOST_BYTE = 255;
/** For nowcasts of the first format, which had no tail. */
const FIRST_FORMAT_MINUTES = 90;
/** Bytes of the tail in each format. */
export const TAIL_LENGTHS = [0, 2, 1 + TILES, 1 + TILES + PLACES] as const;
/** Bytes of the tail in the format written now. */
export const TAIL_BYTES = TAIL_LENGTHS[3];

/**
 * Tail of a nowcast with these full-weight minutes per tile (whole, 0…255), and these minutes of memory per
 * neighbourhood, NaN without a hindcast.
 */
export function toTail(fullWeights: Uint8Array, memoryMinutes: Float32Array): Uint8Array {
  const memory = Uint8Array.from(memoryMinutes, (minutes) =>
    Number.isNaN(minutes) ? 0 : Math.min(Math.max(Math.round(minutes / MEMORY_UNIT), 1), MOST_BYTE),
  );
  return Uint8Array.of(FORMAT, ...fullWeights, ...memory);
}

/**
 * Minutes of memory of a nowcast per neighbourhood, NaN without a hindcast, from its bytes after `planeBytes` of
 * planes; null before format 4.
 */
export function findMemoryMinutes(bytes: Uint8Array, planeBytes: number): Float32Array | null {
  if (bytes[planeBytes] !== FORMAT) return null;
  const start = planeBytes + 1 + TILES;
  return Float32Array.from(bytes.subarray(start, start + PLACES), (byte) =>
    byte === 0 ? Number.NaN : MEMORY_UNIT * byte,
  );
}

/** Full-weight minutes of a nowcast per tile, from its bytes after `planeBytes` of planes. */
export function findFullWeights(bytes: Uint8Array, planeBytes: number): Uint8Array {
  const [format, minutes] = bytes.subarray(planeBytes);
  if (format === FORMAT || format === THIRD_FORMAT) return bytes.subarray(planeBytes + 1, planeBytes + 1 + TILES);
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
