// Writes packages/forecast/src/climate/region-stations.csv and packages/domain/src/climate/region-shapes.table.ts from the
// provinces' borders and the stations with normals. Run: npm exec -- node scripts/make-climate-regions.ts
import { writeFileSync } from 'node:fs';
import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { isInsideRing } from '@portal/domain/geo/inside-ring';
import type { LatLng } from '@portal/domain/geo/lat-lng';
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
/** Units of the drawing per degree of latitude; a degree of longitude is narrower by the cosine of 16°. */
const UNITS = 40;
const SQUEEZE = Math.cos((16 * Math.PI) / 180);
/** The map is drawn from cells of this size, so that provinces of a region join seamlessly. */
const DRAWN_DEG = 0.04;
/** No region has land to draw east of this. */
const LAND_EAST = 110;
/** Corners that stand out less than this are simplified away, cells. */
const TOLERANCE_CELLS = 0.6;

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

/** The province ring that contains a point. */
const findRing = ({ lat, lng }: LatLng) =>
  rings.find(
    (one) =>
      lat >= one.south &&
      lat <= one.north &&
      lng >= one.west &&
      lng <= one.east &&
      isInsideRing(one.points, { lat, lng }),
  );

/** Assigns each cell of land to the nearest station of its region (Thiessen polygons within the region). */
function shareLand(members: readonly Member[]): void {
  for (let lat = 8 + CELL_DEG / 2; lat < 24; lat += CELL_DEG) {
    const areaKm2 = (CELL_DEG * KM_PER_DEGREE) ** 2 * Math.cos((lat * Math.PI) / 180);
    for (let lng = 102 + CELL_DEG / 2; lng < 110; lng += CELL_DEG) {
      const point: LatLng = { lat, lng };
      const ring = findRing(point);
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

/** A point in drawing units; y grows southward. */
const toDrawing = (lng: number, lat: number): Point => [
  Math.round((lng - FRAME.west) * SQUEEZE * UNITS),
  Math.round((FRAME.north - lat) * UNITS),
];

/** Region of each cell of the drawn map, row by row from the south-west; null at sea and abroad. */
function listCellRegions(columns: number, rows: number): (string | null)[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const lng = FRAME.west + ((cell % columns) + 0.5) * DRAWN_DEG;
    const lat = FRAME.south + (Math.floor(cell / columns) + 0.5) * DRAWN_DEG;
    const ring = findRing({ lat, lng });
    return ring === undefined ? null : regionOf(ring.province);
  });
}

const COLUMNS = Math.round((LAND_EAST - FRAME.west) / DRAWN_DEG);
const ROWS = Math.round((FRAME.north - FRAME.south) / DRAWN_DEG);
const CELLS = listCellRegions(COLUMNS, ROWS);

/** Edges of a region's cells, each with the region on its left, by their starting point. */
function listEdges(region: string): Map<string, Point[]> {
  const isOwn = (column: number, row: number): boolean =>
    column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && CELLS[row * COLUMNS + column] === region;
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  };
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      if (!isOwn(column, row)) continue;
      const [west, east, south, north] = [column, column + 1, row, row + 1];
      if (!isOwn(column, row - 1)) add([west, south], [east, south]);
      if (!isOwn(column + 1, row)) add([east, south], [east, north]);
      if (!isOwn(column, row + 1)) add([east, north], [west, north]);
      if (!isOwn(column - 1, row)) add([west, north], [west, south]);
    }
  }
  return next;
}

/** The outlines of a region through the midpoints of cell edges, so that slanting borders are smooth. */
function listOutlines(region: string): Point[][] {
  const next = listEdges(region);
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    let [x, y] = start.split(',').map(Number) as [number, number];
    for (;;) {
      const to = next.get(`${x},${y}`)?.shift();
      if (to === undefined) break;
      ring.push([(x + to[0]) / 2, (y + to[1]) / 2]);
      [x, y] = to;
    }
    if (ring.length > 5) found.push(ring);
  }
  return found;
}

/** Distance of a point from the line between two others. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas–Peucker on an open line. */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let [far, farthest] = [0, 0];
  line.forEach((point, at) => {
    const distance = distanceTo(point, first, last);
    if (distance > farthest) [far, farthest] = [at, distance];
  });
  if (farthest <= tolerance) return [first, last];
  return [...simplify(line.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(line.slice(far), tolerance)];
}

function toPath(region: string): string {
  return listOutlines(region)
    .map((ring) => simplify([...ring, ring[0] ?? [0, 0]], TOLERANCE_CELLS).slice(0, -1))
    .map((ring) =>
      ring.map(([column, row]) => toDrawing(FRAME.west + column * DRAWN_DEG, FRAME.south + row * DRAWN_DEG)),
    )
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
