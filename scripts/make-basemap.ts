// Writes packages/web/src/components/map/basemap.json, everything that the map draws below the weather. Run: npm exec
// -- node scripts/make-basemap.ts <rivers.geojson> <lakes.geojson> with Natural Earth's 1:10 million river centrelines
// and lakes. Land comes from the npm package world-atlas (Natural Earth, public domain); its country files are not
// used, because they draw sea borders that are not Vietnam's.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPlainLetters } from '@portal/domain/place/name-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { parseProvinceRings } from '@portal/domain/place/province-shapes';
import {
  readFormerDistricts,
  readPlaces,
  readProvinceRings,
  readWards,
} from '../apps/portal/src/features/places/tables/place-tables.ts';
import { SHEET } from '../packages/web/src/components/map/basemap.ts';
import { ARCHIPELAGO_ISLANDS, AUTHORED_LABELS } from './basemap/authored-labels.table.ts';
import { type Box, clipRing } from './basemap/clip-ring.ts';
import { listLandRings } from './basemap/read-topology.ts';
import { type Point, simplifyLine } from './basemap/simplify-line.ts';
import { fetchPackageFile } from './heights/fetch-packages.ts';

interface Shapes {
  readonly features: readonly {
    readonly properties: { readonly name?: string; readonly rank?: number };
    readonly geometry: { readonly type: string; readonly coordinates: unknown };
  }[];
}

const FILE = new URL('../packages/web/src/components/map/basemap.json', import.meta.url);
const FINE: Box = { west: 101, east: 112, south: 6, north: 24.5 };
const FINE_DEG = 0.004;
const NEAR: Box = { west: 92, east: 126, south: 0, north: 29 };
/**
 * Tolerance of land and size of its smallest islands, degrees. The last zone avoids land that ends in a straight line.
 */
const ZONES: readonly { readonly box: Box; readonly tolerance: number; readonly smallest: number }[] = [
  { box: FINE, tolerance: FINE_DEG, smallest: 0.004 },
  { box: NEAR, tolerance: 0.03, smallest: 0.02 },
  { box: SHEET, tolerance: 0.1, smallest: 0.7 },
];
const [riverFile, lakeFile] = process.argv.slice(2);
if (riverFile === undefined || lakeFile === undefined) {
  console.error('Usage: node scripts/make-basemap.ts <rivers.geojson> <lakes.geojson>');
  process.exit(2);
}

/** Integer thousandths of a degree, each the delta from the previous point: longitude, latitude, longitude … */
function toSteps(points: readonly Point[]): string {
  const steps: number[] = [];
  let last: Point = [0, 0];
  for (const [lng, lat] of points) {
    const next: Point = [Math.round(lng * 1000), Math.round(lat * 1000)];
    if (next[0] === last[0] && next[1] === last[1]) continue;
    steps.push(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return steps.join(' ');
}

const isIn = ([lng, lat]: Point, box: Box) =>
  lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
const sizeOf = (points: readonly Point[]) => {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return Math.max(Math.max(...lngs) - Math.min(...lngs), Math.max(...lats) - Math.min(...lats));
};

const findZone = (points: readonly Point[]) => ZONES.findIndex(({ box }) => points.some((point) => isIn(point, box)));
const isLargeEnough = (ring: readonly Point[]) => sizeOf(ring) > (ZONES[findZone(ring)]?.smallest ?? Infinity);

/** Coarse far away, fine near the country, because one long ring covers both. */
function simplifyRing(ring: readonly Point[]): Point[] {
  const lines = ZONES.map(({ tolerance }) => new Set(simplifyLine(ring, tolerance)));
  return ring.filter((point) => lines[findZone([point])]?.has(point));
}

function listRings({ geometry: { type, coordinates } }: Shapes['features'][number]): Point[][] {
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Point[][][];
  return polygons.flatMap(([outer]) => (outer === undefined ? [] : [outer]));
}

function listLines({ geometry: { type, coordinates } }: Shapes['features'][number]): Point[][] {
  return (type === 'LineString' ? [coordinates] : coordinates) as Point[][];
}

/** Some features of the files have no geometry. */
function readShapes(file: string): Shapes {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as Shapes;
  return { features: features.filter(({ geometry }) => geometry !== null) };
}

const atlas = fetchPackageFile(mkdtempSync(join(tmpdir(), 'basemap-')), 'world-atlas', '2.0.2', 'land-10m.json');
const land = listLandRings(atlas)
  .map((ring) => clipRing(ring, SHEET))
  .filter((ring) => ring.length > 2 && isLargeEnough(ring))
  .map(simplifyRing)
  .filter((ring) => ring.length > 2)
  .map(toSteps);
const lakes = readShapes(lakeFile)
  .features.flatMap(listRings)
  .map((ring) => simplifyLine(ring, FINE_DEG))
  .filter((ring) => ring.length > 3 && ring.every((point) => isIn(point, NEAR)))
  .map(toSteps);
const rivers = readShapes(riverFile).features.flatMap((shape) =>
  listLines(shape)
    .filter((line) => line.length > 1 && line.some((point) => isIn(point, FINE)))
    .map((line) => [shape.properties.rank ?? 9, toSteps(simplifyLine(line, FINE_DEG))] as const),
);
const provinces = parseProvinceRings(readProvinceRings()).map(({ points }) =>
  toSteps(
    simplifyLine(
      Array.from({ length: points.length / 2 }, (_, i): Point => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]),
      0.002,
    ),
  ),
);
/** Former provinces are not labelled: their cities are, which are among the wards or the former districts. */
function findKind({ kind, unit, formerUnit }: PlaceRecord): 'province' | 'town' | 'spot' | null {
  if (kind === 'province') return 'province';
  if (kind === 'locality') return 'spot';
  return (kind === 'formerDistrict' ? unit : formerUnit) === 'city' ? 'town' : null;
}

const SAME_PLACE_DEG = 0.2;
const rows = [...readPlaces(), ...readWards().map(({ place }) => place), ...readFormerDistricts()];
const named = rows.flatMap((place) => {
  const { name, nameEn, lat, lng, weight } = place;
  const drawn = findKind(place);
  if (drawn === null) return [];
  const vi = drawn === 'town' ? name.replace(/^(?:Thành phố|Phường) /, '') : name;
  return [{ kind: drawn, vi, en: nameEn ?? toPlainLetters(vi), lng, lat, weight }];
});
/** A city named like its province, or listed in two tables, is labelled once. */
const places = named.filter(
  (place, index) =>
    place.kind !== 'town' ||
    !named
      .slice(0, index)
      .some(
        ({ kind, vi, lat, lng }) =>
          kind !== 'spot' &&
          vi === place.vi &&
          Math.max(Math.abs(lat - place.lat), Math.abs(lng - place.lng)) < SAME_PLACE_DEG,
      ),
);
const labels = [...AUTHORED_LABELS.map((label) => ({ ...label, weight: 100 })), ...places];
const text = JSON.stringify({ land, lakes, rivers, provinces, islands: ARCHIPELAGO_ISLANDS, labels }, null, 0);
writeFileSync(FILE, `${text.replaceAll('],"', '],\n"')}\n`);
console.log(
  `${text.length} bytes: ${land.length} lands, ${lakes.length} lakes, ${rivers.length} rivers, ${labels.length} labels`,
);
