import { type GeoTiffPicture, readGeoTiff } from '#formats/geotiff/read-geotiff.ts';
import { toRasterMark } from '#formats/hdf5/cf-values.ts';
import { parseCompactTime, type RainRateField } from './rain-rate-field.ts';
import { makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

/** Vietnam's own datum, from WGS 84 by the seven parameters of its survey. */
const VN_2000 =
  '+ellps=WGS84 +towgs84=-191.90441429,-39.30318279,-111.45032835,-0.00928836,0.01975479,-0.00427372,0.252906278';

const NAMED: Readonly<Record<number, string>> = {
  4326: '+proj=longlat +datum=WGS84',
  4258: '+proj=longlat +ellps=GRS80',
  3857: '+proj=merc +a=6378137 +b=6378137 +units=m',
  4756: `+proj=longlat ${VN_2000}`,
  3405: `+proj=utm +zone=48 ${VN_2000} +units=m`,
  3406: `+proj=utm +zone=49 ${VN_2000} +units=m`,
  3067: '+proj=utm +zone=35 +ellps=GRS80 +units=m',
  3035: '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +units=m',
};

/**
 * PROJ string for an EPSG code: degrees, Web Mercator, UTM on WGS 84, ETRS89 and VN-2000, and the projections of
 * European composites. Null for others.
 */
export function findProjection(epsg: number | null): string | null {
  if (epsg === null) return null;
  const zone = epsg % 100;
  const series = Math.floor(epsg / 100);
  if (zone >= 1 && zone <= 60 && (series === 326 || series === 327)) {
    return `+proj=utm +zone=${zone}${series === 327 ? ' +south' : ''} +datum=WGS84 +units=m`;
  }
  if (series === 258 && zone >= 28 && zone <= 38) return `+proj=utm +zone=${zone} +ellps=GRS80 +units=m`;
  return NAMED[epsg] ?? null;
}

/**
 * A composite as GeoTIFF. Numbers with a unit are read by it (`mm/h`, `dBZ`); floating point numbers without a unit are
 * mm/h; bytes without a unit are dBZ = value / 2 − 32 with 255 for unobserved and 0 for no echo, as the Finnish service
 * writes them. The time is in the file or its name. Throws `RangeError` with the reason.
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
