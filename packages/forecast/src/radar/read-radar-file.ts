import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { GribError } from '#formats/grib2/grib-error.ts';
import { toGribSource } from '#formats/grib2/grib-source.ts';
import { coarsenRain } from './coarsen-rain.ts';
import { readFmiPgm } from './fmi-pgm.ts';
import { readMeteoSwissGif } from './meteoswiss-gif.ts';
import { readMrms } from './mrms.ts';
import { RadarError } from './radar-error.ts';
import { readRadarGeoTiff } from './radar-geotiff.ts';
import type { RainRateField } from './rain-rate-field.ts';
import { readRadarHdf5 } from './read-radar-hdf5.ts';
import { MARSHALL_PALMER, type ZrRelation } from './zr-relation.ts';

/** The kinds of files that are read, for people. */
export const RADAR_KINDS = 'ODIM or KNMI HDF5, netCDF-4, GeoTIFF, PGM of FMI, GIF of MeteoSwiss, GRIB2 of MRMS';

const MOST_BYTES = 256 * 2 ** 20;
const MOST_UNPACKED_BYTES = 128 * 2 ** 20;
/** Larger pictures are brought down by whole factors: the national grid has cells of 3 km. */
const MOST_CELLS = 4_000_000;

/**
 * The rain of a radar file, whatever of the known kinds it is (by its first bytes, not its name): ODIM or KNMI HDF5,
 * netCDF-4 after the CF conventions, GeoTIFF, PGM of the Finnish service, GIF of MeteoSwiss, GRIB2 of MRMS, each also packed with
 * gzip. Pictures of more than 4 million cells come as means of blocks. Throws `RadarError` in one line: not of these, damaged, cut off,
 * without time or place, without any cell that was seen, or HDF5 that is dry in every cell and may have lost its values.
 * Reflectivity becomes rain by `zr` unless the file states a relation of its own; scores are compared at the default.
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

function toTrouble(error: unknown): string {
  if (error instanceof RangeError) return error.message;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line === '' ? 'is damaged or cut off' : `is damaged (${line})`;
}

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
