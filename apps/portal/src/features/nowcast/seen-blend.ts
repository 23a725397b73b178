import { findScaleValue, toScaleByte } from '@portal/domain/geo/byte-scale';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { modelShare, type RadarRain } from '@portal/domain/weather/rain-course';
import { findCellKm, NATIONAL_GRID, NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import type { RadarState, RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { LRUCache } from 'lru-cache';

/** Width of the band inside a radar's edge where satellites gradually take over, km: its beam is high and wide there. */
const BAND_KM = 40;
const BAND_CELLS = BAND_KM / findCellKm(NATIONAL_GRID);
/** The cover where satellites have no part. */
export const FULL_COVER = 255;
const DIAGONAL = Math.SQRT2;
/** The cover of no radar. */
export const NO_COVER = new Uint8Array(NATIONAL_SIZE.columns * NATIONAL_SIZE.rows);

const isSeen = (byte: number | undefined): boolean => byte !== undefined && byte !== RAIN_SCALE.missing;

/** Cells that no radar sees and no neighbour of which it sees: a single gap is not an edge. */
function isOutside(bytes: Uint8Array, cell: number): boolean {
  const { columns, rows } = NATIONAL_SIZE;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y += 1) {
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x += 1) {
      if (isSeen(bytes[y * columns + x])) return false;
    }
  }
  return true;
}

/** Distance of each cell from the radar's edge in cells, 0 outside, at most the band: two passes over the raster. */
function measureDepths(bytes: Uint8Array): Float32Array {
  const { columns, rows } = NATIONAL_SIZE;
  const depths = Float32Array.from(bytes, (byte, cell) => (!isSeen(byte) && isOutside(bytes, cell) ? 0 : BAND_CELLS));
  const pass = (cell: number, row: number, column: number, way: 1 | -1): void => {
    const isRow = way === 1 ? row > 0 : row < rows - 1;
    const above = cell - way * columns;
    let depth = depths[cell] as number;
    const reach = (other: number, step: number): void => {
      depth = Math.min(depth, (depths[other] as number) + step);
    };
    if (way === 1 ? column > 0 : column < columns - 1) reach(cell - way, 1);
    if (isRow) reach(above, 1);
    if (isRow && column > 0) reach(above - 1, DIAGONAL);
    if (isRow && column < columns - 1) reach(above + 1, DIAGONAL);
    depths[cell] = depth;
  };
  for (let cell = 0; cell < depths.length; cell += 1) pass(cell, Math.floor(cell / columns), cell % columns, 1);
  for (let cell = depths.length - 1; cell >= 0; cell -= 1) pass(cell, Math.floor(cell / columns), cell % columns, -1);
  return depths;
}

/**
 * Weight of a radar over satellites in each cell by the bytes of a frame of its, 0…255: all from 40 km inside its edge
 * on, none outside. The border of the raster is no edge.
 */
function weighCover(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(measureDepths(bytes), (depth) => Math.round((FULL_COVER * depth) / BAND_CELLS));
}

/** A value of radar or satellites, and the model's weight over it by the age of its frame, 0…1. */
interface SeenValue {
  readonly value: number;
  readonly share: number;
}

interface MixedValue extends SeenValue {
  /** Whether satellites have more weight than the radar. */
  readonly isEstimated: boolean;
}

/**
 * The one blend of radar and satellites, of places and of the map: by the radar's cover (0…255) and how much each of
 * them still counts against the model. The known one if only one is; null if neither is.
 */
function mixSeen(radar: SeenValue | null, satellite: SeenValue | null, cover: number): MixedValue | null {
  if (satellite === null) return radar === null ? null : { ...radar, isEstimated: false };
  if (radar === null || cover === 0) return { ...satellite, isEstimated: true };
  if (cover === FULL_COVER) return { ...radar, isEstimated: false };
  const weight = cover / FULL_COVER;
  const ofRadar = weight * (1 - radar.share);
  const ofSatellite = (1 - weight) * (1 - satellite.share);
  const known = ofRadar + ofSatellite;
  const part = known === 0 ? weight : ofRadar / known;
  const value = part * radar.value + (1 - part) * satellite.value;
  return { value, share: 1 - known, isEstimated: part < 0.5 };
}

/** Rain of radar or satellites on the national grid at a moment. */
export interface SeenPlane {
  readonly bytes: Uint8Array;
  /** The model's weight per cell. */
  readonly shares: Float32Array;
  /** Whether it is recent enough to have detail. */
  readonly isFine: boolean;
  /** 1 where satellites lead; null for a radar alone. */
  readonly estimated: Uint8Array | null;
}

const readValue = ({ bytes, shares }: SeenPlane, cell: number): SeenValue | null => {
  const value = findScaleValue(bytes[cell] as number, RAIN_SCALE);
  return value === null ? null : { value, share: shares[cell] as number };
};

/** The blend in every cell, by the radar's cover. Null without either. */
export function mixPlanes(radar: SeenPlane | null, satellite: SeenPlane | null, cover: Uint8Array): SeenPlane | null {
  if (satellite === null) return radar;
  if (radar === null) return { ...satellite, estimated: new Uint8Array(satellite.bytes.length).fill(1) };
  const mixed = {
    // A copy: `slice` of a Buffer would change the store's own bytes.
    bytes: Uint8Array.from(radar.bytes),
    shares: radar.shares.slice(),
    isFine: radar.isFine,
    estimated: new Uint8Array(cover.length),
  };
  for (let cell = 0; cell < cover.length; cell += 1) {
    // Most cells are far inside the radar's range: only the others are worth the objects.
    if (cover[cell] === FULL_COVER && isSeen(radar.bytes[cell])) continue;
    const found = mixSeen(readValue(radar, cell), readValue(satellite, cell), cover[cell] as number);
    if (found === null) continue;
    mixed.bytes[cell] = toScaleByte(found.value, RAIN_SCALE);
    mixed.shares[cell] = found.share;
    if (found.isEstimated) mixed.estimated[cell] = 1;
  }
  return mixed;
}

const toValue = (value: number | null | undefined, share: number): SeenValue | null =>
  value === null || value === undefined ? null : { value, share };

/**
 * The blend at a place, with the source that leads at first. `covers` and `starts` have one entry per step. What has
 * fallen stays the radar's.
 */
export function mixRain(
  radar: RadarRain,
  satellite: RadarRain,
  covers: readonly number[],
  starts: readonly EpochSeconds[],
): RadarRain {
  const mixed = starts.map((at, index) => {
    const [one, other] = [radar.steps[index], satellite.steps[index]];
    const [share, otherShare] = [radar, satellite].map(({ frameAt, fullWeightMinutes }) =>
      modelShare(frameAt, at, fullWeightMinutes),
    ) as [number, number];
    const cover = covers[index] ?? 0;
    return {
      rain: mixSeen(toValue(one?.rainMmh, share), toValue(other?.rainMmh, otherShare), cover),
      chance: mixSeen(toValue(one?.chancePercent, share), toValue(other?.chancePercent, otherShare), cover),
    };
  });
  const steps = mixed.map(({ rain, chance }) => ({
    rainMmh: rain?.value ?? null,
    chancePercent: chance?.value ?? null,
    modelShare: rain?.share ?? 1,
  }));
  const [lead, other] = mixed[0]?.rain?.isEstimated === true ? [satellite, radar] : [radar, satellite];
  const credits = [lead, other].flatMap(({ source }) => source.credit ?? []);
  return { ...lead, source: { ...lead.source, credit: credits.join('; ') }, steps };
}

/** Finds the cover of a radar at a moment: that of its frame, or of its nowcast, whose leads see the same cells. */
export type FindCover = (state: Pick<RadarState, 'origin' | 'frameAt'>, at: EpochSeconds) => Uint8Array;

/** Frames of an hour, and a nowcast. */
const MOST_COVERS = 8;

/** A reader of covers that keeps the newest ones: places and frames ask for the same. Without the data none is covered. */
export function createCoverFinder(radar: Pick<RadarStore, 'findFrame' | 'findRain'>): FindCover {
  const known = new LRUCache<string, Uint8Array>({ max: MOST_COVERS });
  return ({ origin, frameAt }, at) => {
    const isObserved = at <= frameAt;
    const key = `${origin} ${isObserved ? at : `${frameAt} ahead`}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const bytes = isObserved ? radar.findFrame(origin, at) : radar.findRain(origin, frameAt, 1);
    if (bytes === null) return NO_COVER;
    const cover = weighCover(bytes);
    known.set(key, cover);
    return cover;
  };
}
