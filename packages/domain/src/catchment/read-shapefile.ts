import { isInsideRing } from '#geo/inside-ring.ts';
import { removeUnseen } from '#language/unseen-characters.ts';
import { computeRingKm2 } from './authalic-area.ts';
import { checkPolygon } from './check-polygon.ts';
import type { PolygonReading } from './polygon.ts';

const FILE_CODE = 9994;
const HEADER_BYTES = 100;
/** Polygon, and its variants with heights or measures: its rings are at the same offset. */
const POLYGON_TYPES: ReadonlySet<number> = new Set([5, 15, 25]);
const NULL_SHAPE = 0;
/** Most points to read: far more than may be stored, few enough not to block the portal. */
const MOST_READ = 200_000;

const fail = (...faults: PolygonReading['faults']): PolygonReading => ({ polygon: null, faults });

/**
 * A catchment from the bytes of a `.shp` (ESRI Shapefile Technical Description, 1998) with one polygon record; skips
 * null shapes. Rings are outer ones or holes by containment, whatever their direction. `prj` is the text of the `.prj`
 * file, null without one: degrees are then assumed to be WGS 84.
 */
export function readShapefile(bytes: Uint8Array, prj: string | null): PolygonReading {
  const crs = prj === null ? null : findForeignPrj(prj);
  if (crs !== null) return fail({ code: 'otherCrs', detail: crs });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getInt32(0) !== FILE_CODE) return fail({ code: 'notShapefile' });
  const type = view.getInt32(32, true);
  if (!POLYGON_TYPES.has(type)) return fail({ code: 'noPolygon', detail: nameShape(type) });
  const records: number[][][] = [];
  for (let at = HEADER_BYTES; at + 8 <= bytes.length; ) {
    const end = at + 8 + 2 * view.getInt32(at + 4);
    if (end > bytes.length || end < at + 12) return fail({ code: 'truncated', detail: String(records.length + 1) });
    const rings = readRecord(view, at + 8, end);
    if (rings === null) return fail({ code: 'truncated', detail: String(records.length + 1) });
    if (rings.length > 0) records.push(rings);
    at = end;
  }
  const [only] = records;
  if (only === undefined) return fail({ code: 'noPolygon', detail: 'Shapefile' });
  if (records.length > 1) return fail({ code: 'severalAreas', count: records.length });
  const count = only.reduce((sum, ring) => sum + ring.length / 2, 0);
  return count > MOST_READ / 10 ? fail({ code: 'manyPoints', count }) : checkPolygon(groupRings(only));
}

/** Rings of a record; empty for a null shape, null if its counts do not fit its length. */
function readRecord(view: DataView, at: number, end: number): number[][] | null {
  const type = view.getInt32(at, true);
  if (type === NULL_SHAPE) return [];
  if (!POLYGON_TYPES.has(type) || at + 44 > end) return null;
  const parts = view.getInt32(at + 36, true);
  const points = view.getInt32(at + 40, true);
  const first = at + 44 + 4 * parts;
  if (parts < 1 || points < 1 || points > MOST_READ || parts > points || first + 16 * points > end) return null;
  const starts = Array.from({ length: parts }, (_, part) => view.getInt32(at + 44 + 4 * part, true));
  return starts.map((start, part) => {
    const ring: number[] = [];
    for (let point = Math.max(start, 0); point < Math.min(starts[part + 1] ?? points, points); point++) {
      ring.push(view.getFloat64(first + 16 * point, true), view.getFloat64(first + 16 * point + 8, true));
    }
    return ring;
  });
}

/** Assigns each ring contained in an odd number of others as a hole to the smallest of them. */
function groupRings(rings: readonly number[][]): number[][][] {
  const sized = rings
    .map((ring) => ({ ring, size: Math.abs(computeRingKm2(ring)), holes: [] as number[][] }))
    .sort((a, b) => b.size - a.size);
  const outers: typeof sized = [];
  for (const one of sized) {
    const point = { lng: one.ring[0] ?? Number.NaN, lat: one.ring[1] ?? Number.NaN };
    const around = sized.filter((other) => other.size > one.size && isInsideRing(other.ring, point));
    const parent = around.length % 2 === 1 ? outers.findLast((outer) => around.includes(outer)) : undefined;
    if (parent === undefined) outers.push(one);
    else parent.holes.push(one.ring);
  }
  return outers.map(({ ring, holes }) => [ring, ...holes]);
}

/** Names of geographic systems accepted as WGS 84: VN-2000 is within 200 m of it. */
const KNOWN_DATUM = /wgs[_ ]?(?:19)?84|vn[-_ ]?2000|vietnam[-_ ]?2000/i;

/** The name of an unsupported projection or datum; null if it is supported. */
function findForeignPrj(text: string): string | null {
  // Ignores a byte order mark, also one read as Latin-1, and an empty file.
  const prj = removeUnseen(text.replace(/^ï»¿/, '')).trim();
  if (prj === '') return null;
  const name = /"([^"]{1,60})"/.exec(prj)?.[1] ?? prj.trim().slice(0, 60);
  const isGeographic = /^\s*(?:GEOGCS|GEOGCRS|GEODCRS)\s*\[/i.test(prj);
  return isGeographic && KNOWN_DATUM.test(prj) ? null : name;
}

const SHAPES: Readonly<Record<number, string>> = {
  1: 'Point',
  3: 'PolyLine',
  8: 'MultiPoint',
  11: 'PointZ',
  13: 'PolyLineZ',
};
const nameShape = (type: number): string => SHAPES[type] ?? `type ${type}`;
