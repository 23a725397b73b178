import { readFileSync } from 'node:fs';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type HeightFile, type KnownHeight, type KnownKind, parseHeightFile, unpackHeightFile } from './height-file.ts';
import { type HeightGrid, interpolateHeight } from './height-grid.ts';

/** The height of a point. */
export interface FoundHeight {
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
