import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LatLng } from '@portal/domain/geo/lat-lng';

export interface HeightGrid {
  /** Latitude of the first, southernmost row. */
  readonly south: number;
  /** Longitude of the first, westernmost column. */
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  readonly rows: number;
  readonly columns: number;
  /** Metres above sea level, row by row from the south; the sea is 0. */
  readonly heightsM: Int16Array;
}

/** Cells extend half a step beyond the outer nodes, with the height of the outer node. */
const EDGE = 0.5;

/** Bilinear height in metres; NaN off the grid. */
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
 * Type of a known height, which decides how far it is valid: GeoNames towns and weather stations lie where people
 * live; a hill (a resort or station above or below its surroundings) has its own level; a spot (a summit or pass) is
 * valid for itself only; `about` is a hill whose height is known roughly.
 */
export type KnownKind = 'town' | 'station' | 'hill' | 'spot' | 'about';

export interface KnownHeight extends LatLng {
  readonly heightM: number;
  readonly kind: KnownKind;
}

interface HeightFile {
  /** In order of priority: the first grid that contains a point is used. */
  readonly grids: readonly HeightGrid[];
  readonly known: readonly KnownHeight[];
}

interface Header {
  readonly grids: readonly Omit<HeightGrid, 'heightsM'>[];
  readonly known: number;
}

const KINDS: readonly KnownKind[] = ['town', 'station', 'hill', 'spot', 'about'];
/** Coordinates are stored as whole hundred-thousandths of a degree, about a metre. */
const PER_DEGREE = 1e5;
const GRID_BYTES = 2;
const KNOWN_BYTES = 12;

/**
 * Uncompressed file: a line of JSON, grids as 16-bit, known heights as 32-bit coordinates with 16-bit height and
 * kind, all little-endian.
 */
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

export function packHeightFile(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 });
}

/** Decompresses to the bytes of `formatHeightFile`. */
export function unpackHeightFile(packed: Buffer): Buffer {
  return gunzipSync(packed);
}

/** Parses the output of `formatHeightFile`. Throws if the length does not match the header. */
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

interface FoundHeight {
  readonly heightM: number;
  /** Whether the height is known within 300 m; otherwise it is estimated, to tens of metres (fives below 100 m). */
  readonly isKnown: boolean;
}

/** The terrain: grids, and known heights indexed by the cells they reach. */
export interface HeightModel {
  readonly grids: readonly HeightGrid[];
  readonly reaching: ReadonlyMap<number, readonly ReachingHeight[]>;
}

interface ReachingHeight extends LatLng {
  /** Known height minus grid height, metres. */
  readonly excessM: number;
  readonly levelKm: number;
  readonly reachKm: number;
  readonly isRough: boolean;
  /** Kilometres per degree of longitude at this point. */
  readonly kmPerLng: number;
}

const FILE = new URL('./heights.bin.gz', import.meta.url);
const KM_PER_LAT = 111.2;
/** A town's height also fits its valley, a summit's not its foot. */
const REACH_KM: Record<KnownKind, number> = { town: 4, station: 4, hill: 4, spot: 2, about: 4 };
/** Radius within which the height is constant. */
const LEVEL_KM: Record<KnownKind, number> = { town: 0, station: 0, hill: 2, spot: 0, about: 2 };
const CELLS_PER_DEGREE = 20;
const CELL_ROW = 1000;
/** Keeps the weight of a known height finite at its own point. */
const NEAREST_KM = 0.2;
const KNOWN_KM = 0.3;
/** More digits would suggest an accuracy that estimates do not have. */
const LOW_M = 100;
const LOW_STEP_M = 5;
const STEP_M = 10;

/** Reads the repository's heights file; `spots` are additional known heights. */
export function openHeightModel(spots: readonly KnownHeight[] = []): HeightModel {
  const { grids, known } = parseHeightFile(unpackHeightFile(readFileSync(FILE)));
  return makeHeightModel({ grids, known: [...known, ...spots] });
}

/** Builds the model. Known heights off every grid are left out. */
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
 * Height of a point: the grid's, corrected by the differences of known heights around it. Their weight is full at
 * their own point and fades to zero at their reach, so that heights are continuous. Never below sea level (0). Null
 * off the grids.
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

/** Height of the first grid that contains a point; NaN off all of them. */
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
