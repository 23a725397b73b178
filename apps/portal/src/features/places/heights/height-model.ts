import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LatLng } from '@portal/domain/geo/lat-lng';

/** Heights at the crossings of a grid of meridians and parallels. */
export interface HeightGrid {
  /** Latitude of the first row, the southernmost. */
  readonly south: number;
  /** Longitude of the first column, the westernmost. */
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  readonly rows: number;
  readonly columns: number;
  /** Metres above the sea, row by row from the south; the sea is 0. */
  readonly heightsM: Int16Array;
}

/** Half a step beyond the outermost crossings a cell still reaches; the outermost height holds there. */
const EDGE = 0.5;

/** Height of the grid at a point in metres, bilinear between the four crossings around it; NaN off the grid. */
export function interpolateHeight(grid: HeightGrid, lat: number, lng: number): number {
  const y = (lat - grid.south) / grid.latStep;
  const x = (lng - grid.west) / grid.lngStep;
  const isOff = !(y >= -EDGE && x >= -EDGE && y < grid.rows - EDGE && x < grid.columns - EDGE);
  if (isOff) return Number.NaN;
  const row = Math.min(Math.max(Math.floor(y), 0), grid.rows - 2);
  const column = Math.min(Math.max(Math.floor(x), 0), grid.columns - 2);
  const north = Math.min(Math.max(y - row, 0), 1);
  const east = Math.min(Math.max(x - column, 0), 1);
  const at = row * grid.columns + column;
  const below = at + grid.columns;
  const heights = grid.heightsM;
  const southern = (heights[at] as number) * (1 - east) + (heights[at + 1] as number) * east;
  const northern = (heights[below] as number) * (1 - east) + (heights[below + 1] as number) * east;
  return southern * (1 - north) + northern * north;
}

/**
 * Where a known height is from, which says how far it reaches: a town of GeoNames and a weather station stand on the
 * ground that people live on; a hill (a resort or a station above or below everything around) has a level of its own; a
 * spot (a summit, a pass) stands for itself; `about` is a hill whose height is only roughly known.
 */
export type KnownKind = 'town' | 'station' | 'hill' | 'spot' | 'about';

/** A point whose height above the sea is known. */
export interface KnownHeight extends LatLng {
  readonly heightM: number;
  readonly kind: KnownKind;
}

/** All that the file of heights holds. */
interface HeightFile {
  /** The finer grid first: the first one that a point lies on answers. */
  readonly grids: readonly HeightGrid[];
  readonly known: readonly KnownHeight[];
}

interface Header {
  readonly grids: readonly Omit<HeightGrid, 'heightsM'>[];
  readonly known: number;
}

const KINDS: readonly KnownKind[] = ['town', 'station', 'hill', 'spot', 'about'];
/** Coordinates are whole hundred-thousandths of a degree, about a metre. */
const PER_DEGREE = 1e5;
const GRID_BYTES = 2;
const KNOWN_BYTES = 12;

/** The bytes of a file, before compression: a line of JSON, the grids as 16-bit, the known heights as 32-bit coordinates with height and kind as 16-bit, all little-endian. */
export function formatHeightFile({ grids, known }: HeightFile): Buffer {
  const header: Header = { grids: grids.map(({ heightsM, ...shape }) => shape), known: known.length };
  const body = Buffer.alloc(grids.reduce((sum, { heightsM }) => sum + heightsM.length * GRID_BYTES, 0));
  let at = 0;
  for (const { heightsM } of grids) for (const height of heightsM) at = body.writeInt16LE(height, at);
  const points = Buffer.alloc(known.length * KNOWN_BYTES);
  known.forEach(({ lat, lng, heightM, kind }, index) => {
    const start = index * KNOWN_BYTES;
    points.writeInt32LE(Math.round(lat * PER_DEGREE), start);
    points.writeInt32LE(Math.round(lng * PER_DEGREE), start + 4);
    points.writeInt16LE(heightM, start + 8);
    points.writeInt16LE(KINDS.indexOf(kind), start + 10);
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body, points]);
}

/** The bytes as they are checked in. */
export function packHeightFile(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 });
}

/** The bytes of `formatHeightFile` out of the checked-in ones. */
export function unpackHeightFile(packed: Buffer): Buffer {
  return gunzipSync(packed);
}

/** Reads what `formatHeightFile` writes. Throws where the length does not fit the header: the file is then broken. */
export function parseHeightFile(bytes: Buffer): HeightFile {
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  let at = end + 1;
  const grids = header.grids.map((shape) => {
    const heightsM = new Int16Array(shape.rows * shape.columns);
    expectBytes(bytes, at + heightsM.length * GRID_BYTES);
    for (let cell = 0; cell < heightsM.length; cell += 1) heightsM[cell] = bytes.readInt16LE(at + cell * GRID_BYTES);
    at += heightsM.length * GRID_BYTES;
    return { ...shape, heightsM };
  });
  expectBytes(bytes, at + header.known * KNOWN_BYTES);
  const known = Array.from({ length: header.known }, (_, index) => readKnown(bytes, at + index * KNOWN_BYTES));
  return { grids, known };
}

function readKnown(bytes: Buffer, at: number): KnownHeight {
  const kind = KINDS[bytes.readInt16LE(at + 10)];
  if (kind === undefined) throw new Error(`File of heights with an unknown kind at byte ${at + 10}`);
  const lat = bytes.readInt32LE(at) / PER_DEGREE;
  const lng = bytes.readInt32LE(at + 4) / PER_DEGREE;
  return { lat, lng, heightM: bytes.readInt16LE(at + 8), kind };
}

function expectBytes(bytes: Buffer, end: number): void {
  if (bytes.length < end) throw new Error(`File of heights ends at byte ${bytes.length}, ${end} are expected`);
}

/** The height of a point. */
interface FoundHeight {
  readonly heightM: number;
  /** Whether the height of this very spot (within 300 m) is known; else it is estimated, to whole tens of metres (fives below 100 m). */
  readonly isKnown: boolean;
}

/** The terrain ready for questions: grids, and by cell of a few kilometres the known heights that reach into it. */
export interface HeightModel {
  readonly grids: readonly HeightGrid[];
  readonly reaching: ReadonlyMap<number, readonly ReachingHeight[]>;
}

interface ReachingHeight extends LatLng {
  /** Known height minus that of the grid, metres. */
  readonly excessM: number;
  readonly levelKm: number;
  readonly reachKm: number;
  readonly isRough: boolean;
  /** Kilometres in a degree of longitude here. */
  readonly kmPerLng: number;
}

const FILE = new URL('./heights.bin.gz', import.meta.url);
const KM_PER_LAT = 111.2;
/** A town's height says something of its valley, a summit's nothing of its foot. */
const REACH_KM: Record<KnownKind, number> = { town: 4, station: 4, hill: 4, spot: 2, about: 4 };
/** Up to here the height holds as it is. */
const LEVEL_KM: Record<KnownKind, number> = { town: 0, station: 0, hill: 2, spot: 0, about: 2 };
const CELLS_PER_DEGREE = 20;
const CELL_ROW = 1000;
/** Keeps the weight of a known height finite at its own point. */
const NEAREST_KM = 0.2;
const KNOWN_KM = 0.3;
/** More digits would feign an exactness that estimates do not have. */
const LOW_M = 100;
const LOW_STEP_M = 5;
const STEP_M = 10;

/** Reads the checked-in file of heights; `spots` are known heights beside those of the file. */
export function openHeightModel(spots: readonly KnownHeight[] = []): HeightModel {
  const { grids, known } = parseHeightFile(unpackHeightFile(readFileSync(FILE)));
  return makeHeightModel({ grids, known: [...known, ...spots] });
}

/** Makes heights ready for questions. A known height off every grid is left out. */
export function makeHeightModel({ grids, known }: HeightFile): HeightModel {
  const reaching = new Map<number, ReachingHeight[]>();
  for (const { lat, lng, heightM, kind } of known) {
    const excessM = heightM - readGrids(grids, lat, lng);
    if (Number.isNaN(excessM)) continue;
    const kmPerLng = KM_PER_LAT * Math.cos((lat * Math.PI) / 180);
    const entry = {
      lat,
      lng,
      excessM,
      levelKm: LEVEL_KM[kind],
      reachKm: REACH_KM[kind],
      isRough: kind === 'about',
      kmPerLng,
    };
    for (const cell of listCells(entry)) reaching.set(cell, [...(reaching.get(cell) ?? []), entry]);
  }
  return { grids, reaching };
}

/**
 * Height of a point: that of the grid, moved by what the known heights around it differ from the grid. Their part is
 * whole at their own point and fades to nothing at their reach, so heights are continuous from point to point. The sea
 * is 0, nothing is below it. Null off the grids.
 */
export function findModelHeight(model: HeightModel, { lat, lng }: LatLng): FoundHeight | null {
  const ground = readGrids(model.grids, lat, lng);
  if (Number.isNaN(ground)) return null;
  const known = model.reaching.get(findCell(lat, lng));
  if (known === undefined) return { heightM: roundEstimate(ground), isKnown: false };
  let weights = 0;
  let excess = 0;
  let share = 0;
  let nearestKm = Number.POSITIVE_INFINITY;
  for (const { lat: knownLat, lng: knownLng, excessM, levelKm, reachKm, isRough, kmPerLng } of known) {
    const north = (lat - knownLat) * KM_PER_LAT;
    const east = (lng - knownLng) * kmPerLng;
    const distanceKm = Math.sqrt(north * north + east * east);
    if (distanceKm >= reachKm) continue;
    const beyondKm = Math.max(distanceKm - levelKm, 0);
    const beyond = beyondKm / (reachKm - levelKm);
    const weight = ((1 - beyond) / (beyondKm + NEAREST_KM)) ** 2;
    weights += weight;
    excess += weight * excessM;
    share = Math.max(share, (1 - beyond * beyond) ** 2);
    if (!isRough) nearestKm = Math.min(nearestKm, distanceKm);
  }
  const heightM = weights === 0 ? ground : ground + (share * excess) / weights;
  const isKnown = nearestKm <= KNOWN_KM;
  return { heightM: Math.max(isKnown ? Math.round(heightM) : roundEstimate(heightM), 0), isKnown };
}

function roundEstimate(heightM: number): number {
  const step = heightM < LOW_M ? LOW_STEP_M : STEP_M;
  return Math.round(heightM / step) * step;
}

/** Height of the first grid that a point lies on, NaN off all of them. */
function readGrids(grids: readonly HeightGrid[], lat: number, lng: number): number {
  for (const grid of grids) {
    const height = interpolateHeight(grid, lat, lng);
    if (!Number.isNaN(height)) return height;
  }
  return Number.NaN;
}

function listCells({ lat, lng, reachKm, kmPerLng }: ReachingHeight): Set<number> {
  const cells = new Set<number>();
  for (const south of [-1, 0, 1]) {
    for (const west of [-1, 0, 1]) {
      cells.add(findCell(lat + (south * reachKm) / KM_PER_LAT, lng + (west * reachKm) / kmPerLng));
    }
  }
  return cells;
}

function findCell(lat: number, lng: number): number {
  return Math.floor(lat * CELLS_PER_DEGREE) * CELL_ROW * CELLS_PER_DEGREE + Math.floor(lng * CELLS_PER_DEGREE);
}
