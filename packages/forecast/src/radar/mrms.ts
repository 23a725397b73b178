import { decodeField } from '#formats/grib2/decode-field.ts';
import type { GribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { toRegularGrid } from '#formats/grib2/to-regular-grid.ts';
import { mapToRain } from './map-to-rain.ts';
import type { RainRateField } from './rain-rate-field.ts';
import { makeRainRate, type ZrRelation } from './zr-relation.ts';

/** NOAA's own discipline for the multi-radar products (MRMS), and what of it is rain. */
const MRMS = 209;
const PRECIPITATION = 6;
const PRECIPITATION_RATE = 1;
const REFLECTIVITY = [10, 9];

/**
 * A mosaic of the American service (MRMS, GRIB2): the precipitation rate, or reflectivity. Values below 0 stand for not
 * seen; reflectivity of −99 for seen without an echo. Throws `RangeError` with what is wrong, and `GribError`.
 */
export async function readMrms(source: GribSource, zr: ZrRelation): Promise<RainRateField> {
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
