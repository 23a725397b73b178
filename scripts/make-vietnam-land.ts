// Writes packages/forecast/src/archive/vietnam-land.csv from the provinces' borders and the islands' boxes.
// Run: npm exec -- node scripts/make-vietnam-land.ts
import { parseProvinceRings } from '@portal/domain/place/province-shapes';
import { ISLAND_BOXES } from '../apps/portal/src/features/places/island-boxes.table.ts';
import { readProvinceRings } from '../apps/portal/src/features/places/tables/place-tables.ts';
import { writeTable } from './tables/write-table.ts';

const TABLE = new URL('../packages/forecast/src/archive/vietnam-land.csv', import.meta.url);
const BAND_DEG = 0.25;
/** Latitudes per band at which its edges are searched. */
const LINES_PER_BAND = 10;
/** Narrower gaps are not resolved by a grid. */
const JOINED_DEG = 0.3;
/** The box of Trường Sa is mostly sea: its islands and reefs represent it. */
const WIDEST_BOX_DEG = 2;
const TRUONG_SA: readonly (readonly [lat: number, lng: number])[] = [
  [8.64, 111.92],
  [8.67, 111.67],
  [8.85, 112.2],
  [7.89, 112.92],
  [8.97, 113.69],
  [8.18, 113.3],
  [8.8, 114.0],
  [8.87, 114.65],
  [9.88, 114.33],
  [9.9, 114.56],
  [10.18, 114.37],
  [10.37, 114.48],
  [10.05, 113.85],
  [11.43, 114.33],
];
const ISLAND_DEG = 0.1;

const bands = new Map<number, [west: number, east: number][]>();

function add(lat: number, west: number, east: number): void {
  const south = Math.floor(lat / BAND_DEG + 1e-9) * BAND_DEG;
  bands.set(south, [...(bands.get(south) ?? []), [west, east]]);
}

function addBox(south: number, north: number, west: number, east: number): void {
  for (let lat = south; lat < north; lat += BAND_DEG / LINES_PER_BAND) add(lat, west, east);
}

/** Longitudes at which a parallel crosses a ring, from west to east. */
function listCrossings(points: Float64Array, lat: number): number[] {
  const crossings: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [lngA = 0, latA = 0] = [points[at], points[at + 1]];
    const [lngB = 0, latB = 0] = [points[next], points[next + 1]];
    if (latA > lat !== latB > lat) crossings.push(lngA + ((lat - latA) / (latB - latA)) * (lngB - lngA));
  }
  return crossings.sort((a, b) => a - b);
}

for (const { points, south, north } of parseProvinceRings(readProvinceRings())) {
  for (let line = Math.floor(south / (BAND_DEG / LINES_PER_BAND)); ; line++) {
    const lat = (line + 0.5) * (BAND_DEG / LINES_PER_BAND);
    if (lat > north) break;
    const crossings = listCrossings(points, lat);
    for (let i = 0; i + 1 < crossings.length; i += 2) add(lat, crossings[i] ?? 0, crossings[i + 1] ?? 0);
  }
  for (let at = 0; at < points.length; at += 2) add(points[at + 1] ?? 0, points[at] ?? 0, points[at] ?? 0);
}
for (const { south, north, west, east } of ISLAND_BOXES) {
  if (east - west < WIDEST_BOX_DEG && north - south < WIDEST_BOX_DEG && west < 116) addBox(south, north, west, east);
}
for (const [lat, lng] of TRUONG_SA) addBox(lat - ISLAND_DEG, lat + ISLAND_DEG, lng - ISLAND_DEG, lng + ISLAND_DEG);

const rows = [...bands]
  .sort(([a], [b]) => a - b)
  .flatMap(([south, spans]) => {
    const joined: [number, number][] = [];
    for (const [west, east] of spans.sort((a, b) => a[0] - b[0])) {
      const last = joined.at(-1);
      if (last !== undefined && west - last[1] < JOINED_DEG) last[1] = Math.max(last[1], east);
      else joined.push([west, east]);
    }
    return joined.map(([west, east]) => ({
      south,
      west: Math.floor(west * 100) / 100,
      east: Math.ceil(east * 100) / 100,
    }));
  });

const COMMENT = `The land of Vietnam with its islands in bands of a quarter degree: southern edge, western and eastern end of the land in the
band, degrees. Written by scripts/make-vietnam-land.ts from the provinces' borders (Natural Earth 1:10 million, public
domain) and the islands' boxes; the islands and reefs of Trường Sa stand for its box, which is mostly sea.`;
type Span = (typeof rows)[number];
const COLUMNS = {
  south: ({ south }: Span) => south,
  west: ({ west }: Span) => west,
  east: ({ east }: Span) => east,
};
writeTable(TABLE, COMMENT, COLUMNS, rows);
console.log(`${rows.length} spans`);
