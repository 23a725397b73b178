import { isRecord } from '#data/is-record.ts';
import { describeError } from '#error/describe-error.ts';
import { checkPolygon, type RawPart } from './check-polygon.ts';
import type { PolygonFault, PolygonReading } from './polygon.ts';

const fail = (fault: PolygonFault): PolygonReading => ({ polygon: null, faults: [fault] });

/**
 * A catchment from a GeoJSON text (RFC 7946): Polygon, MultiPolygon, a Feature of one, or a FeatureCollection with one
 * such Feature. Ignores heights of points. A `crs` of the older GeoJSON may only name WGS 84 or the geographic VN-2000.
 */
export function readGeoJson(text: string): PolygonReading {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail({ code: 'notJson', detail: describeError(error) });
  }
  return toPolygon(value);
}

/** As `readGeoJson`, from a parsed value. */
export function toPolygon(value: unknown): PolygonReading {
  if (!isRecord(value)) return fail({ code: 'notGeoJson' });
  const crs = findForeignCrs(value.crs);
  if (crs !== null) return fail({ code: 'otherCrs', detail: crs });
  const geometry = findGeometry(value);
  return geometry.fault === undefined ? readGeometry(geometry.value) : fail(geometry.fault);
}

type JsonObject = Readonly<Record<string, unknown>>;

const GEOMETRIES: ReadonlySet<unknown> = new Set(['Polygon', 'MultiPolygon']);

type Found = { readonly value: JsonObject; readonly fault?: undefined } | { readonly fault: PolygonFault };

/** The only geometry with an area, or the fault. */
function findGeometry(value: JsonObject): Found {
  const { type, geometry, features } = value;
  if (type === 'Feature') {
    return isRecord(geometry) ? findGeometry(geometry) : { fault: { code: 'noPolygon', detail: 'Feature' } };
  }
  if (type === 'FeatureCollection') return findInCollection(features);
  if (GEOMETRIES.has(type)) return { value };
  if (typeof type !== 'string') return { fault: { code: 'notGeoJson' } };
  return { fault: { code: 'noPolygon', detail: type.slice(0, 40) } };
}

function findInCollection(listed: unknown): Found {
  const features = Array.isArray(listed) ? listed.filter(isRecord) : [];
  const areas = features.filter(({ geometry }) => isRecord(geometry) && GEOMETRIES.has(geometry.type));
  const [only] = areas;
  if (only === undefined) return { fault: { code: 'noPolygon', detail: 'FeatureCollection', count: features.length } };
  return areas.length > 1 ? { fault: { code: 'severalAreas', count: areas.length } } : findGeometry(only);
}

function readGeometry({ type, coordinates }: JsonObject): PolygonReading {
  const parts = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(parts)) return fail({ code: 'notGeoJson' });
  const raw: number[][][] = [];
  const bad: PolygonFault[] = [];
  for (const [part, rings] of parts.entries()) {
    if (!Array.isArray(rings)) return fail({ code: 'notGeoJson' });
    raw.push(rings.map((ring, hole) => readRing(ring, { part: part + 1, hole }, bad)));
  }
  return bad.length > 0 ? { polygon: null, faults: bad.slice(0, 20) } : checkPolygon(raw satisfies RawPart[]);
}

/** The numbers of a ring; notes invalid points. */
function readRing(ring: unknown, name: { part: number; hole: number }, bad: PolygonFault[]): number[] {
  if (!Array.isArray(ring)) {
    bad.push({ code: 'badPoint', ring: name, point: 1 });
    return [];
  }
  const numbers: number[] = [];
  for (const [index, point] of ring.entries()) {
    const [lng, lat] = Array.isArray(point) ? point : [];
    if (typeof lng === 'number' && typeof lat === 'number') numbers.push(lng, lat);
    else bad.push({ code: 'badPoint', ring: name, point: index + 1 });
  }
  return numbers;
}

/** Names of geographic reference systems accepted as WGS 84: VN-2000 is within 200 m of it. */
const KNOWN_CRS = /CRS:?84$|EPSG:{1,2}(?:[\d.]*:)?(?:4326|4756)$/i;

/** The name of an unsupported reference system; null if it is supported, or none is named. */
function findForeignCrs(crs: unknown): string | null {
  if (!isRecord(crs)) return null;
  const name = isRecord(crs.properties) ? crs.properties.name : undefined;
  if (typeof name !== 'string') return null;
  return KNOWN_CRS.test(name.trim()) ? null : name.slice(0, 60);
}
