import { type Hdf5Question, serveHdf5 } from '#formats/hdf5/hdf5-thread.ts';
import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';
import { DISK_SIDE, PIXEL_RADIANS, type ScanTile, TILE_SIDE, toScanAngles } from './scan-tiles.ts';

/** Request to the thread: the bytes of a tile's file, and which tile it should be. */
export interface TileQuestion extends Hdf5Question {
  readonly tile: ScanTile;
}

const VALUES = 'Sectorized_CMI';
const KELVIN = new Set(['K', 'kelvin', 'Kelvin', 'degrees_kelvin']);
/** As published, where the file does not say. */
const [SCALE, OFFSET] = [0.064208984375, 69];
/** No cloud is colder, no ground warmer: segments that are missing are written as numbers near 0 K. */
const [COLDEST, WARMEST] = [150, 345];
/** By the unit of `x` and `y`, in radians. */
const ANGLES: Readonly<Record<string, number>> = {
  microradian: 1e-6,
  microradians: 1e-6,
  rad: 1,
  radian: 1,
  radians: 1,
};

/**
 * Brightness temperatures of an ISatSS tile at 10.4 µm (netCDF-4), kelvin, line by line from the north; NaN where nothing
 * was seen. Throws `RangeError` with the reason for another raster, place or unit.
 */
function readTile(file: Hdf5File, tile: ScanTile): Float32Array {
  const sides = file.listSides(VALUES);
  if (sides.length === 0) throw new RangeError(`has no ${VALUES}`);
  if (sides.length !== 2 || sides.some((side) => side !== TILE_SIDE)) {
    throw new RangeError(`has ${sides.join(' × ')} cells in ${VALUES}, not ${TILE_SIDE} × ${TILE_SIDE}`);
  }
  const unit = file.findAttribute(VALUES, 'units');
  if (unit !== null && !KELVIN.has(String(unit).trim())) throw new RangeError(`has the unit ${unit}, not kelvin`);
  checkPlace(file, tile);
  const [scale = SCALE] = file.listNumbers(VALUES, 'scale_factor');
  const [offset = OFFSET] = file.listNumbers(VALUES, 'add_offset');
  if (!(scale > 0) || !Number.isFinite(offset)) throw new RangeError(`has an impossible scale (${scale}, ${offset})`);
  const [fill = Number.NaN] = file.listNumbers(VALUES, '_FillValue');
  const raster = file.findRaster(VALUES);
  if (raster === null) throw new RangeError(`has no raster in ${VALUES}`);
  return Float32Array.from(raster.values, (stored) => {
    const kelvin = stored * scale + offset;
    return stored === fill || !(kelvin >= COLDEST && kelvin <= WARMEST) ? Number.NaN : kelvin;
  });
}

/** Checks what the file states of its place: offsets in the disk, and the angles of its first pixel. */
function checkPlace(file: Hdf5File, { line, column }: ScanTile): void {
  const stated: readonly (readonly [name: string, expected: number])[] = [
    ['tile_row_offset', line],
    ['tile_column_offset', column],
    ['product_rows', DISK_SIDE],
    ['product_columns', DISK_SIDE],
  ];
  for (const [name, expected] of stated) {
    const found = file.findAttribute('', name);
    if (found !== null && Number(found) !== expected) throw new RangeError(`has ${name} ${found}, not ${expected}`);
  }
  const { east, north } = toScanAngles(line, column);
  checkAngle(file, 'x', east);
  checkAngle(file, 'y', north);
}

function checkAngle(file: Hdf5File, axis: 'x' | 'y', expected: number): void {
  const [first] = file.findLine(axis) ?? [];
  if (first === undefined) throw new RangeError(`has no ${axis}`);
  const unit = String(file.findAttribute(axis, 'units') ?? '').trim();
  const radians = ANGLES[unit];
  if (radians === undefined) throw new RangeError(`has ${axis} in "${unit}", not in microradian`);
  const [scale = 1] = file.listNumbers(axis, 'scale_factor');
  const [offset = 0] = file.listNumbers(axis, 'add_offset');
  const found = (first * scale + offset) * radians;
  if (!(Math.abs(found - expected) <= PIXEL_RADIANS)) {
    throw new RangeError(`lies elsewhere: ${axis} begins at ${found.toFixed(5)} rad, not ${expected.toFixed(5)}`);
  }
}

serveHdf5<TileQuestion, Float32Array>(
  (file, { tile }) => readTile(file, tile),
  (kelvin) => [kelvin.buffer as ArrayBuffer],
);
