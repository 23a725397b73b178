import { type GeoTiffPicture, readGeoTiff } from '#formats/geotiff/read-geotiff.ts';
import { parseCompactTime } from './compact-time.ts';
import { findProjection } from './epsg.ts';
import { mapToRain, toRasterMark } from './map-to-rain.ts';
import type { RainRateField } from './rain-rate-field.ts';
import { makeRainRate, type ZrRelation } from './zr-relation.ts';

/**
 * A composite as GeoTIFF. Numbers with a unit are taken by it (`mm/h`, `dBZ`); numbers with a point without a unit are
 * mm/h; bytes without a unit are dBZ = value / 2 − 32 with 255 for not seen and 0 for no echo, as the Finnish service
 * writes them. The time stands in the file or its name. Throws `RangeError` with what is wrong.
 */
export async function readRadarGeoTiff(bytes: Uint8Array, name: string, zr: ZrRelation): Promise<RainRateField> {
  const picture = await readGeoTiff(bytes);
  const { columns, rows, west, north, cellWidth, cellHeight, epsg, dateTime } = picture;
  const projection = findProjection(epsg);
  if (projection === null)
    throw new RangeError(`is in a projection that is not known here (EPSG ${epsg ?? 'not named'})`);
  const at = parseCompactTime(name) ?? parseCompactTime((dateTime ?? '').replace(/[: ]/g, ''));
  if (at === null) throw new RangeError('has no time, neither inside nor in its name');
  const grid = { projection, columns, rows, west, north, cellWidth, cellHeight };
  return { at, grid, rainMmh: toRain(picture, zr) };
}

function toRain(picture: GeoTiffPicture, zr: ZrRelation): Float32Array {
  const { values } = picture;
  const noData = picture.noData === null ? null : toRasterMark(values, picture.noData);
  const toRate = makeRate(picture, zr);
  if (picture.isFloat || picture.bitsPerValue > 8) {
    return mapToRain(values, (value) => (value === noData ? Number.NaN : toRate(value)));
  }
  const rates = Float32Array.from({ length: 256 }, (_, value) => (value === noData ? Number.NaN : toRate(value)));
  return mapToRain(values, (value) => rates[value] as number);
}

function makeRate(
  { unit, isFloat, scale, offset, bitsPerValue }: GeoTiffPicture,
  zr: ZrRelation,
): (value: number) => number {
  const toRainRateMmh = makeRainRate(zr);
  const toNumber = (value: number) => value * (scale ?? 1) + (offset ?? 0);
  if (/^mm\/?h|^mm h/.test(unit) || (unit === '' && isFloat)) return toNumber;
  if (unit.startsWith('dbz')) return (value) => toRainRateMmh(toNumber(value));
  if (unit === '' && bitsPerValue === 8 && scale === null) {
    return (value) => (value === 255 ? Number.NaN : value === 0 ? 0 : toRainRateMmh(value / 2 - 32));
  }
  throw new RangeError(`does not say what its numbers are (unit "${unit}", ${bitsPerValue} bits)`);
}
