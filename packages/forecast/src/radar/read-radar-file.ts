import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeField } from '#formats/grib2/decode-field.ts';
import { GribError } from '#formats/grib2/grib-error.ts';
import { type GribSource, toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { toRegularGrid } from '#formats/grib2/to-regular-grid.ts';
import { readFmiPgm } from './fmi-pgm.ts';
import { readMeteoSwissGif } from './meteoswiss-gif.ts';
import { readRadarGeoTiff } from './radar-geotiff.ts';
import { RadarError, type RainRateField } from './rain-rate-field.ts';
import { readRadarHdf5 } from './read-radar-hdf5.ts';
import { MARSHALL_PALMER, makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

/** NOAA's own discipline for the multi-radar products (MRMS), and its rain parameters. */
const MRMS = 209;
const PRECIPITATION = 6;
const PRECIPITATION_RATE = 1;
const REFLECTIVITY = [10, 9];

/**
 * A mosaic of the American service (MRMS, GRIB2): the precipitation rate, or reflectivity. Values below 0 are
 * unobserved;
 * a reflectivity of −99 is observed without an echo. Throws `RangeError` with the reason, and `GribError`.
 */
async function readMrms(source: GribSource, zr: ZrRelation): Promise<RainRateField> {
  for (const message of readGribMessages(source)) {
    const toRate = findRate(message, zr);
    if (toRate !== null) return readMessage(source, message, toRate);
  }
  throw new RangeError('holds no rain rate or reflectivity of MRMS');
}

function findRate(
  { discipline, category, parameter }: Grib2Message,
  zr: ZrRelation,
): ((value: number) => number) | null {
  if (discipline !== MRMS) return null;
  if (category === PRECIPITATION && parameter === PRECIPITATION_RATE) return (mmh) => mmh;
  if (!REFLECTIVITY.includes(category)) return null;
  const toRainRateMmh = makeRainRate(zr);
  return (dbz) => (dbz <= -900 ? Number.NaN : dbz <= -90 ? 0 : toRainRateMmh(dbz));
}

async function readMessage(
  source: GribSource,
  message: Grib2Message,
  toRate: (value: number) => number,
): Promise<RainRateField> {
  const { grid: definition, validAt, referenceTime } = message;
  if (definition.kind !== 'lat-lng') throw new RangeError('is on a grid that is not of latitudes and longitudes');
  const field = toRegularGrid(definition, await decodeField(source, message));
  if (field === null) throw new RangeError('has no cells');
  const { rows, columns, west, south, lngStep, latStep } = field.grid;
  const fromSouth = mapToRain(field.values, toRate);
  const rainMmh = new Float32Array(fromSouth.length);
  for (let row = 0; row < rows; row += 1) {
    rainMmh.set(fromSouth.subarray(row * columns, (row + 1) * columns), (rows - 1 - row) * columns);
  }
  const grid = {
    projection: '+proj=longlat +datum=WGS84',
    columns,
    rows,
    west: west - lngStep / 2,
    north: south + (rows - 0.5) * latStep,
    cellWidth: lngStep,
    cellHeight: latStep,
  };
  return { at: validAt ?? referenceTime, grid, rainMmh };
}

/** A block with a smaller observed share counts as unobserved. */
const LEAST_SEEN = 0.5;

/**
 * The same picture with at most `mostCells` cells: means over square blocks of the smallest sufficient integer factor.
 * A block of which less than half was observed is NaN. Columns and rows that fill no block are dropped.
 */
export function coarsenRain(field: RainRateField, mostCells: number): RainRateField {
  const { grid, rainMmh } = field;
  const factor = Math.ceil(Math.sqrt((grid.columns * grid.rows) / mostCells));
  if (factor <= 1) return field;
  const columns = Math.floor(grid.columns / factor);
  const rows = Math.floor(grid.rows / factor);
  const means = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      means[row * columns + column] = findMean(rainMmh, grid.columns, { row, column, factor });
    }
  }
  const cellWidth = grid.cellWidth * factor;
  const cellHeight = grid.cellHeight * factor;
  return { ...field, grid: { ...grid, columns, rows, cellWidth, cellHeight }, rainMmh: means };
}

interface Block {
  readonly row: number;
  readonly column: number;
  readonly factor: number;
}

function findMean(values: Float32Array, columns: number, { row, column, factor }: Block): number {
  let sum = 0;
  let seen = 0;
  for (let y = row * factor; y < (row + 1) * factor; y += 1) {
    for (let x = column * factor; x < (column + 1) * factor; x += 1) {
      const value = values[y * columns + x] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      seen += 1;
    }
  }
  return seen < LEAST_SEEN * factor * factor ? Number.NaN : sum / seen;
}

/** The supported kinds of files, for people. */
export const RADAR_KINDS = 'ODIM or KNMI HDF5, netCDF-4, GeoTIFF, PGM of FMI, GIF of MeteoSwiss, GRIB2 of MRMS';

const MOST_BYTES = 256 * 2 ** 20;
const MOST_UNPACKED_BYTES = 128 * 2 ** 20;
/** Larger pictures are reduced by integer factors: the national grid has cells of 3 km. */
const MOST_CELLS = 4_000_000;

/**
 * The rain of a radar file of any supported kind (by its first bytes, not its name): ODIM or KNMI HDF5, netCDF-4 by the
 * CF conventions, GeoTIFF, PGM of the Finnish service, GIF of MeteoSwiss, GRIB2 of MRMS, each also gzipped. Pictures of
 * more than 4 million cells are reduced to block means. Throws `RadarError`, one line: unsupported, damaged, cut off,
 * without time or position, without any observed cell, or HDF5 that is dry in every cell and may have lost its values.
 * Reflectivity is converted by `zr` unless the file states its own relation; scores are compared at the default.
 */
export async function readRadarFile(path: string, zr: ZrRelation = MARSHALL_PALMER): Promise<RainRateField> {
  const bytes = readBytes(path);
  try {
    const field = await readBytesOf(path, bytes, zr);
    if (!field.rainMmh.some((value) => !Number.isNaN(value))) throw new RangeError('has no cell that was seen');
    return coarsenRain(field, MOST_CELLS);
  } catch (error) {
    if (error instanceof RadarError) throw error;
    if (error instanceof GribError) throw new RadarError(path, error.message.replace(`${path}: `, ''));
    throw new RadarError(path, toTrouble(error));
  }
}

/** Our reasons are `RangeError`; a library's words say nothing to an operator. */
const toTrouble = (error: unknown): string => (error instanceof RangeError ? error.message : 'is damaged or cut off');

function readBytes(path: string): Uint8Array {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) throw new RadarError(path, 'is not there');
  if (!facts.isFile()) throw new RadarError(path, 'is no file');
  if (facts.size === 0) throw new RadarError(path, 'is empty');
  if (facts.size > MOST_BYTES) throw new RadarError(path, `is larger than ${MOST_BYTES} bytes`);
  const bytes = readFileSync(path);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(path, bytes) : bytes;
}

function unpack(path: string, bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED_BYTES });
  } catch (error) {
    throw new RadarError(path, toTrouble(error));
  }
}

async function readBytesOf(path: string, bytes: Uint8Array, zr: ZrRelation): Promise<RainRateField> {
  const magic = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (magic.startsWith('P5')) return readFmiPgm(bytes, zr);
  if (magic === '\u0089HDF') return readRadarHdf5({ bytes, zr });
  if (magic === 'GRIB') return readMrms(toGribSource(path, bytes), zr);
  if (magic.startsWith('II') || magic.startsWith('MM')) return readRadarGeoTiff(bytes, basename(path), zr);
  if (magic === 'GIF8') return readMeteoSwissGif(bytes, basename(path));
  if (magic.startsWith('CDF')) throw new RangeError('is netCDF of the classic kind; netCDF-4 is read');
  throw new RangeError('is no radar file that is read here (HDF5, netCDF-4, GeoTIFF, PGM, GIF, GRIB2)');
}
