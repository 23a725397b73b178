// Writes packages/forecast/src/climate/region-stations.csv and packages/domain/src/climate/region-shapes.table.ts from the
// provinces' borders and the stations with normals. Run: npm exec -- node scripts/make-climate-regions.ts
import { writeFileSync } from 'node:fs';
import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { greatCircleKm, isInsideRing, type LatLng } from '@portal/domain/geo/lat-lng';
import { findProvinceAt } from '@portal/domain/place/find-province-at';
import { parseProvinceRings } from '@portal/domain/place/province-shapes';
import { ISLAND_BOXES, VIETNAM_SEA } from '../apps/portal/src/features/places/island-boxes.table.ts';
import { readProvinceRings } from '../apps/portal/src/features/places/tables/place-tables.ts';
import { STATION_NORMALS, type StationNormals } from '../packages/forecast/src/climate/normals.ts';
import { writeTable } from './tables/write-table.ts';

const TABLE = new URL('../packages/forecast/src/climate/region-stations.csv', import.meta.url);
const SHAPES = new URL('../packages/domain/src/climate/region-shapes.table.ts', import.meta.url);
const CELL_DEG = 0.1;
const KM_PER_DEGREE = 111.2;
/** Corners of the drawn map, degrees: the land and both archipelagos. */
const FRAME = { west: 101.9, east: 117.9, south: 6.6, north: 23.6 };
/** Units of the drawing in a degree of latitude; a degree of longitude is narrower by the cosine of 16°. */
const UNITS = 40;
const SQUEEZE = Math.cos((16 * Math.PI) / 180);
/** Borders are drawn to this many degrees, the same on both sides of each. */
const SNAP_DEG = 0.04;

const rings = parseProvinceRings(readProvinceRings());
const shapes = { rings, islands: ISLAND_BOXES, sea: VIETNAM_SEA };

function regionOf(province: string): string {
  const region = CLIMATE_REGIONS.find(({ provinces }) => (provinces as readonly string[]).includes(province));
  if (region === undefined) throw new Error(`${province} is in no region`);
  return region.id;
}

interface Member {
  readonly region: string;
  readonly station: StationNormals;
  areaKm2: number;
}

function listMembers(): Member[] {
  return STATION_NORMALS.flatMap((station) => {
    const province = findProvinceAt(shapes, station);
    if (province === null) {
      console.log(`${station.name} lies in no province`);
      return [];
    }
    return [{ region: regionOf(province), station, areaKm2: 0 }];
  });
}

/** Gives each cell of land to the nearest station of its region (Thiessen's polygons, within the region). */
function shareLand(members: readonly Member[]): void {
  for (let lat = 8 + CELL_DEG / 2; lat < 24; lat += CELL_DEG) {
    const areaKm2 = (CELL_DEG * KM_PER_DEGREE) ** 2 * Math.cos((lat * Math.PI) / 180);
    for (let lng = 102 + CELL_DEG / 2; lng < 110; lng += CELL_DEG) {
      const point: LatLng = { lat, lng };
      const ring = rings.find(
        (one) =>
          lat >= one.south && lat <= one.north && lng >= one.west && lng <= one.east && isInsideRing(one.points, point),
      );
      if (ring === undefined) continue;
      const region = regionOf(ring.province);
      const own = members.filter((member) => member.region === region);
      const nearest = own.reduce((a, b) => (greatCircleKm(b.station, point) < greatCircleKm(a.station, point) ? b : a));
      nearest.areaKm2 += areaKm2;
    }
  }
}

const members = listMembers();
shareLand(members);
const rows = CLIMATE_REGIONS.flatMap(({ id }) =>
  members.filter(({ region, areaKm2 }) => region === id && Math.round(areaKm2) > 0),
);
const COMMENT = `Stations of each climate region with the land that each stands for, km²: cells of a tenth of a degree, each given to the
nearest station of its region (Thiessen's polygons). Regions are those of packages/content/src/bulletins/climate-region.table.ts;
borders: Natural Earth 1:10 million (public domain). Stations on small islands stand for no cell and are left out.
Written by scripts/make-climate-regions.ts.`;
writeTable(
  TABLE,
  COMMENT,
  {
    region: ({ region }: Member) => region,
    station: ({ station }: Member) => station.name,
    areaKm2: ({ areaKm2 }: Member) => Math.round(areaKm2),
  },
  rows,
);
for (const { id } of CLIMATE_REGIONS) {
  const own = rows.filter(({ region }) => region === id);
  console.log(id, own.length, Math.round(own.reduce((sum, { areaKm2 }) => sum + areaKm2, 0)));
}

type Point = readonly [x: number, y: number];

function toDrawing(lng: number, lat: number): Point {
  const snap = (degrees: number): number => Math.round(degrees / SNAP_DEG) * SNAP_DEG;
  return [Math.round((snap(lng) - FRAME.west) * SQUEEZE * UNITS), Math.round((FRAME.north - snap(lat)) * UNITS)];
}

const toKey = ([x, y]: Point): string => `${x} ${y}`;

/** Edges of a region's provinces: one that two of them share, in both directions, is no border of the region. */
function listBorderEdges(region: string): Map<string, Point[]> {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const { province, points } of rings) {
    if (regionOf(province) !== region) continue;
    const drawn = Array.from({ length: points.length / 2 }, (_, at) =>
      toDrawing(points[2 * at] ?? 0, points[2 * at + 1] ?? 0),
    ).filter((point, at, all) => toKey(point) !== toKey(all[(at + all.length - 1) % all.length] ?? point));
    drawn.forEach((from, at) => {
      const to = drawn[(at + 1) % drawn.length] ?? from;
      const back = `${toKey(to)}>${toKey(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${toKey(from)}>${toKey(to)}`, [from, to]);
    });
  }
  const next = new Map<string, Point[]>();
  for (const [from, to] of edges.values()) next.set(toKey(from), [...(next.get(toKey(from)) ?? []), to]);
  return next;
}

/** Joins edges to rings; crumbs of less than a few units are left out. */
function toPath(region: string): string {
  const next = listBorderEdges(region);
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let key = start; ; ) {
      const to = next.get(key)?.shift();
      if (to === undefined) break;
      ring.push(to);
      key = toKey(to);
      if (key === start) break;
    }
    if (ring.length > 3) found.push(ring);
  }
  const area = (ring: readonly Point[]): number =>
    Math.abs(
      ring.reduce((sum, [x, y], at) => {
        const [x2, y2] = ring[(at + 1) % ring.length] ?? [x, y];
        return sum + x * y2 - x2 * y;
      }, 0),
    ) / 2;
  return found
    .filter((ring) => area(ring) > 6)
    .map(([first = [0, 0], ...others]) => {
      let [x, y] = first;
      const steps = others.map(([toX, toY]) => {
        const step = `${toX - x} ${toY - y}`;
        [x, y] = [toX, toY];
        return step;
      });
      return `M${first.join(' ')}l${steps.join(' ')}z`;
    })
    .join('');
}

const width = Math.round((FRAME.east - FRAME.west) * SQUEEZE * UNITS);
const height = Math.round((FRAME.north - FRAME.south) * UNITS);
const at = (lng: number, lat: number) => {
  const [x, y] = toDrawing(lng, lat);
  return `{ x: ${x}, y: ${y} }`;
};
writeFileSync(
  SHAPES,
  `// Written by scripts/make-climate-regions.ts from Natural Earth 1:10 million (public domain), joined to today's provinces.
import type { ClimateRegionId } from './climate-region.ts';

/** Size of the drawing that the shapes belong to, in its units: north is up. */
export const REGION_MAP = { width: ${width}, height: ${height} } as const;

/** Where the two archipelagos lie in the drawing. */
export const ARCHIPELAGOS = { hoangSa: ${at(111.9, 16.4)}, truongSa: ${at(113.9, 9.6)} } as const;

/** The regions as closed paths, in the units of the drawing. */
export const REGION_SHAPES: Readonly<Record<ClimateRegionId, string>> = {
${CLIMATE_REGIONS.map(({ id }) => `  ${id}:\n    '${toPath(id)}',`).join('\n')}
};
`,
);
