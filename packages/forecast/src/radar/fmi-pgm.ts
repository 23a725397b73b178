import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import proj4 from 'proj4';
import { type PgmPicture, readPgm } from '#formats/pgm/read-pgm.ts';
import { parseCompactTime, type RadarGrid, type RainRateField } from './rain-rate-field.ts';
import { makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

/** FMI's map projection uses a sphere of this radius, metres: it reproduces the stated cells of 999.67 m. */
const SPHERE_M = 6_371_288;

/**
 * A composite of the Finnish service as PGM: dBZ = value / 2 − 32; the highest value is unobserved, 0 is no echo.
 * Throws `RangeError` with the reason.
 */
export function readFmiPgm(bytes: Uint8Array, zr: ZrRelation): RainRateField {
  const picture = readPgm(bytes);
  const facts = new Map(picture.comments.map((line) => splitFact(line)));
  const parameter = facts.get('param') ?? '';
  if (!parameter.endsWith('Reflectivity')) throw new RangeError(`holds "${parameter}", not reflectivity`);
  return { at: getTime(facts), grid: readGrid(picture, facts), rainMmh: toRain(picture, zr) };
}

function splitFact(line: string): [string, string] {
  const [name = '', ...rest] = line.split(/\s+/);
  return [name, rest.join(' ')];
}

function getTime(facts: ReadonlyMap<string, string>): EpochSeconds {
  const at = parseCompactTime(facts.get('obstime') ?? '');
  if (at === null) throw new RangeError('has no time (obstime)');
  return at;
}

function readGrid({ columns, rows }: PgmPicture, facts: ReadonlyMap<string, string>): RadarGrid {
  const numbers = (name: string) => (facts.get(name) ?? '').split(' ').map(Number);
  const [lng = Number.NaN] = numbers('centrallongitude');
  const [lat = Number.NaN] = numbers('centrallatitude');
  const [trueLat = Number.NaN] = numbers('truelatitude');
  const projection = `+proj=stere +lat_0=${lat} +lat_ts=${trueLat} +lon_0=${lng} +R=${SPHERE_M} +units=m`;
  const isWhole = facts.get('type') === 'stereographic' && [lng, lat, trueLat].every(Number.isFinite);
  const { forward } = proj4(isWhole ? projection : '+proj=longlat');
  const corner = (name: string) => {
    const [x = Number.NaN, y = Number.NaN] = numbers(name);
    if (!isWhole || !Number.isFinite(x + y)) throw new RangeError('has no stereographic projection with its corners');
    return forward([x, y]) as [number, number];
  };
  const [west, south] = corner('bottomleft');
  const [east, north] = corner('topright');
  return {
    projection,
    columns,
    rows,
    west,
    north,
    cellWidth: (east - west) / columns,
    cellHeight: (north - south) / rows,
  };
}

function toRain({ values, most }: PgmPicture, zr: ZrRelation): Float32Array {
  const toRainRateMmh = makeRainRate(zr);
  const rates = Float32Array.from({ length: most + 1 }, (_, value) => toRainRateMmh(value / 2 - 32));
  rates[0] = 0;
  rates[most] = Number.NaN;
  return mapToRain(values, (value) => rates[value] ?? Number.NaN);
}
